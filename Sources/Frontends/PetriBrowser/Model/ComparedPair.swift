import PetriCatalog

/// Two ways in which a screen is shown side by side.
struct ComparedPair: Hashable, Sendable {
  /// A side.
  struct Side: Hashable, Sendable {
    /// The variant that it has and the other hasn't: `dark`, `ar`.
    let title: String
    /// The request for the picture.
    let request: PreviewRequest
    /// Whether it is the picture from before the files changed.
    var isBefore = false
  }

  /// The setting in which they differ: `appearance`, `locale`.
  let kind: String
  let left: Side
  let right: Side
}

extension ComparedPair {
  /// All pairs of a screen: the present picture beside each other appearance, locale, fixture, device and size of
  /// texts, and beside the screen as it was before the files changed.
  ///
  /// - Parameters:
  ///   - base: the request that is shown.
  ///   - changed: the request for which it is known how it was before.
  ///   - room: the room for a picture in an environment, where that isn't the same in all.
  static func all(
    of base: PreviewRequest,
    in catalog: BrowserCatalog,
    fixtures: [String],
    changed: PreviewRequest? = nil,
    room: ((ShownEnvironment) -> PreviewRequest.Room?)? = nil
  ) -> [ComparedPair] {
    var pairs: [ComparedPair] = []
    func add<Value: Equatable>(
      _ kind: String,
      _ path: WritableKeyPath<PreviewRequest, Value>,
      _ values: [Value],
      _ title: (Value) -> String
    ) {
      for value in values where value != base[keyPath: path] {
        var other = base
        other[keyPath: path] = value
        if let room { other.room = room(other.environment) }
        pairs.append(
          ComparedPair(
            kind: kind,
            left: Side(title: title(base[keyPath: path]), request: base),
            right: Side(title: title(value), request: other)
          )
        )
      }
    }
    if let changed {
      let before = Side(title: "before", request: changed, isBefore: true)
      pairs.append(ComparedPair(kind: "files", left: before, right: Side(title: "now", request: changed)))
    }
    add("appearance", \.environment.appearance, catalog.appearances, \.rawValue)
    add("locale", \.environment.locale, catalog.locales) { $0 }
    add("fixture", \.fixture, fixtures.map { Optional($0) }) { $0 ?? "examples" }
    add("device", \.environment.device, catalog.devices) { $0 }
    add("size of texts", \.environment.contentSize, catalog.contentSizes, \.rawValue)
    return pairs
  }
}
