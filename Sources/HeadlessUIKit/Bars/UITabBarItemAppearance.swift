public import Foundation

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How tabs are laid out.
  public enum Style: Int, Sendable {
    /// Titles below pictures.
    case stacked
    /// Titles beside pictures.
    case inline
    /// Titles beside pictures in compact height.
    case compactInline
  }

  /// The look of the system for a style.
  public convenience init(style: Style) {
    self.init()
  }

  /// There are no archives of looks here; makes the default one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  /// The look of the system.
  public override init() {
    super.init()
  }

  /// Takes the look of the system for a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// Selected.
  public let selected = UITabBarItemStateAppearance()
  /// Not enabled.
  public let disabled = UITabBarItemStateAppearance()
  /// Focused.
  public let focused = UITabBarItemStateAppearance()

  func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(
      [copy.normal, copy.selected, copy.disabled, copy.focused],
      [normal, selected, disabled, focused]
    ) {
      new.take(old)
    }
    return copy
  }
}

/// How a tab looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to; nowhere by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture; the system's by default.
  open var iconColor: UIColor?
  /// The colour of the badge; the system's by default.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; none by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the badge is moved to; nowhere by default.
  open var badgePositionAdjustment = UIOffset.zero
  /// Where the badge's text is moved to; nowhere by default.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
