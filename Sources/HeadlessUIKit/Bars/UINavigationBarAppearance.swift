public import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to; nowhere by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of a large title; none by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a subtitle; none by default.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The picture of the back button.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  /// The picture of the back button while it comes and goes.
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()

  /// Sets the pictures of the back button; nil is the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let system = UIImage(systemName: "chevron.backward") ?? UIImage()
    self.backIndicatorImage = backIndicatorImage ?? system
    backIndicatorTransitionMaskImage = transitionMaskImage ?? system
  }

  override func makeCopy() -> UIBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.subtitleTextAttributes = subtitleTextAttributes
    copy.buttonAppearance = buttonAppearance.makeCopy()
    copy.doneButtonAppearance = doneButtonAppearance.makeCopy()
    copy.backButtonAppearance = backButtonAppearance.makeCopy()
    copy.backIndicatorImage = backIndicatorImage
    copy.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    return copy
  }
}
