/// A step of a walk.
public struct WalkStep: Hashable, Sendable, Codable {
  /// The kinds of steps: a move or an expectation.
  public enum Kind: Hashable, Sendable, Codable {
    /// Something is done.
    case move(Move)
    /// Look whether things are as they should be.
    case expect(WalkExpectation)
  }

  /// The kind of the step.
  public var kind: Kind
  /// Where it is defined.
  public var place: Place

  /// Makes a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether it expects that the step before it is refused.
  public var expectsRefusal: Bool {
    if case .expect(let expectation) = kind { return expectation.refused != nil }
    return false
  }

  /// The keys of steps, and the words of those without a value.
  public static let keys: [String] =
    Move.Word.allCases.filter(\.hasValue).map(\.rawValue) + ["expect"]
    + Move.Word.allCases.filter { !$0.hasValue }.map(\.rawValue)
}

extension WalkStep: CustomStringConvertible {
  /// The step in a line: `tap Add to cart`, `type Ann into Name`.
  public var description: String {
    switch kind {
    case .move(let move): move.sentence
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}
