/// A report of a composer to the app, besides what it shows.
enum AppReport: Hashable, CustomStringConvertible {
  /// A name was emitted, or an event was tracked.
  case event(String)
  /// A link was opened outside the app.
  case opened(String)

  var description: String {
    switch self {
    case .event(let name): "sends the event '\(name)'"
    case .opened(let link): "opens \(link) outside the app"
    }
  }
}
