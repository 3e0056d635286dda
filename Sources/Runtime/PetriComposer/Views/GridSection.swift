import PetriUIKit

/// A section of a grid: what is above and below it, and its items.
@MainActor
struct GridSection {
  /// The view around all of it; `nil` for items without a section, which are in the grid itself.
  let holder: SectionView?
  let header: (any SectionEdgeView)?
  let footer: (any SectionEdgeView)?
  let items: [UIView]
}
