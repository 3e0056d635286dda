import PetriUIKit

/// A view of the composer's that places rows and what is between them.
protocol ListHolding: UIView {}
