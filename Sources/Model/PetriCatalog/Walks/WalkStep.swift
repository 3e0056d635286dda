/// A step of a walk.
public struct WalkStep: Hashable, Sendable, Codable {
  /// A kind of step.
  public enum Kind: Hashable, Sendable, Codable {
    case move(Move)
    case expect(WalkExpectation)
  }

  /// The kind.
  public var kind: Kind
  /// The location of the definition.
  public var place: Place

  /// Makes a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether it expects that the previous step is refused.
  public var expectsRefusal: Bool {
    if case .expect(let expectation) = kind { return expectation.refused != nil }
    return false
  }

  /// The keys of steps, those without arguments last.
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
