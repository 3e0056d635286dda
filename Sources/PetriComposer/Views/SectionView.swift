import PetriUIKit

/// What a section of a list or a grid holds: its texts, and its rows or items.
final class SectionView: UIView, ListHolding {}
