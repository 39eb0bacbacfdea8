import InterfaceBuilder
import InterfaceLayout
import PullParsing
import ViewTree

/// Interface Builder's storyboards and xibs, as saved: a tree for each scene that has views.
struct InterfaceBuilderFormat: TreeReader {
  private let kind: InterfaceDocument.Kind

  init(_ kind: InterfaceDocument.Kind) {
    self.kind = kind
  }

  var name: String { kind.rawValue }
  let hasScenes = true

  var summary: String {
    switch kind {
    case .storyboard: "a storyboard of Interface Builder, as saved: a tree a scene, what containers embed inside them"
    case .xib: "a xib of Interface Builder, as saved"
    }
  }

  var example: String {
    switch kind {
    case .storyboard:
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      </objects></scene></scenes></document>
      """
    case .xib:
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></objects></document>
      """
    }
  }

  func confidence(in bytes: InputBytes) -> Confidence {
    guard bytes.contains("com.apple.InterfaceBuilder", inFirst: 4096) else {
      return bytes.firstWordByte == UInt8(ascii: "<") ? .possible : .none
    }
    let isStoryboard = bytes.contains("Storyboard", inFirst: 4096)
    return isStoryboard == (kind == .storyboard) ? .certain : .likely
  }

  func read(_ bytes: InputBytes, _ request: ReadingRequest) throws -> Reading {
    var document = try InterfaceDocument(reading: bytes, file: request.file)
    let target = request.layout?.target(for: document)
    if let target { document = document.varied(for: target.traits) }
    let scenes = try chosenScenes(of: document, request)
    let embedding = request.embeds ? InterfaceDocument.Embedding(open: request.neighbour) : nil
    let hasConflicts = Flag()
    let framing = document.platform == .iOS ? request.layout.map { Self.framing($0, hasConflicts) } : nil
    var (all, notes) = try document.tree(
      of: scenes, embedding: embedding, framing: framing, detail: request.detail, tellsConstraints: request.tellsConstraints,
      naming: request.naming)
    if let target { all.screen = target.size }
    var trees: [Reading.NamedTree] = []
    var start = 0
    for scene in scenes {
      let rootCount = document.rootCount(ofScene: scene, detail: request.detail)
      if rootCount == 0 { continue }
      var end = start
      for _ in 0..<rootCount { end = all.subtree(of: end).upperBound }
      var tree = all.part(ofRootsIn: start..<end)
      start = end
      let name = document.names(ofScene: scene).first
      tree.source?.name = name
      var named = Reading.NamedTree(name: name, identity: document.scenes[scene].id, tree: tree)
      if case .reference = document.scenes[scene].controller.map({ document.controllers[$0].kind }) { named.isReference = true }
      trees.append(named)
    }
    if request.layout != nil, document.platform != .iOS {
      let what = "this is a \(document.platform.rawValue) file; only iOS files are laid out, so its views stand as saved"
      notes.append(.init(what, at: document.elements.location(of: 0)))
    }
    if hasConflicts.value {
      let command = (["plainview lint"] + request.layoutWords).joined(separator: " ")
      let what = "there are constraints that can't all hold at this size; '\(command)' tells which"
      notes.append(.init(what, at: document.elements.location(of: 0)))
    }
    return Reading(trees: trees, notes: notes.map(\.description))
  }

  /// What is embedded is laid out at the size of its container, all else as `options` say.
  private static func framing(_ options: LayoutOptions, _ hasConflicts: Flag) -> InterfaceDocument.Framing {
    { document, root, size in
      var options = options
      options.container = size
      let laidOut = document.laidOut(root: root, options: options)
      if !laidOut.conflicts.isEmpty { hasConflicts.value = true }
      return laidOut.frames
    }
  }

  /// Whether constraints gave way while trees were made.
  private final class Flag {
    var value = false
  }

  private func chosenScenes(of document: InterfaceDocument, _ request: ReadingRequest) throws(SceneError) -> [Int] {
    guard let wanted = request.scene else { return Array(document.scenes.indices) }
    return try Self.scenes(named: wanted, of: document)
  }

  /// - Throws: What scenes there are, where none is called `wanted`.
  static func scenes(named wanted: String, of document: InterfaceDocument) throws(SceneError) -> [Int] {
    let chosen = document.scenes(named: wanted)
    if chosen.isEmpty {
      let names = document.scenes.indices.filter { !document.scenes[$0].roots.isEmpty }.map { document.names(ofScene: $0) }
      throw SceneError(file: document.file, wanted: wanted, names: names.compactMap(\.first), otherNames: names.flatMap { $0.dropFirst() })
    }
    return chosen
  }
}
