public import PetriCatalog
public import PetriComposer

/// Something that a check has found, with all that it takes to see it: where, in which look, with which context, after which moves.
public struct CheckFinding: Codable, Hashable, Sendable {
  /// Its kind.
  public private(set) var rule: CheckRule
  /// The screen's name.
  public private(set) var screen: String
  /// The thing that it is about: a view's name, a class, a link.
  public private(set) var subject: String
  /// The problem, in one line, starting in lower case and without a full stop.
  public private(set) var message: String
  /// The definition to blame; `nil` where that is the screen's.
  public var place: Place?
  /// The first look that shows it; `nil` where looks don't matter.
  public var environment: LaunchEnvironment?
  /// The smallest context that shows it, each value as `--context` takes it.
  public var context: [String: String]
  /// The shortest walk to it from the screen, as steps of `walks`.
  public var moves: [String]
  /// More: the chain of owners, the other looks.
  public var notes: [String]
  /// The faults that have the same cause and are shown with it.
  public var also: [CheckFault] = []
  /// The fixture of the screen that it is launched with; `nil` for the examples.
  public var givenFixture: String?
  /// An entry for the screen's `fixtures` with the context; `nil` where the examples show it.
  public var fixture: String?
  /// The screen as SVG with the fault outlined, where pictures were asked for.
  public var picture: String?

  /// All faults that it is made of, its own first.
  public var faults: [CheckFault] { [CheckFault(rule, on: screen, of: subject, message, at: place)] + also }

  /// The same with some of its faults alone; `nil` without any.
  func with(_ faults: [CheckFault]) -> CheckFinding? {
    guard let first = faults.first else { return nil }
    var finding = self
    (finding.rule, finding.screen, finding.subject) = (first.rule, first.screen, first.subject)
    (finding.message, finding.place, finding.also) = (first.message, first.place, Array(faults.dropFirst()))
    return finding
  }

  /// Makes a finding.
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
