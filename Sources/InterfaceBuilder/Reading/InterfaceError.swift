public import PullParsing

/// Why a file gives no document, or a document no tree: where, what, and what to do.
public enum InterfaceError: Error, Equatable, Sendable, CustomStringConvertible {
  case malformed(XMLError)
  case mergeConflict(at: SourceLocation)
  case compiledNib(file: String)
  case binaryPropertyList(file: String)
  case json(file: String)
  case plainText(file: String)
  /// A document from before Xcode 4.
  case archive(version: String?, at: SourceLocation)
  case otherRoot(String, at: SourceLocation)
  case otherDocument(type: String?, at: SourceLocation)
  case noViews(file: String)

  public var description: String {
    switch self {
    case .malformed(let error): error.description
    case .mergeConflict(let location): "\(location): error: a merge conflict is not resolved here; resolve it and save the file"
    case .compiledNib(let file): "\(file):1:1: error: this is a compiled nib; give the .xib or .storyboard it was made from"
    case .binaryPropertyList(let file):
      "\(file):1:1: error: this is a binary property list, a compiled nib perhaps; give the .xib or .storyboard it was made from"
    case .json(let file): "\(file):1:1: error: this is JSON, no storyboard or xib; give it without saying that it is one"
    case .plainText(let file): "\(file):1:1: error: this is no XML, so no storyboard or xib; give a .storyboard or .xib file"
    case .archive(let version, let location):
      "\(location): error: this <archive>\(version.map { " (version \($0))" } ?? "") is the format from before Xcode 4; "
        + "open the file in Xcode 4 to 14 and save it"
    case .otherRoot(let name, let location):
      "\(location): error: '<\(name)>' is no storyboard or xib; one starts with '<document type=\"com.apple.InterfaceBuilder…\">'"
    case .otherDocument(let type, let location):
      "\(location): error: a document of \(type.map { "type '\($0)'" } ?? "no type") is no storyboard or xib; "
        + "their type starts with 'com.apple.InterfaceBuilder'"
    case .noViews(let file): "\(file):1:1: error: no scene of this file has a view; give a file that has one"
    }
  }
}
