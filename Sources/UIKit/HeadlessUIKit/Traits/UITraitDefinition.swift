public import Foundation

/// A trait as a type, by which changes of it are asked for.
public protocol UITraitDefinition {
  associatedtype Value
  static var name: String { get }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static let name = "UserInterfaceStyle"
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static let name = "PreferredContentSizeCategory"
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static let name = "LayoutDirection"
}

/// The room from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let name = "HorizontalSizeClass"
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let name = "VerticalSizeClass"
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = HeadlessUIKit.UIUserInterfaceIdiom
  public static let name = "UserInterfaceIdiom"
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
  public static let name = "DisplayScale"
}

/// The contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
  public static let name = "AccessibilityContrast"
}

extension UITraitCollection {
  /// Whether the trait has another value in another collection.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
    case is UITraitPreferredContentSizeCategory.Type:
      preferredContentSizeCategory != other.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
    case is UITraitDisplayScale.Type: displayScale != other.displayScale
    case is UITraitAccessibilityContrast.Type: accessibilityContrast != other.accessibilityContrast
    default: false
    }
  }
}
