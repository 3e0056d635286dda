/// A scripted sequence of moves and expectations that starts at a screen.
public struct WalkDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case, unique in its screen.
  public var name: String
  /// The fixture with which the screen is launched; `nil` for the examples.
  public var fixture: String?
  /// The steps in order.
  public var steps: [WalkStep]
  /// The source location of the definition.
  public var place: Place

  /// Creates a walk.
  public init(name: String, fixture: String? = nil, steps: [WalkStep], place: Place) {
    self.name = name
    self.fixture = fixture
    self.steps = steps
    self.place = place
  }
}

/// A step of a walk.
public struct WalkStep: Hashable, Sendable, Codable {
  /// The kind of a step.
  public enum Kind: Hashable, Sendable, Codable {
    case move(Move)
    case expect(WalkExpectation)
  }

  /// The kind.
  public var kind: Kind
  /// The source location of the definition.
  public var place: Place

  /// Creates a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether the step expects the previous step to be refused.
  public var expectsRefusal: Bool {
    if case .expect(let expectation) = kind { return expectation.refused != nil }
    return false
  }

  /// The keys of steps in YAML; keys without arguments are last.
  public static let keys: [String] =
    Move.Word.allCases.filter(\.hasValue).map(\.rawValue) + ["expect"]
    + Move.Word.allCases.filter { !$0.hasValue }.map(\.rawValue)
}

extension WalkStep: CustomStringConvertible {
  /// A one-line description: `tap Add to cart`, `type Ann into Name`.
  public var description: String {
    switch kind {
    case .move(let move): move.sentence
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}

/// The expected state of the app.
public struct WalkExpectation: Hashable, Sendable, Codable {
  /// The frontmost screen, or a screen that contains it; `nil` if not checked.
  public var screen: String?
  /// The texts that must be visible, each within a single label, button, field or title.
  public var texts: [String]
  /// The texts that must not be visible.
  public var noTexts: [String]
  /// A substring of the reason why the previous step was refused; `nil` if it must not be refused.
  public var refused: String?
  /// The link that the previous step opened outside the app.
  public var opens: String?
  /// The event that the previous step emitted or tracked.
  public var event: String?
  /// The first responder's identifier or name; `TapAction.noFocus` if there must be none, `nil` if not checked.
  public var focused: String?

  /// Creates an expectation.
  public init(screen: String? = nil, texts: [String] = [], noTexts: [String] = [], refused: String? = nil) {
    self.screen = screen
    self.texts = texts
    self.noTexts = noTexts
    self.refused = refused
  }
}

extension WalkExpectation: CustomStringConvertible {
  /// A one-line description.
  public var description: String {
    let parts =
      (screen.map { ["screen \($0)"] } ?? []) + texts.map { "text \($0.quoted)" }
      + noTexts.map { "no text \($0.quoted)" } + (refused.map { ["the refusal \($0.quoted)"] } ?? [])
      + (opens.map { ["\($0) to be opened"] } ?? []) + (event.map { ["the event \($0)"] } ?? [])
      + (focused.map { ["the focus on \($0)"] } ?? [])
    return parts.joined(separator: ", ")
  }
}
