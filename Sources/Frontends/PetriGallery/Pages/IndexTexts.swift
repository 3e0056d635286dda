import PetriText

/// The texts by which the search finds a screen, besides its name and title.
struct IndexTexts: Encodable {
  let texts: [String]
  /// For each text, the index in `looks` of the look that shows it; `nil` if the base look shows all of them.
  let at: [Int]?
  /// The looks with texts that the base look lacks: address, picture and name. The first element is `nil`, for the base
  /// look.
  let looks: [[String]?]?

  init(_ screen: GalleryScreen) {
    let others = ([screen.summary].compactMap(\.self) + screen.links).map { GalleryScreen.Text(text: $0, look: 0) }
    let all = others + screen.texts
    texts = all.map { String($0.text.prefix(200)).cleaned }
    let used = Set(all.map(\.look)).filter { $0 > 0 && screen.looks[$0].picture != nil }.sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0 + 1) })
    at = used.isEmpty ? nil : all.map { places[$0.look] ?? 0 }
    looks =
      used.isEmpty
      ? nil
      : [nil]
        + used.map { place in
          let look = screen.looks[place]
          return [look.address, look.picture?.name ?? "", look.name(besides: screen.looks.first)]
        }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(texts)
    guard let at, let looks else { return }
    try list.encode(at)
    try list.encode(looks)
  }
}
