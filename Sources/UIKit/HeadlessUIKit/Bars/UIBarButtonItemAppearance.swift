public import Foundation

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// There are no archives of looks here; makes the default one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.forget() }
  }

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
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
