import PetriCatalog
import PetriChecks
import PetriComposer

/// The data that the script needs for a picture that can be clicked through and looked into.
///
/// The trees of a screen's looks are much the same, so texts, lines and lists of lines are written once each, and named by their places.
struct StageData: Encodable {
  /// A look.
  struct Look: Encodable {
    let fixture: String
    let environment: LaunchEnvironment
    let picture: GalleryPicture
    let safeArea: [Double]
    /// The places of the lists of its lines and its stops.
    let lines: Int
    let stops: Int

    /// Writes a list, for the sake of many.
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(fixture)
      try list.encode(environment.device)
      try list.encode(environment.appearance.rawValue)
      try list.encode(environment.contentSize.rawValue)
      try list.encode(environment.locale)
      try list.encode(picture)
      try list.encode(safeArea)
      try list.encode(lines)
      try list.encode(stops)
    }
  }

  /// A line of a tree, or a stop of VoiceOver: how deep it is, its text, where it is defined, and its frame.
  struct Row: Encodable, Hashable {
    let depth: Int
    let text: Int
    let place: Int?
    let frame: GalleryFrame?

    /// Writes a list.
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(depth)
      try list.encode(text)
      try list.encode(place ?? -1)
      guard let frame else { return }
      for number in [frame.x, frame.y, frame.width, frame.height] { try list.encode(number) }
    }
  }

  struct State: Encodable {
    let title: String
    let screen: String
    let picture: GalleryPicture
    /// The state that a person comes from, and the words for the way from there; `nil` for the first.
    let before: String?
    let words: String?
    /// The moves to it, for developers.
    let moves: String
    let ways: [Way]
  }

  /// A way as far as the script needs it.
  struct Way: Encodable {
    let words: String
    /// The moves, for developers; `nil` where the words have them.
    let moves: String?
    let area: GalleryFrame?
    let motion: ExploredWay.Motion
    let target: String?
    let effects: [String]?
    let refusal: String?
    let isLikeOthers: Bool?

    init(_ way: ExploredWay) {
      (words, motion, target, refusal) = (way.words, way.motion, way.target, way.refusal)
      let moves = way.moves.joined(separator: " ")
      self.moves = way.words == "Tap “\(moves.trimmingPrefix("tap:"))”" ? nil : moves
      area = way.area.map(GalleryFrame.init)
      effects = way.effects.isEmpty ? nil : way.effects
      isLikeOthers = way.isLikeOthers ? true : nil
    }
  }

  struct Layer: Encodable {
    let name: String
    let depth: Int
    let picture: GalleryPicture
  }

  /// The way to the gallery's folder.
  let root: String
  /// The screen that it is about; `nil` for the prototype.
  var screen: String?
  var looks: [Look] = []
  var texts: [String] = []
  var rows: [Row] = []
  /// The lists of rows, by their places.
  var lists: [[Int]] = []
  var layers: [Layer] = []
  /// The states by their names.
  let states: [String: State]
  /// The state that it begins with.
  let start: String?
  /// The pages of screens, by their names.
  let pages: [String: String]
  /// Where a file can be looked at.
  let source: String?

  /// The data of the prototype.
  init(prototype app: GalleryApp) {
    self.init(app, states: app.states, root: "")
  }

  /// The data of a screen's page.
  init(_ screen: GalleryScreen, in app: GalleryApp) {
    self.init(app, states: screen.states, root: "../")
    self.screen = screen.name
    var known = StageRows()
    for look in screen.looks {
      guard let picture = look.picture else { continue }
      looks.append(
        Look(
          fixture: look.fixture,
          environment: look.environment,
          picture: picture,
          safeArea: look.safeArea,
          lines: known.list(of: look.lines),
          stops: known.list(of: look.stops)
        )
      )
    }
    (texts, rows, lists) = (known.texts.all, known.rows.all, known.lists.all)
    var depths: [Int] = []
    for layer in screen.layers {
      let depth = layer.outer.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      layers.append(Layer(name: layer.name, depth: depth, picture: layer.picture))
    }
  }

  private init(_ app: GalleryApp, states: [GalleryState], root: String) {
    self.root = root
    source = app.source
    start = states.first?.state.id
    self.states = Dictionary(
      states.map { made in
        let state = made.state
        return (
          state.id,
          State(
            title: state.title,
            screen: state.screen,
            picture: made.picture,
            before: state.before,
            words: state.words.last,
            moves: state.path.joined(separator: " "),
            ways: state.ways.map(Way.init)
          )
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    let shown = Set(states.map(\.state.screen)).filter { app.screen(named: $0) != nil }
    pages = Dictionary(uniqueKeysWithValues: shown.map { ($0, Markup.page(of: $0)) })
  }
}
