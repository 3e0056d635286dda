import PetriText

/// The texts by which a screen is found besides its name and title.
struct IndexTexts: Encodable {
  let texts: [String]
  /// The look of each text, by its place among `looks`; `nil` where the usual one has all of them.
  let at: [Int]?
  /// The looks that have texts which the usual one hasn't: its address, its picture and its name. The first is nothing, for the usual one.
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
