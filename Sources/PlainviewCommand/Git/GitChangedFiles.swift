import PullParsing

/// The files that differ between two revisions, or between one and the working tree, as git lists them; renamed ones paired.
struct GitChangedFiles {
  /// Paths from the root of the repository; `nil` where the file isn't there.
  struct File: Equatable {
    var old: String?
    var new: String?
  }

  let git: Git
  let old: String
  /// `nil` for the working tree.
  let new: String?

  /// - Parameter isAll: Whether all of the repository is looked at, or the folder that git runs in alone.
  func files(ofAll isAll: Bool) throws -> [File] {
    let arguments = ["diff", "--no-ext-diff", "--no-color", "--name-status", "--find-renames", "-z", old] + (new.map { [$0] } ?? [])
    guard let output = try git.ask(arguments + ["--"] + (isAll ? [] : ["."]))?.output else { return [] }
    return Self.files(in: output.string(in: 0..<output.count))
  }

  /// What `--name-status -z` lists: `M`, the path and, for `R` and `C` with a number, the new path, each up to a zero.
  static func files(in list: String) -> [File] {
    var words = list.split(separator: "\0").map(String.init)[...]
    var files: [File] = []
    while let status = words.popFirst(), let path = words.popFirst() {
      switch status.first {
      case "A": files.append(File(old: nil, new: path))
      case "D": files.append(File(old: path, new: nil))
      case "R": files.append(File(old: path, new: words.popFirst()))
      case "C": files.append(File(old: nil, new: words.popFirst()))
      default: files.append(File(old: path, new: path))
      }
    }
    return files
  }
}
