import PetriUIKit

/// A section of a grid: its texts and its items.
@MainActor
struct GridSection {
  /// The view around all of it; `nil` for items without a section, which are in the grid itself.
  let holder: SectionView?
  let header: SectionLabel?
  let footer: SectionLabel?
  let items: [UIView]
}
