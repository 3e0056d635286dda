/// A mapping of which messages have more to tell than its keys.
package enum FormIdentity: Sendable {
  /// A screen.
  case screen
  /// Views in the place of one, chosen by a value.
  case alternatives
  /// A view that is a part.
  case partView
  /// An interceptor.
  case interceptor
}
