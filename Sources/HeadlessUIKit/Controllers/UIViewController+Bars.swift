extension UIViewController {
  /// What the bars of the containers cover of the controller's view, on top of the safe area.
  var insetsOfBars: UIEdgeInsets { parent?.insetsOfBarsForChildren ?? .zero }
}
