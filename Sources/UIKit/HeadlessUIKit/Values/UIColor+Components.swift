public import Foundation

extension UIColor {
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of a wide space; the components are kept.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour by name. No bundle is looked in, so every name has one: grey unless `HeadlessRuntime.colors` has
  /// another.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    let gray = Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let color = HeadlessRuntime.colors[name]
    self.init(name: name, light: color?.light ?? gray, dark: color?.dark ?? gray)
  }

  /// A colour by name; see `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// A colour that is painted with a picture, which is plain black here.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 1)
  }

  /// There are no archives of colours here; makes a clear one.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Writes hue, saturation, brightness and opacity in light appearance; always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = max(light.red, light.green, light.blue)
    let span = most - min(light.red, light.green, light.blue)
    var sector: CGFloat = 0
    if span > 0 {
      if most == light.red {
        sector = (light.green - light.blue) / span
      } else if most == light.green {
        sector = (light.blue - light.red) / span + 2
      } else {
        sector = (light.red - light.green) / span + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = light.alpha
    return true
  }

  /// Writes grey and opacity in light appearance; true for greys.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white?.pointee = light.red
    alpha?.pointee = light.alpha
    return true
  }

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Takes it for insides and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Takes it for insides in the current context.
  public func setFill() { GraphicsStack.current?.setFillColor(drawn) }
  /// Takes it for lines in the current context.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(drawn) }

  private var drawn: CGColor { color(in: DrawnScreen.shared.traits) }
}
