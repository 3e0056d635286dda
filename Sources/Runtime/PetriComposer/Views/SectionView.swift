import PetriUIKit

/// The content of a section of a list or a grid: its texts, and its rows or items.
final class SectionView: UIView, ListHolding {}
