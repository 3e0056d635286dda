public import Foundation

/// A colour as a value: a name where the system gives one, and its components in light and dark appearance, of either
/// contrast.
public final class UIColor: NSObject, Sendable {
  private let header = FoundationHeader()
  /// Red, green, blue and opacity from 0 to 1.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  /// The values of a colour in light and dark appearance.
  struct Appearances: Hashable, Sendable {
    var light: Components
    var dark: Components
  }

  let name: String?
  let light: Components
  let dark: Components
  /// The values where more contrast is asked for; `nil` where they are the same.
  private let highContrast: Appearances?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// Whether it was made as a grey, of one number: it prints so.
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

  /// A clear colour. UIKit's is none that can be used.
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
    let usual = isDark ? dark : light
    let chosen =
      traitCollection.accessibilityContrast == .high
      ? highContrast.map { isDark ? $0.dark : $0.light } ?? usual : usual
    return UIColor(name: nil, light: chosen, dark: chosen)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ components: Components) -> Components {
      Components(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }
    let highContrast = highContrast.map { Appearances(light: faded($0.light), dark: faded($0.dark)) }
    var provider = provider
    if let usual = provider { provider = { usual($0).withAlphaComponent(alpha) } }
    return UIColor(
      name: nil,
      light: faded(light),
      dark: faded(dark),
      highContrast: highContrast,
      provider: provider,
      isGrey: isGrey
    )
  }

  /// Writes the components in light appearance; always true.
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

  /// UIKit's text for the colour: its name, or its components.
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
