/// An interceptor that screens share.
public struct InterceptorDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case.
  public var name: String
  /// The keys that it reads from the destination's context.
  public var context: [ContextField] = []
  /// The condition on that context and the state.
  public var require: Condition?
  /// The screen shown until the condition holds; `nil` to refuse immediately.
  public var show: String?
  /// The context of that screen, with references to the context and the state.
  public var with = ContextLiteral.empty
  /// The reason for refusing.
  public var refuse: LocalizedText?
  /// Whether it applies to every navigation.
  public var always = false
  /// The time limit in seconds; `nil` for none.
  public var timeout: Double?
  /// What happens to a navigation during a transition; `nil` to ignore transitions.
  public var transition: TransitionPolicy?
  /// The location of the definition.
  public var place: Place

  /// Makes an interceptor that allows everything.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}
