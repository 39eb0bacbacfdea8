public import PullParsing

extension InterfaceDocument {
  /// How embed segues are followed.
  public struct Embedding {
    /// Gives the bytes of another storyboard of the same folder, or nil where there is none.
    ///
    /// The name has an extension and no path: what a file asks for with a separator, `..` or a leading dot is not asked for here.
    public var open: (_ fileName: String) -> InputBytes?
    /// How many views may be embedded. Scenes that embed each other twice would double with every level.
    public var limit = 100_000

    public init(open: @escaping (_ fileName: String) -> InputBytes? = { _ in nil }) {
      self.open = open
    }
  }
}

/// The documents that a tree is made of: the one asked for and those it refers to, each read once.
struct DocumentSet {
  private(set) var documents: [InterfaceDocument]
  private(set) var facts: [NodeFacts]
  private var indices: [String: Int?] = [:]
  /// The notes of the other documents, and of embedding.
  private var othersNotes: [InterfaceDocument.Note] = []
  private var collector = NoteCollector()
  private let tellsConstraints: Bool
  private let naming: ItemNames.Distinction?
  var notes: [InterfaceDocument.Note] { othersNotes + collector.notes }

  /// A controller of one of the documents.
  struct ControllerID: Equatable {
    var document: Int
    var controller: Int
  }

  private let detail: InterfaceDocument.Detail

  init(_ document: InterfaceDocument, detail: InterfaceDocument.Detail, tellsConstraints: Bool, naming: ItemNames.Distinction?) {
    self.detail = detail
    self.tellsConstraints = tellsConstraints
    self.naming = naming
    documents = [document]
    facts = [NodeFacts(document, detail: detail, tellsConstraints: tellsConstraints, naming: naming)]
  }

  mutating func note(_ message: String, at element: Int, of document: Int) {
    collector.add(message) { documents[document].elements.location(of: element) }
  }

  /// The controller with object id `id` in `document`, or the one that it refers to; nil, with a note, where that can't be had.
  mutating func controller(_ id: String?, in document: Int, for segue: Int, _ embedding: InterfaceDocument.Embedding) -> ControllerID? {
    guard let index = id.flatMap({ documents[document].controllerIndices[$0] }) else {
      note("the segue leads to '\(id ?? "")', which is no controller of this file", at: segue, of: document)
      return nil
    }
    var found = ControllerID(document: document, controller: index)
    var steps = 0
    while case .reference(let storyboard, let identifier, let bundle) = documents[found.document].controllers[found.controller].kind {
      steps += 1
      let element = documents[found.document].controllers[found.controller].element
      guard steps < 32 else {
        note("the references to storyboards lead in a circle; nothing is embedded", at: element, of: found.document)
        return nil
      }
      guard bundle == nil else {
        note("the reference leads to another bundle ('\(bundle ?? "")'); nothing is embedded", at: element, of: found.document)
        return nil
      }
      guard let other = self.document(storyboard, from: found.document, at: element, embedding) else { return nil }
      guard let target = documents[other].controllerIndex(identifier) else {
        let wanted = identifier.map { "no controller with the identifier '\($0)'" } ?? "no initial controller"
        note("'\(documents[other].file)' has \(wanted); nothing is embedded", at: element, of: found.document)
        return nil
      }
      found = ControllerID(document: other, controller: target)
    }
    return found
  }

  /// The document that `name` means in a reference of document `from`.
  private mutating func document(
    _ name: String?, from: Int, at element: Int, _ embedding: InterfaceDocument.Embedding
  ) -> Int? {
    guard let name else { return from }
    guard Self.isPlainName(name) else {
      note("'\(name)' is no name of a storyboard; nothing is embedded", at: element, of: from)
      return nil
    }
    if let known = indices[name] {
      if known == nil { note("'\(name).storyboard' can't be read; nothing is embedded", at: element, of: from) }
      return known
    }
    indices[name] = .some(nil)
    guard let bytes = embedding.open(name + ".storyboard") else {
      note("'\(name).storyboard' is not beside this file; nothing is embedded", at: element, of: from)
      return nil
    }
    let folder = documents[0].file.lastIndex(of: "/").map { documents[0].file[...$0] } ?? ""
    do throws(InterfaceError) {
      var other = try InterfaceDocument(reading: bytes, file: folder + name + ".storyboard")
      // A child has its container's traits.
      if documents[0].traits != documents[0].savedTraits { other = other.varied(for: documents[0].traits) }
      documents.append(other)
      facts.append(NodeFacts(other, detail: detail, tellsConstraints: tellsConstraints, naming: naming))
      indices[name] = documents.count - 1
      othersNotes += other.notes
      return documents.count - 1
    } catch {
      note("nothing is embedded: \(error)", at: element, of: from)
      return nil
    }
  }

  /// Whether `name` can only be a file's name, in the folder it is looked for in.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0 != ":" && $0.value >= 0x20 && $0.value != 0x7F }
  }
}

extension InterfaceDocument {
  /// The controller with a storyboard identifier; the initial one for nil.
  func controllerIndex(_ identifier: String?) -> Int? {
    guard let identifier else { return initialController.flatMap { controllerIndices[$0] } }
    return controllers.firstIndex { $0.storyboardIdentifier == identifier }
  }
}
