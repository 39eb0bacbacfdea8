/// Breaks items into lines. "Along" is the direction of a line, "down" that of scrolling.
struct FlowLines {
  let isVertical: Bool
  /// What the content may fill: a line is as long as it, and content scrolls across.
  let size: CGSize
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  private var down: CGFloat = 0
  /// How far it has come in the direction of scrolling.
  var position: CGFloat { down }

  init(isVertical: Bool, size: CGSize) {
    self.isVertical = isVertical
    self.size = size
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: size.width, height: down) : CGSize(width: down, height: size.height)
  }

  private var lineLength: CGFloat { isVertical ? size.width : size.height }
  private var before: CGFloat { isVertical ? inset.left : inset.top }
  private var after: CGFloat { isVertical ? inset.right : inset.bottom }
  private var above: CGFloat { isVertical ? inset.top : inset.left }
  private var below: CGFloat { isVertical ? inset.bottom : inset.right }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func down(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func rect(_ along: CGFloat, _ down: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: along, y: down) : CGPoint(x: down, y: along), size: size)
  }

  /// A header or footer: as long as a line, as high as asked for; `nil` for none.
  mutating func placeAcross(_ wanted: CGSize) -> CGRect? {
    let height = down(wanted)
    guard height > 0 else { return nil }
    let size = isVertical ? CGSize(width: lineLength, height: height) : CGSize(width: height, height: lineLength)
    defer { down += height }
    return rect(0, down, size)
  }

  /// The frames of a section's items.
  ///
  /// A full line is spread from end to end, and the last one takes the spaces of the line before it. Where no more than one item
  /// fits, it stands in the middle. Across its line an item stands in the middle too.
  mutating func frames(of sizes: [CGSize]) -> [CGRect] {
    down += above
    let available = lineLength - before - after
    var frames: [CGRect] = []
    var spacing = itemSpacing
    var start = 0
    while start < sizes.count {
      var end = start + 1
      var length = along(sizes[start])
      while end < sizes.count, length + itemSpacing + along(sizes[end]) <= available + 1e-6 {
        length += itemSpacing + along(sizes[end])
        end += 1
      }
      let count = end - start
      let items = sizes[start..<end].reduce(0) { $0 + along($1) }
      let isLast = end == sizes.count
      let height = sizes[start..<end].reduce(0) { max($0, down($1)) }
      var place = before
      if count == 1, !isLast || start == 0 || along(sizes[start - 1]) * 2 + itemSpacing > available {
        place += max(0, (available - items) / 2)
        // A lone item that isn't one to a line for want of room stands at the start.
        if isLast, start == 0, along(sizes[0]) * 2 + itemSpacing <= available { place = before }
      } else if !isLast, count > 1 {
        spacing = (available - items) / CGFloat(count - 1)
      }
      for size in sizes[start..<end] {
        frames.append(rect(place, down + (height - down(size)) / 2, size))
        place += along(size) + spacing
      }
      down += height + (isLast ? 0 : lineSpacing)
      start = end
    }
    down += below
    return frames
  }
}
