import PetriCatalog
import PetriChecks
import PetriComposer

/// The data of a picture that can be clicked and inspected.
///
/// The trees of a screen's looks are similar, so texts, lines and lists of lines are stored once and referred to by
/// index.
struct StageData: Encodable {
  struct Look: Encodable {
    let fixture: String
    let environment: LaunchEnvironment
    let picture: GalleryPicture
    let safeArea: [Double]
    /// The indices of its lists of lines and of VoiceOver stops.
    let lines: Int
    let stops: Int

    /// Encodes an array, to keep the data small.
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

  /// A line of a tree or a stop of VoiceOver: depth, text, source location and frame.
  struct Row: Encodable, Hashable {
    let depth: Int
    let text: Int
    let place: Int?
    let frame: GalleryFrame?

    /// Encodes an array, to keep the data small.
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
    /// The previous state and a description of the move from it; `nil` for the first state.
    let before: String?
    let words: String?
    /// The moves to the state as command-line arguments.
    let moves: String
    let ways: [Way]
  }

  struct Way: Encodable {
    let words: String
    /// The moves as command-line arguments; `nil` if the description contains them.
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

  /// The relative path of the gallery's folder.
  let root: String
  /// The screen; `nil` for the prototype.
  var screen: String?
  var looks: [Look] = []
  var texts: [String] = []
  var rows: [Row] = []
  /// The lists of rows.
  var lists: [[Int]] = []
  var layers: [Layer] = []
  /// The states by name.
  let states: [String: State]
  /// The name of the first state.
  let start: String?
  /// The pages of screens by name.
  let pages: [String: String]
  /// The URL template of source lines.
  let source: String?

  init(prototype app: GalleryApp) {
    self.init(app, states: app.states, root: "")
  }

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
