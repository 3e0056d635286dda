extension UIColor {
  @preconcurrency @MainActor
  public var cgColor: CGColor { color(in: UITraitCollection.current) }

  func color(in traits: UITraitCollection) -> CGColor {
    let components = resolvedColor(with: traits).light
    return CGColor(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
