/// A step of a walk.
public struct WalkStep: Hashable, Sendable, Codable {
  /// What is done, or expected.
  public enum Kind: Hashable, Sendable, Codable {
    /// Tap what has a name.
    case tap(String)
    /// Type into a field until it holds a text.
    case type(into: String, text: String)
    /// Press the return key in a field.
    case submit(String)
    /// Set a control to a value.
    case set(control: String, to: String)
    /// Swipe to the next page, or back to the one before.
    case swipe(forward: Bool)
    /// Select a tab by its place or its screen.
    case select(String)
    /// Put a screen on the navigation stack.
    case push(String)
    /// Present a screen, in its own style or another.
    case present(screen: String, style: PresentationStyle?)
    /// Take away what is presented topmost.
    case dismiss
    /// Go back in the navigation stack.
    case pop
    /// Follow a link, as if it had come from outside.
    case open(String)
    /// Let some seconds pass, in no time.
    case wait(Double)
    /// Look whether things are as they should be.
    case expect(WalkExpectation)
  }

  /// What is done, or expected.
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
  public static let keys = [
    "tap", "type", "submit", "set", "swipe", "select", "push", "present", "open", "wait", "expect", "dismiss", "pop",
  ]
}

extension WalkStep: CustomStringConvertible {
  /// The step in a line: `tap Add to cart`, `type Ann into Name`.
  public var description: String {
    switch kind {
    case .tap(let name): "tap \(name)"
    case .type(let field, let text): "type \(text.quoted) into \(field)"
    case .submit(let field): "submit \(field)"
    case .set(let control, let value): "set \(control) to \(value)"
    case .swipe(let forward): forward ? "swipe to the next page" : "swipe to the previous page"
    case .select(let tab): "select \(tab)"
    case .push(let screen): "push \(screen)"
    case .present(let screen, let style): "present \(screen)" + (style.map { " as \($0.rawValue)" } ?? "")
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .open(let link): "open \(link)"
    case .wait(let seconds): "wait \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s"
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}
