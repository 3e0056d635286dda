public import PetriUIKit

/// A view that only arranges others, and that texts of a screen pass over.
public protocol ArrangingView: UIView {}
