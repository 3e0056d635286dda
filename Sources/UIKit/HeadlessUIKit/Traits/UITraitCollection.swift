public import Foundation

/// The traits of an interface environment.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let accessibilityContrast: UIAccessibilityContrast
  public let forceTouchCapability: UIForceTouchCapability

  init(
    style: UIUserInterfaceStyle = .unspecified,
    category: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    scale: CGFloat = 0,
    contrast: UIAccessibilityContrast = .unspecified,
    force: UIForceTouchCapability = .unknown
  ) {
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    layoutDirection = direction
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
    accessibilityContrast = contrast
    forceTouchCapability = force
    super.init()
  }

  public convenience override init() {
    self.init(style: .unspecified)
  }

  public convenience init?(coder: NSCoder) {
    self.init()
  }

  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(_ key: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
      collections.last { $0[keyPath: key] != none }?[keyPath: key] ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, .unspecified),
      category: last(\.preferredContentSizeCategory, .unspecified),
      direction: last(\.layoutDirection, .unspecified),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified),
      scale: last(\.displayScale, 0),
      contrast: last(\.accessibilityContrast, .unspecified),
      force: last(\.forceTouchCapability, .unknown)
    )
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(force: forceTouchCapability)
  }

  /// The screen's traits, with which fonts and images are resolved if no traits are given.
  @preconcurrency @MainActor
  public static var current: UITraitCollection { HeadlessRuntime.traits }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other
      || userInterfaceStyle == other.userInterfaceStyle
        && preferredContentSizeCategory == other.preferredContentSizeCategory
        && layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
        && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
        && displayScale == other.displayScale && accessibilityContrast == other.accessibilityContrast
        && forceTouchCapability == other.forceTouchCapability
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(accessibilityContrast)
    return hasher.finalize()
  }

  public override var description: String {
    "<UITraitCollection; style = \(userInterfaceStyle), category = \(preferredContentSizeCategory.rawValue), "
      + "direction = \(layoutDirection), horizontal = \(horizontalSizeClass), vertical = \(verticalSizeClass), "
      + "idiom = \(userInterfaceIdiom), scale = \(shortNumber(displayScale))>"
  }

  func replacing(style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(style: style)])
  }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// A size class.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// The accessibility contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the screen supports 3D Touch.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}

/// The layout direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// A screen, window, view controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
