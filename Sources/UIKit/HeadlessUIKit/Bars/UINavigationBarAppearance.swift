public import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()

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
