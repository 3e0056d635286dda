public import Foundation

/// A view with a blur or vibrancy effect. Its content belongs in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// The base class of visual effects.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public required init?(coder: NSCoder) {
    super.init()
  }

  public override init() {
    super.init()
  }
}

/// A blur effect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The intensity and brightness of a blur.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  public convenience override init() {
    self.init(style: .regular)
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that lets content take on the colours behind a blur.
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

  public required init?(coder: NSCoder) {
    blur = UIBlurEffect()
    style = .label
    super.init(coder: coder)
  }
}

/// The kinds of content that vibrancy is applied to.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}
