/// What is asked before anything moves, shared by the screens that name it.
public struct InterceptorDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case.
  public var name: String
  /// What has to hold, of the state.
  public var require: Condition?
  /// The screen that is shown until it holds; `nil` where the navigation is refused at once.
  public var show: String?
  /// Why the navigation is refused.
  public var refuse: LocalizedText?
  /// Whether it goes for every navigation.
  public var always = false
  /// How long it may take, in seconds; `nil` for as long as the person likes.
  public var timeout: Double?
  /// Whether a running transition of UIKit's is waited for; `nil` where it does not matter.
  public var waitsForTransition = false
  /// Where it is defined.
  public var place: Place

  /// Makes an interceptor that lets everything pass.
  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }
}
