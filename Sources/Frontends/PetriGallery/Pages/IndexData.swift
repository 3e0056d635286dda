import PetriComposer
import PetriText

/// The data of the index page's cards; a script creates those that are in view.
struct IndexData: Encodable {
  /// A picture on a card: its file name, width and height on the page.
  struct Thumbnail: Encodable {
    let name: String
    let width: Int
    let height: Int

    init(_ picture: GalleryPicture, width: Double) {
      name = picture.name
      self.width = Int(width.rounded())
      height = Int((picture.height * width / max(1, picture.width)).rounded())
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(name)
      try list.encode(width)
      try list.encode(height)
    }
  }

  /// A screen, encoded as an array to keep the file small.
  struct Card: Encodable {
    let screen: GalleryScreen
    /// Indices into the tags.
    let tags: [Int]
    /// The pictures on other devices, with the device's index and the address of the look.
    let devices: [(device: Int, thumbnail: Thumbnail, address: String)]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(screen.name.cleaned)
      try list.encode(screen.title.cleaned)
      try list.encode(screen.cardPicture.map { Thumbnail($0.picture, width: $0.width) })
      try list.encode(tags)
      // The page is named after its screen, unless that isn't a file name everywhere.
      let page = Markup.page(of: screen.name)
      let isUsual = page == "screens/\(screen.name).html"
      guard !devices.isEmpty || !isUsual else { return }
      var others = list.nestedUnkeyedContainer()
      for (device, thumbnail, address) in devices {
        var other = others.nestedUnkeyedContainer()
        try other.encode(device)
        try other.encode(thumbnail)
        try other.encode(address)
      }
      if !isUsual { try list.encode(page) }
    }
  }

  struct Group: Encodable {
    let title: String
    let path: [String]
    let isOfParts: Bool
    let cards: [Card]
  }

  let groups: [Group]
  /// The tags, the most used first, with their numbers of screens.
  let tags: [String]
  let counts: [Int]
  /// The devices of looks that differ from the base look only by device.
  let devices: [String]

  init(_ groups: IndexGroups) {
    let screens = groups.all.flatMap(\.screens)
    var counts: [String: Int] = [:]
    for tag in screens.flatMap(\.tags) { counts[tag, default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let tags = sorted.map(\.key)
    self.tags = tags.map(\.cleaned)
    self.counts = sorted.map(\.value)
    let places = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, $0) })
    var devices = StageRows.Known<String>()
    self.groups = groups.all.map { group in
      let cards = group.screens.map { screen in
        Card(
          screen: screen,
          tags: screen.tags.compactMap { places[$0] },
          devices: screen.looksOnOtherDevices.map { look, picture in
            let place = devices.place(of: look.environment.device)
            return (place, Thumbnail(picture, width: GalleryScreen.cardWidth), look.address)
          }
        )
      }
      let path = group.path.map(\.cleaned)
      return Group(title: group.title.cleaned, path: path, isOfParts: group.isOfParts, cards: cards)
    }
    self.devices = devices.all.map(\.cleaned)
  }
}

extension GalleryScreen {
  /// The width of a screen's picture on its card, in points.
  fileprivate static let cardWidth = 196.0
  /// The maximum width of a part's thumbnail, in points: the width of a phone.
  private static let partWidth = 402.0

  /// The picture on the card and its width there; `nil` if the screen has none.
  var cardPicture: (picture: GalleryPicture, width: Double)? {
    thumbnail.map { ($0, min($0.width, Self.partWidth)) } ?? looks.first?.picture.map { ($0, Self.cardWidth) }
  }

  /// The looks that differ from the base look only by device.
  fileprivate var looksOnOtherDevices: [(look: GalleryLook, picture: GalleryPicture)] {
    guard !isPart, let usual = looks.first else { return [] }
    return looks.dropFirst().compactMap { look in
      var environment = look.environment
      environment.device = usual.environment.device
      guard look.fixture == usual.fixture, environment == usual.environment, let picture = look.picture else {
        return nil
      }
      return (look, picture)
    }
  }
}
