import PetriCatalog
import PetriComposer
import PetriExplorer

/// The data that the script needs for a picture that can be clicked through and looked into.
struct StageData: Encodable {
  /// A look, its names short for the sake of many.
  struct Look: Encodable {
    let fixture: String
    let device: String
    let appearance: String
    let size: String
    let locale: String
    let picture: GalleryPicture
    let safeArea: [Double]
    let lines: [GalleryLook.Line]
    let stops: [GalleryLook.Stop]
  }

  struct State: Encodable {
    let title: String
    let screen: String
    let picture: GalleryPicture
    let path: [String]
    let ways: [ExploredWay]
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
    looks = screen.looks.compactMap { look in
      look.picture.map { picture in
        let environment = look.environment
        return Look(
          fixture: look.fixture,
          device: environment.device,
          appearance: environment.appearance.rawValue,
          size: environment.contentSize.rawValue,
          locale: environment.locale,
          picture: picture,
          safeArea: look.safeArea,
          lines: look.lines,
          stops: look.stops
        )
      }
    }
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
          State(title: state.title, screen: state.screen, picture: made.picture, path: state.path, ways: state.ways)
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    let shown = Set(states.map(\.state.screen))
    pages = Dictionary(
      app.screens.filter { shown.contains($0.name) }.map { ($0.name, Markup.page(of: $0.name)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
