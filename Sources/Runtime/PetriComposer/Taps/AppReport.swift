import PetriCatalog

/// An effect of a move besides what is shown then.
enum AppReport: Hashable, CustomStringConvertible {
  /// A name was emitted, or an event was tracked.
  case event(String)
  /// A link was opened outside the app.
  case opened(String)
  /// A short message was shown.
  case toast(String)
  /// Values of the app's state, or of what a person fills in, became others.
  case changed(ContextObject)

  var description: String {
    switch self {
    case .event(let name): "sends the event '\(name)'"
    case .opened(let link): "opens \(link) outside the app"
    case .toast(let text): "shows the toast \(text.quoted)"
    case .changed(let values): "sets \(values)"
    }
  }
}
