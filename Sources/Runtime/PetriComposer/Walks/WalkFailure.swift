/// Why a walk stops at a step.
public struct WalkFailure: Error, Hashable, CustomStringConvertible {
  /// The reason, and what was on screen instead.
  public let description: String

  /// The same without the words of a move, to follow them.
  private let reason: String
  /// Whether a move failed, and not what was expected.
  private let isOfMove: Bool

  /// Makes a failure of an expectation that isn't met, by its description.
  init(_ description: String) {
    self.description = description
    reason = description
    isOfMove = false
  }

  /// Why a move failed.
  public init(_ error: any Error) {
    description = "\(error)"
    reason = (error as? MoveError)?.reason ?? description
    isOfMove = true
  }

  /// The failure of a step, each thing said once: `step 2, tap Buy: 'Buy' is disabled`, `step 3: expected the text "Bought"; …`.
  ///
  /// - Parameters:
  ///   - number: the step's, from 1.
  ///   - words: what texts say of the step.
  public func text(ofStep number: Int, _ words: String) -> String {
    isOfMove ? "step \(number), \(words): \(reason)" : "step \(number): \(reason)"
  }
}
