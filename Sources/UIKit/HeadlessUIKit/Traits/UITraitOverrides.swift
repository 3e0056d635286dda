import Foundation

/// The traits that a view or controller gives those below it in place of its own.
public struct UITraitOverrides: Sendable {
  /// Nil while nothing is overridden, as with nearly all views.
  private(set) var specified: UITraitCollection?

  private var collection: UITraitCollection {
    get { specified ?? UITraitCollection() }
    set { specified = newValue }
  }

  /// The appearance; reading one that isn't overridden gives unspecified.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection.userInterfaceStyle }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(userInterfaceStyle: newValue)]) }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set {
      collection = UITraitCollection(
        traitsFrom: [collection, UITraitCollection(preferredContentSizeCategory: newValue)]
      )
    }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(layoutDirection: newValue)]) }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection.horizontalSizeClass }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(horizontalSizeClass: newValue)]) }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection.verticalSizeClass }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(verticalSizeClass: newValue)]) }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { collection.accessibilityContrast }
    set {
      collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(accessibilityContrast: newValue)])
    }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    collection.differs(from: UITraitCollection(), in: trait)
  }
}
