public import PetriCatalog
public import PetriComposer

/// A problem that a check found, and how to reproduce it.
public struct CheckFinding: Codable, Hashable, Sendable {
  /// The violated rule.
  public private(set) var rule: CheckRule
  /// The name of the screen.
  public private(set) var screen: String
  /// The name of the view, class or link.
  public private(set) var subject: String
  /// The problem, in one line that starts in lower case and has no full stop.
  public private(set) var message: String
  /// The definition at fault; `nil` for the screen's.
  public var place: Place?
  /// The first environment with the problem; `nil` if it doesn't depend on the environment.
  public var environment: LaunchEnvironment?
  /// The minimal context, with values in the syntax of `--context`.
  public var context: [String: String]
  /// The shortest walk to the problem, as steps of `walks`.
  public var moves: [String]
  /// Further lines, such as the chain of owners.
  public var notes: [String]
  /// Other faults with the same cause.
  public var also: [CheckFault] = []
  /// The fixture of the launch; `nil` for the examples.
  public var givenFixture: String?
  /// An entry for the screen's `fixtures` with the context; `nil` if the examples show the problem.
  public var fixture: String?
  /// The screen as SVG with the fault outlined; `nil` unless pictures are drawn.
  public var picture: String?

  /// All faults, its own first.
  public var faults: [CheckFault] { [CheckFault(rule, on: screen, of: subject, message, at: place)] + also }

  func with(_ faults: [CheckFault]) -> CheckFinding? {
    guard let first = faults.first else { return nil }
    var finding = self
    (finding.rule, finding.screen, finding.subject) = (first.rule, first.screen, first.subject)
    (finding.message, finding.place, finding.also) = (first.message, first.place, Array(faults.dropFirst()))
    return finding
  }

  /// Creates a finding.
  public init(
    _ rule: CheckRule,
    on screen: String,
    of subject: String,
    _ message: String,
    at place: Place? = nil,
    in environment: LaunchEnvironment? = nil,
    context: [String: String] = [:],
    moves: [String] = [],
    notes: [String] = []
  ) {
    (self.rule, self.screen, self.subject, self.message) = (rule, screen, subject, message)
    (self.place, self.environment, self.context, self.moves, self.notes) = (place, environment, context, moves, notes)
  }
}
