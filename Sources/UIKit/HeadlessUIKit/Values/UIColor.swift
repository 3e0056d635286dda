public import Foundation

/// A color as a value: the name of a system color, and components for light and dark style and both contrasts.
public final class UIColor: NSObject, Sendable {
  private let header = FoundationHeader()
  /// Red, green, blue and alpha between 0 and 1.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  struct Appearances: Hashable, Sendable {
    var light: Components
    var dark: Components
  }

  let name: String?
  let light: Components
  let dark: Components
  /// The components with high contrast; nil if they are the same.
  private let highContrast: Appearances?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// Whether the color has a single white component, which its description prints.
  private let isGrey: Bool

  init(
    name: String?,
    light: Components,
    dark: Components,
    highContrast: Appearances? = nil,
    provider: (@Sendable (UITraitCollection) -> UIColor)? = nil,
    isGrey: Bool = false
  ) {
    self.isGrey = isGrey
    self.name = name
    self.light = light
    self.dark = dark
    self.highContrast = highContrast
    self.provider = provider
    super.init()
  }

  /// Creates a clear color. UIKit's can't be used.
  public convenience override init() {
    self.init(white: 0, alpha: 0)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(red: red, green: green, blue: blue, alpha: alpha)
    self.init(name: nil, light: components, dark: components)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    let components = Components(red: white, green: white, blue: white, alpha: alpha)
    self.init(name: nil, light: components, dark: components, isGrey: true)
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(name: nil, light: light.light, dark: dark.dark, provider: dynamicProvider)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    if light == dark, highContrast == nil { return self }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let normal = isDark ? dark : light
    let chosen =
      traitCollection.accessibilityContrast == .high
      ? highContrast.map { isDark ? $0.dark : $0.light } ?? normal : normal
    return UIColor(name: nil, light: chosen, dark: chosen)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ components: Components) -> Components {
      Components(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }
    let highContrast = highContrast.map { Appearances(light: faded($0.light), dark: faded($0.dark)) }
    var provider = provider
    if let original = provider { provider = { original($0).withAlphaComponent(alpha) } }
    return UIColor(
      name: nil,
      light: faded(light),
      dark: faded(dark),
      highContrast: highContrast,
      provider: provider,
      isGrey: isGrey
    )
  }

  /// Returns the components in light style; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return name == other.name && light == other.light && dark == other.dark && highContrast == other.highContrast
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }

  public override var description: String {
    if let name { return "<UIDynamicSystemColor; name = \(name)>" }
    func text(_ components: Components) -> String {
      [components.red, components.green, components.blue, components.alpha].map(shortNumber).joined(separator: " ")
    }
    if isGrey { return "UIExtendedGrayColorSpace \(shortNumber(light.red)) \(shortNumber(light.alpha))" }
    if light == dark { return "UIExtendedSRGBColorSpace \(text(light))" }
    return "<UIDynamicColor; light = \(text(light)), dark = \(text(dark))>"
  }
}

extension UIColor {
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(position, 4 - position))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a color from the components, without converting them from Display P3.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a named color: gray unless `HeadlessRuntime.colors` has it. Bundles aren't searched.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    let gray = Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let color = HeadlessRuntime.colors[name]
    self.init(name: name, light: color?.light ?? gray, dark: color?.dark ?? gray)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Creates a black color; patterns aren't drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 1)
  }

  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Returns the components in light style; always true.
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

  /// Returns white and alpha in light style; true for grays.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white?.pointee = light.red
    alpha?.pointee = light.alpha
    return true
  }

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { GraphicsStack.current?.setFillColor(drawn) }
  public func setStroke() { GraphicsStack.current?.setStrokeColor(drawn) }

  private var drawn: CGColor { color(in: DrawnScreen.shared.traits) }
}
