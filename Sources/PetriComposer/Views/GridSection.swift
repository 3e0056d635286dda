import PetriUIKit

/// A section of a grid: its texts and its items.
@MainActor
struct GridSection {
  /// What all of it is in; `nil` for items without a section, which are in the grid itself.
  let holder: SectionView?
  let header: SectionLabel?
  let footer: SectionLabel?
  let items: [UIView]
}
