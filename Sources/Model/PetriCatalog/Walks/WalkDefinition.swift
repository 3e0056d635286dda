/// A script of moves and expectations that starts at a screen.
public struct WalkDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case, unique in its screen.
  public var name: String
  /// The fixture to launch with; `nil` for the examples.
  public var fixture: String?
  /// The steps in order.
  public var steps: [WalkStep]
  /// The location of the definition.
  public var place: Place

  /// Makes a walk.
  public init(name: String, fixture: String? = nil, steps: [WalkStep], place: Place) {
    self.name = name
    self.fixture = fixture
    self.steps = steps
    self.place = place
  }
}

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

/// The expected state of the screen.
public struct WalkExpectation: Hashable, Sendable, Codable {
  /// The frontmost screen or one that contains it; `nil` for any.
  public var screen: String?
  /// Texts that are shown, each within one label, button, field or title.
  public var texts: [String]
  /// Texts that aren't shown.
  public var noTexts: [String]
  /// A part of the reason why the previous step was refused; `nil` if it wasn't.
  public var refused: String?
  /// The link that the previous step opened outside the app.
  public var opens: String?
  /// The event that the previous step emitted or tracked.
  public var event: String?
  /// The focused input by identifier or name; `TapAction.noFocus` for none, `nil` for any.
  public var focused: String?

  /// Makes an expectation.
  public init(screen: String? = nil, texts: [String] = [], noTexts: [String] = [], refused: String? = nil) {
    self.screen = screen
    self.texts = texts
    self.noTexts = noTexts
    self.refused = refused
  }
}

extension WalkExpectation: CustomStringConvertible {
  /// The expectation in a line.
  public var description: String {
    let parts =
      (screen.map { ["screen \($0)"] } ?? []) + texts.map { "text \($0.quoted)" }
      + noTexts.map { "no text \($0.quoted)" } + (refused.map { ["the refusal \($0.quoted)"] } ?? [])
      + (opens.map { ["\($0) to be opened"] } ?? []) + (event.map { ["the event \($0)"] } ?? [])
      + (focused.map { ["the focus on \($0)"] } ?? [])
    return parts.joined(separator: ", ")
  }
}
