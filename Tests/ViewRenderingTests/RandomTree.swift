import ViewTree

/// Numbers that are the same in every run.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}

/// A tree of up to 60 views whose names have three different letters each: `aab`.
func randomTree(_ random: inout FixedRandom) -> ViewTree {
  var builder = ViewTree.Builder()
  builder.screen = Size(width: 300, height: 200)
  let count = Int.random(in: 1...60, using: &random)
  for number in 0..<count {
    while builder.depth > 0, Bool.random(using: &random) { builder.close() }
    let letters = [number / 676, number / 26 % 26, number % 26].map { Character(Unicode.Scalar(UInt8(97 + $0))) }
    func side(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
    var node = ViewTree.Node(
      "V", name: String(letters), frame: Rect(x: side(-60...400), y: side(-60...300), width: side(0...500), height: side(0...300)))
    node.clipsToBounds = Int.random(in: 0..<5, using: &random) == 0
    node.isHidden = Int.random(in: 0..<8, using: &random) == 0
    if Int.random(in: 0..<3, using: &random) == 0 { node.backgroundColor = Color(red: 1, green: 2, blue: 3) }
    if Int.random(in: 0..<3, using: &random) == 0 { node.text = ["設定", "two words", "", "😀😀😀"].randomElement(using: &random) }
    builder.open(node)
  }
  return builder.finish()
}
