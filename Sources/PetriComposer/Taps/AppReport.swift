/// What a composer tells the app besides what it shows.
enum AppReport: Hashable {
  /// A name was emitted, or an event was tracked.
  case event(String)
  /// A link was opened outside the app.
  case opened(String)
}
