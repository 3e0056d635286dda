import PetriFormat

/// The reason why a file can't be edited.
public struct EditProblem: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
