public import Foundation

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How tabs are laid out.
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  public convenience init(style: Style) {
    self.init()
  }

  /// There are no archives of looks here; makes the default one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  public override init() {
    super.init()
  }

  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
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
