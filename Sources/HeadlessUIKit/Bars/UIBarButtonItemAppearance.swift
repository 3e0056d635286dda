public import Foundation

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of the system for a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// There are no archives of looks here; makes the default one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  /// The look of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Takes the look of the system for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.forget() }
  }

  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not enabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Focused.
  public let focused = UIBarButtonItemStateAppearance()

  func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (new, old) in zip(
      [copy.normal, copy.highlighted, copy.disabled, copy.focused],
      [normal, highlighted, disabled, focused]
    ) {
      new.take(old)
    }
    return copy
  }
}

/// How a button of a bar looks in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to; nowhere by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it; none by default.
  open var backgroundImage: UIImage?
  /// Where that picture is moved to; nowhere by default.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  func forget() {
    take(UIBarButtonItemStateAppearance())
  }
}
