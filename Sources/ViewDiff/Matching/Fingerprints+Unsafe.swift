import PullParsing
import ViewTree

/// What the nodes of a tree tell, as hashes, and what their subtrees tell.
///
/// The one file here that reads a pool through raw pointers; they live as long as the closures that get them.
struct Fingerprints {
  /// Of the subtree: everything.
  private(set) var exact: [UInt64]
  /// Of the subtree: everything but the frame of its root, which a move changes.
  private(set) var movable: [UInt64]
  /// Of the subtree: everything but frames.
  private(set) var content: [UInt64]
  private(set) var traits: [Traits]
  /// What is below a node, as a sketch: in each of eight lanes the smallest hash of the nodes that fall there. The share of
  /// lanes that two sketches have in common estimates the share of contents that the subtrees do.
  private(set) var below: [SIMD8<UInt32>]

  /// How many nodes have an identity, a name, a tag.
  private(set) var identityCount = 0
  private(set) var nameCount = 0
  private(set) var tagCount = 0

  /// Single properties of a node; 0 for what it doesn't have. Those that only tell how alike two nodes are have half a hash.
  struct Traits {
    var identity: UInt64 = 0
    var name: UInt64 = 0
    var tag: UInt64 = 0
    var className: UInt32 = 0
    var text: UInt32 = 0
    var controller: UInt32 = 0
    var attributes: UInt32 = 0
  }

  /// - Complexity: O(*n*).
  init(of tree: ViewTree, options: ComparisonOptions, comparingIdentity: Bool) {
    let count = tree.count
    exact = Array(repeating: 0, count: count)
    movable = Array(repeating: 0, count: count)
    content = Array(repeating: 0, count: count)
    traits = Array(repeating: Traits(), count: count)
    below = Array(repeating: SIMD8(repeating: .max), count: count)
    let reader = NodeHasher(tree: tree, options: options, comparingIdentity: comparingIdentity)
    let framesCount = options.tolerance == 0 && !options.ignoredProperties.contains(.frame)
    withExtendedLifetime(tree.pool.source) {
      tree.pool.added.withUnsafeBufferPointer { added in
        tree.records.withUnsafeBufferPointer { records in
          let texts = NodeHasher.Texts(source: tree.pool.source?.base, sourceCount: tree.pool.source?.count ?? 0, added: added)
          for index in stride(from: count - 1, through: 0, by: -1) {
            let own = reader.hash(records[index], texts, &traits[index])
            if traits[index].identity != 0 { identityCount += 1 }
            if traits[index].name != 0 { nameCount += 1 }
            if traits[index].tag != 0 { tagCount += 1 }
            finish(index, records[index], own: own, framesCount: framesCount)
          }
        }
      }
    }
  }

  /// Makes the hashes of the subtree at `index`, whose subviews' are made, and adds them to its superview's; `own` is that of what
  /// the node tells, its frame aside.
  @inline(__always)
  private mutating func finish(_ index: Int, _ record: Record, own: UInt64, framesCount: Bool) {
    var framed = own
    if framesCount, record.flags.contains(.hasFrame) {
      framed = mix(framed ^ bits(record.frame.x), 0xA076_1D64_78BD_642F)
      framed = mix(framed ^ bits(record.frame.y), 0xE703_7ED1_A0B4_28DB)
      framed = mix(framed ^ bits(record.frame.width), 0x8EBC_6AF0_9C88_C6E3)
      framed = mix(framed ^ bits(record.frame.height), 0x5899_65CC_7537_4CC3)
    }
    // Until here, `exact` and `content` hold what the subviews added.
    movable[index] = mix(exact[index] ^ own, 0x1D8E_4E27_C47D_124F)
    exact[index] = mix(exact[index] ^ framed, 0xEB44_ACCA_B455_D165)
    content[index] = mix(content[index] ^ own, 0x9FB2_1C65_1E98_DF25)
    let parent = Int(record.parent)
    if parent < 0 { return }
    exact[parent] = mix(exact[parent] &+ exact[index], 0xC2B2_AE3D_27D4_EB4F)
    content[parent] = mix(content[parent] &+ content[index], 0x1656_67B1_9E37_79F9)
    var sketch = below[index]
    let lane = Int(own & 7)
    sketch[lane] = min(sketch[lane], UInt32(truncatingIfNeeded: own >> 32))
    below[parent] = pointwiseMin(below[parent], sketch)
  }

  /// About how much of what is below two nodes they have in common, from 0 to 1. Frames don't count.
  static func resemblance(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> Double {
    var used = 0
    var same = 0
    for lane in 0..<8 where min(a[lane], b[lane]) != .max {
      used += 1
      if a[lane] == b[lane] { same += 1 }
    }
    return used == 0 ? 0 : Double(same) / Double(used)
  }
}

/// Hashes what a node tells, as far as it is compared.
private struct NodeHasher {
  struct Texts {
    let source: UnsafePointer<UInt8>?
    let sourceCount: Int
    let added: UnsafeBufferPointer<UInt8>

    @inline(__always)
    func bytes(_ ref: TextRef) -> UnsafeBufferPointer<UInt8> {
      let offset = Int(ref.offset)
      if ref.count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
      if offset < sourceCount { return UnsafeBufferPointer(start: source.map { $0 + offset }, count: Int(ref.count)) }
      let start = offset - sourceCount
      return UnsafeBufferPointer(rebasing: added[start..<start + Int(ref.count)])
    }
  }

  private let extras: [ExtraRecord]
  private let attributeRecords: [AttributeRecord]
  /// The hash of each name of the tree's table.
  private let names: [UInt64]
  private let ignoresAttribute: [Bool]
  private let tagName: Int32
  private let keeps: (Property) -> Bool
  private let keptFlags: Record.Flags
  private let comparesClass, comparesIdentity, comparesName, comparesText, comparesAttributes, comparesExtras: Bool

  init(tree: ViewTree, options: ComparisonOptions, comparingIdentity: Bool) {
    extras = tree.extras
    attributeRecords = tree.attributeRecords
    let texts = tree.names.refs.map { tree.pool.string($0) ?? "" }
    names = tree.names.refs.map { tree.pool.withBytes(of: $0) { ViewDiff.hash($0, salt: 0x51) } }
    ignoresAttribute = texts.map { options.ignoredAttributes.contains($0) }
    tagName = Int32(texts.firstIndex(of: "tag") ?? -1)
    let ignored = options.ignoredProperties
    keeps = { !ignored.contains($0) }
    var flags: Record.Flags = []
    if !ignored.contains(.frame) { flags.insert(.hasFrame) }
    if !ignored.contains(.isHidden) { flags.insert(.isHidden) }
    if !ignored.contains(.clipsToBounds) { flags.insert(.clips) }
    if !ignored.contains(.isUserInteractionEnabled) { flags.insert(.isInteractive) }
    keptFlags = flags
    comparesClass = !ignored.contains(.className)
    comparesIdentity = comparingIdentity && !ignored.contains(.identity)
    comparesName = !ignored.contains(.name)
    comparesText = !ignored.contains(.text)
    comparesAttributes = !ignored.contains(.attributes)
    comparesExtras = !ignored.isSuperset(of: [.boundsOrigin, .alpha, .backgroundColor, .controller])
  }

  @inline(__always)
  func hash(_ record: Record, _ texts: Texts, _ traits: inout Fingerprints.Traits) -> UInt64 {
    let className = names[Int(record.className)]
    traits.className = UInt32(truncatingIfNeeded: className)
    if !record.identity.isNone { traits.identity = ViewDiff.hash(texts.bytes(record.identity), salt: 0x1D) }
    if !record.name.isNone { traits.name = ViewDiff.hash(texts.bytes(record.name), salt: 0x4A) }
    let text = record.text.isNone ? 0 : ViewDiff.hash(texts.bytes(record.text), salt: 0x7E)
    traits.text = UInt32(truncatingIfNeeded: text)
    var result = UInt64(record.flags.intersection(keptFlags).rawValue)
    if comparesClass { result = mix(result ^ className, 0x9E37_79B9_7F4A_7C15) }
    if comparesIdentity { result = mix(result ^ traits.identity, 0xBF58_476D_1CE4_E5B9) }
    if comparesName { result = mix(result ^ traits.name, 0x94D0_49BB_1331_11EB) }
    if comparesText { result = mix(result ^ text, 0xD6E8_FEB8_6659_FD93) }
    if record.extra >= 0, comparesExtras {
      result = mix(result ^ hash(extras[Int(record.extra)], texts, &traits), 0xFF51_AFD7_ED55_8CCD)
    } else {
      result = mix(result, 0xFF51_AFD7_ED55_8CCD)
    }
    if record.attributeCount > 0 { addAttributes(of: record, texts, &traits, to: &result) }
    return result
  }

  private func hash(_ extra: ExtraRecord, _ texts: Texts, _ traits: inout Fingerprints.Traits) -> UInt64 {
    var result: UInt64 = 0
    if keeps(.boundsOrigin), extra.boundsOrigin != .zero {
      result = mix(bits(extra.boundsOrigin.x) ^ 0x0B0B, 0xA076_1D64_78BD_642F)
      result = mix(result ^ bits(extra.boundsOrigin.y), 0xE703_7ED1_A0B4_28DB)
    }
    if keeps(.alpha), !isSame(extra.alpha, 1) { result = mix(result ^ bits(extra.alpha), 0x8EBC_6AF0_9C88_C6E3) }
    if keeps(.backgroundColor), let color = extra.background {
      result = mix(result ^ (UInt64(color) | 1 << 32), 0x5899_65CC_7537_4CC3)
    }
    if keeps(.controller), extra.controllerClass >= 0 {
      var hash = names[Int(extra.controllerClass)]
      if !extra.controllerTitle.isNone {
        hash = mix(hash ^ ViewDiff.hash(texts.bytes(extra.controllerTitle), salt: 0x71), 0x1D8E_4E27_C47D_124F)
      }
      traits.controller = UInt32(truncatingIfNeeded: hash) | 1
      if !extra.controllerState.isNone {
        hash = mix(hash ^ ViewDiff.hash(texts.bytes(extra.controllerState), salt: 0x57), 0xEB44_ACCA_B455_D165)
      }
      result = mix(result ^ hash, 0x9FB2_1C65_1E98_DF25)
    }
    return result
  }

  private func addAttributes(of record: Record, _ texts: Texts, _ traits: inout Fingerprints.Traits, to result: inout UInt64) {
    var all: UInt64 = 0
    for k in record.attributes {
      let attribute = attributeRecords[k]
      let bytes = texts.bytes(attribute.value)
      let value = ViewDiff.hash(bytes, salt: 0xA7)
      if attribute.name == tagName, traits.tag == 0, !(bytes.count == 1 && bytes[0] == UInt8(ascii: "0")) { traits.tag = value }
      if ignoresAttribute[Int(attribute.name)] { continue }
      all = mix(all ^ names[Int(attribute.name)], 0xC2B2_AE3D_27D4_EB4F)
      all = mix(all ^ value, 0x1656_67B1_9E37_79F9)
    }
    traits.attributes = UInt32(truncatingIfNeeded: all) | 1
    if comparesAttributes { result = mix(result ^ all, 0x2545_F491_4F6C_DD1D) }
  }
}
