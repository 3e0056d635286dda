/// A screen that is known to be whole and may not have been decoded yet, with what a catalogue has to know of it before.
///
/// It has no variants: what experiments change is decoded at once.
public protocol DeferredScreen: AnyObject, Sendable {
  /// The name.
  var name: String { get }
  /// The links that lead to it.
  var links: [LinkDefinition] { get }
  /// What lists show of it, where that is known without decoding it.
  var head: ScreenHead? { get }
  /// The definition, with just this name and these links; asked for as often as it is wanted, from any thread.
  var definition: ScreenDefinition { get }
}
