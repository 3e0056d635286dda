import PetriFormat

/// Why a file is left as it is.
public struct EditProblem: Error, Hashable, CustomStringConvertible {
  /// The reason, for people.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
