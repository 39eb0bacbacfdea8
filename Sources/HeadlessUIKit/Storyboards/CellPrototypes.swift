internal import InterfaceBuilder

/// Cells that a storyboard draws inside a table or collection view are made whenever one of their identifier is asked for, and aren't
/// themselves in it. A table of static cells keeps them.
extension ViewMaker {
  func registerPrototypes() {
    for index in document.views.indices {
      let saved = document.views[index]
      guard let list = saved.superview, ownersOfConstraints.contains(index), let cell = saved.id.flatMap({ objects[$0] as? UIView }),
        let identifier = document.elements.attribute("reuseIdentifier", of: saved.element)
      else { continue }
      let view = document.views[list].id.flatMap { objects[$0] }
      if let table = view as? UITableView, saved.elementName == "tableViewCell" {
        guard !document.elements.has(document.views[list].element, "dataMode", "static") else { continue }
        table.prototypes[identifier] = { [document] in ViewMaker(document).makeCell(at: index, of: UITableViewCell.self) }
      } else if let collection = view as? UICollectionView, saved.elementName == "collectionViewCell" {
        collection.prototypes[identifier] = { [document] in ViewMaker(document).makeCell(at: index, of: UICollectionViewCell.self) }
      } else {
        continue
      }
      made.removeAll { $0.isDescendant(of: cell) }
      cell.removeFromSuperview()
      for part in index..<saved.end { if let id = document.views[part].id { objects[id] = nil } }
      ownersOfConstraints.subtract(index..<saved.end)
    }
  }

  /// - Returns: `nil` where the file's class isn't a kind of `base`.
  private func makeCell<Cell: UIView>(at index: Int, of base: Cell.Type) -> Cell? {
    let saved = document.views[index]
    let registered = saved.customClass.flatMap { session.classes.views[$0] }
    let isStandIn = registered == nil && saved.customClass != nil
    let coder = InterfaceCoder(standIn: isStandIn ? saved.className : nil) { [self] view in place(view, saved) }
    guard let cell = (registered?.type ?? base).init(coder: coder) as? Cell else { return nil }
    describe(cell, saved)
    if let id = saved.id { objects[id] = cell }
    ownersOfConstraints.insert(index)
    let contentView = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    if let contentView, let content = document.views[index..<saved.end].indices.first(where: { document.views[$0].superview == index }) {
      if let id = document.views[content].id { objects[id] = contentView }
      ownersOfConstraints.insert(content)
      for child in content..<document.views[content].end where document.views[child].superview == content {
        contentView.addSubview(makeSubtree(at: child))
      }
    }
    connect()
    awaken()
    cell.awakeFromNib()
    return cell
  }
}
