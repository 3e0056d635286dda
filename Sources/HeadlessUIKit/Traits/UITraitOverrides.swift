import Foundation

/// What a view or controller gives those below it in place of the traits that it got.
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
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set {
      collection = UITraitCollection(
        traitsFrom: [collection, UITraitCollection(preferredContentSizeCategory: newValue)]
      )
    }
  }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(layoutDirection: newValue)]) }
  }
  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { collection.horizontalSizeClass }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(horizontalSizeClass: newValue)]) }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { collection.verticalSizeClass }
    set { collection = UITraitCollection(traitsFrom: [collection, UITraitCollection(verticalSizeClass: newValue)]) }
  }
  /// The contrast.
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
