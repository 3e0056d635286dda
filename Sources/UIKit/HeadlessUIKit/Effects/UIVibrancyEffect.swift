public import Foundation

/// Content that shines through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public convenience override init() {
    self.init(blurEffect: UIBlurEffect())
  }

  /// There are no archives of effects here; for labels on a regular blur.
  public required init?(coder: NSCoder) {
    blur = UIBlurEffect()
    style = .label
    super.init(coder: coder)
  }
}
