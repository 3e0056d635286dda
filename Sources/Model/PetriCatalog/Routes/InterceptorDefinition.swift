/// An interceptor that is asked before anything moves, shared by the screens that name it.
public struct InterceptorDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case.
  public var name: String
  /// The part of the route's context that it reads: the values of the screen that it is asked for, by these names.
  public var context: [ContextField] = []
  /// The condition that has to hold, on that context and on the state.
  public var require: Condition?
  /// The screen that is shown until it holds; `nil` where the navigation is refused at once.
  public var show: String?
  /// The context of that screen, with references to the context and the state.
  public var with = ContextLiteral.empty
  /// Why the navigation is refused.
  public var refuse: LocalizedText?
  /// Whether it goes for every navigation.
  public var always = false
  /// How long it may take, in seconds; `nil` for as long as the person likes.
  public var timeout: Double?
  /// The way to treat a navigation while a transition runs; `nil` where that does not matter.
  public var transition: TransitionPolicy?
  /// Where it is defined.
  public var place: Place

  /// Makes an interceptor that lets everything pass.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}
