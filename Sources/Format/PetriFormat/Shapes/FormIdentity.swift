/// A mapping about which messages have special advice.
package enum FormIdentity: Sendable {
  case screen
  case alternatives
  case partView
  case interceptor
}
