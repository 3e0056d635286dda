public import Foundation

/// The traits that override those of the parent environment.
public struct UITraitOverrides: Sendable {
  /// Nil without overrides, which is the common case.
  private(set) var specified: UITraitCollection?

  private var collection: UITraitCollection { specified ?? UITraitCollection() }

  private mutating func override(_ traits: UITraitCollection) {
    specified = UITraitCollection(traitsFrom: [collection, traits])
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection.userInterfaceStyle }
    set { override(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set { override(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { override(UITraitCollection(layoutDirection: newValue)) }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection.horizontalSizeClass }
    set { override(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection.verticalSizeClass }
    set { override(UITraitCollection(verticalSizeClass: newValue)) }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { collection.accessibilityContrast }
    set { override(UITraitCollection(accessibilityContrast: newValue)) }
  }

  public func contains(_ trait: UITrait) -> Bool {
    collection.differs(from: UITraitCollection(), in: trait)
  }
}

/// A registration for trait changes, by which they are unregistered.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that observes changes of its traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  @MainActor init<Owner: AnyObject>(
    _ traits: [UITrait],
    of owner: Owner,
    _ handler: @escaping (Owner, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = { [weak owner] old in
      if let owner { handler(owner, old) }
    }
    super.init()
  }

  @MainActor func notify(old: UITraitCollection, new: UITraitCollection) {
    if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(old) }
  }
}

extension UITraitChangeObservable where Self: UIView {
  /// Registers a handler that is called with this view and the previous traits after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, of: self, handler)
    traitRegistrations.append(registration)
    return registration
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Registers a handler that is called with this controller and the previous traits after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, of: self, handler)
    traitRegistrations.append(registration)
    return registration
  }
}

/// A trait as a type.
public protocol UITraitDefinition {
  associatedtype Value
  static var name: String { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// The interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static let name = "UserInterfaceStyle"
}

/// The content size category.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static let name = "PreferredContentSizeCategory"
}

/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static let name = "LayoutDirection"
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let name = "HorizontalSizeClass"
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let name = "VerticalSizeClass"
}

/// The interface idiom.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = HeadlessUIKit.UIUserInterfaceIdiom
  public static let name = "UserInterfaceIdiom"
}

/// The display scale.
public enum UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
  public static let name = "DisplayScale"
}

/// The accessibility contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
  public static let name = "AccessibilityContrast"
}

extension UITraitCollection {
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
