import Foundation

/// Content that shines through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect

  /// For content on a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }
}
