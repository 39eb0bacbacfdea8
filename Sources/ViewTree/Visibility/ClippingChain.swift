/// The clipping views of a tree, each linked to the next one around it, so that the one that cuts off the last of a view is found
/// without walking through all of them.
///
/// Each link also jumps several links outwards and knows what all those leave together, after Myers' skew-binary lists ("An applicative
/// random-access stack", 1983): any link outwards is at most 2 log₂ *n* steps away.
struct ClippingChain {
  private struct Link {
    var view: Int32
    /// The next link outwards, or -1.
    var next: Int32
    /// A link farther outwards, or -1.
    var jump: Int32
    /// How many links there are from here outwards, this one counted.
    var length: Int32
    var box: Box
    /// What the links from here up to `jump`, without it, have in common.
    var common: Box
  }

  private var links: [Link] = []

  /// Adds a clipping view inside `outer`, a link's number or -1, and returns the new link's number.
  mutating func add(_ view: Int, box: Box, inside outer: Int) -> Int {
    var link = Link(view: Int32(view), next: Int32(outer), jump: Int32(outer), length: 1, box: box, common: box)
    if outer >= 0 {
      let first = links[outer]
      link.length = first.length + 1
      if first.jump >= 0 {
        // Two jumps of the same length in a row become one of twice that and one.
        let second = links[Int(first.jump)]
        let secondEnd = second.jump >= 0 ? links[Int(second.jump)].length : 0
        if first.length - second.length == second.length - secondEnd {
          link.jump = second.jump
          link.common = box.intersection(first.common).intersection(second.common)
        }
      }
    }
    links.append(link)
    return links.count - 1
  }

  /// The first view outwards from `link` that leaves nothing of `box`; `nil` when something of it is left.
  ///
  /// - Complexity: O(log *n*).
  func culprit(for box: Box, inside link: Int) -> Int? {
    var rest = box
    var link = link
    while link >= 0 {
      let step = links[link]
      let afterJump = rest.intersection(step.common)
      if !afterJump.isEmpty {
        rest = afterJump
        link = Int(step.jump)
        continue
      }
      rest = rest.intersection(step.box)
      if rest.isEmpty { return Int(step.view) }
      link = Int(step.next)
    }
    return nil
  }
}
