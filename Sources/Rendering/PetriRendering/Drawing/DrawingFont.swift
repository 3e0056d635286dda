import PetriCatalog
import PetriComposer
import PetriUIKit

/// A font as viewers need it that don't have the same fonts.
struct DrawingFont: Hashable {
  /// The font families.
  enum Family: Hashable {
    case system
    case rounded
    case serif
    case monospaced
    /// A custom font of the app.
    case named(String)
  }

  /// The size in points.
  let size: CGFloat
  /// The weight from 100 to 900, as in CSS; 400 is regular.
  let weight: Int
  let isItalic: Bool
  let family: Family

  var isBold: Bool { weight >= 600 }

  init(_ font: UIFont) {
    let descriptor = font.fontDescriptor
    let symbolic = descriptor.symbolicTraits
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let own = font.shownWeight.rawValue
    func distance(_ weight: UIFont.Weight) -> CGFloat { abs(weight.rawValue - own) }
    let nearest = weights.indices.min { distance(weights[$0]) < distance(weights[$1]) } ?? 3
    size = font.pointSize
    weight = (nearest + 1) * 100
    isItalic = symbolic.contains(.traitItalic)
    family =
      switch font.shownDesign {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      case .default: .system
      case nil: symbolic.contains(.traitMonoSpace) ? .monospaced : .named(font.familyName)
      }
  }
}
