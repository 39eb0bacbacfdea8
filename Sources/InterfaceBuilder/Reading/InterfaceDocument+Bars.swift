extension InterfaceDocument {
  /// The controllers that `controller` contains by relationship, by index: a navigation controller's root, a tab bar's pages.
  func contained(in controller: Int) -> [Int] {
    segues(of: controllers[controller].element, kind: "relationship").compactMap { segue in
      connections[segue].destination.flatMap { controllerIndices[$0] }
    }
  }

  /// The segues of a kind that start at the object at `element`, by index.
  func segues(of element: Int, kind: String) -> [Int] {
    (segues[element] ?? []).filter {
      if case .segue(kind, _, _) = connections[$0].kind { true } else { false }
    }
  }

  /// Gives the bars of navigation and tab bar controllers the titles they take from the controllers inside.
  mutating func nameBars() {
    for k in views.indices where views[k].text == nil && views[k].superview == nil {
      guard let controller = views[k].controller else { continue }
      var title: String?
      if views[k].elementName == "navigationBar" {
        title = contained(in: controller).first.flatMap { itemTitle("navigationItem", of: $0) }
      } else if views[k].elementName == "tabBar" {
        title = contained(in: controller).compactMap { itemTitle("tabBarItem", of: $0) }.joined(separator: " | ")
      }
      if let title, !title.isEmpty { views[k].text = Text(string: title) }
    }
  }

  private func itemTitle(_ key: StaticString, of controller: Int) -> String? {
    elements.child(key: key, of: controllers[controller].element).flatMap { elements.attribute("title", of: $0) }
      ?? controllers[controller].title
  }
}
