public import Foundation

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance has it.
    case regular = 4
    /// As the appearance has it, stronger.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The thinnest light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
    /// A thick light material.
    case systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// The thinnest dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  let style: Style

  /// A regular blur.
  public convenience override init() {
    self.init(style: .regular)
  }

  /// There are no archives of effects here; makes a regular blur.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
