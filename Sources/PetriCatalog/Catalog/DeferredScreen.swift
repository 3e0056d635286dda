/// A screen that is known to be whole and has not been decoded yet, with what a catalogue has to know of it before.
///
/// It has no variants: what experiments change is decoded at once.
public struct DeferredScreen: Sendable {
  /// The name.
  public let name: String
  /// The links that lead to it.
  public let links: [LinkDefinition]
  /// Gives the definition; called as often as it is asked for, from any thread.
  public let definition: @Sendable () -> ScreenDefinition

  /// Makes one; the function is to give a definition with just this name and these links.
  public init(name: String, links: [LinkDefinition], definition: @escaping @Sendable () -> ScreenDefinition) {
    self.name = name
    self.links = links
    self.definition = definition
  }
}
