public import Foundation

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light.
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

  /// There are no archives of effects here; makes a regular blur.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }
}
