import PetriCatalog
import PetriFormat

/// The names that a definition may refer to.
struct KnownNames {
  /// The catalogue as it is.
  let library: Catalog
  let devices: [String]
  /// The controllers written in Swift that may be content, and those that may be layers.
  let classes: [String]
  /// The screen that is changed; `nil` for a change of something else.
  var screen: ScreenDefinition?

  /// The names of a kind, in the catalogue's order; none where they aren't known.
  func all(_ kind: NameKind) -> [String] {
    let settings = library.settings
    return switch kind {
    case .screen: library.screenNames
    case .part: library.screenNames.filter { library.screen(named: $0)?.isPart == true }
    case .container: library.containers.map(\.name)
    // A container with a required parameter can't be named alone.
    case .layer:
      library.containers.filter { !$0.parameters.contains(where: \.isRequired) }.map(\.name)
        + [SystemContainer.navigation.rawValue]
    case .fixture: [Fixture.examples] + (screen?.fixtures.map(\.name) ?? [])
    case .route: screen?.routes.map(\.name) ?? []
    case .interceptor: settings.interceptors.map(\.name)
    case .experiment: settings.experiments.map(\.name)
    case .variant: settings.experiments.flatMap { $0.variants.dropFirst() }
    case .device: devices
    case .locale: ["en", "de"]
    case .class: classes
    case .fontFamily: settings.fontNames + ["Georgia"]
    case .color: settings.colors.map(\.name)
    case .stateKey: settings.state.map(\.name)
    case .tab: ["0", "1"]
    case .formKey: screen?.form.map(\.name) ?? []
    case .walk, .hosts, .tag, .warning, .event, .key, .id, .case, .control, .link, .image, .symbol, .storyboard, .scene,
      .outlet, .sceneAction, .cell:
      []
    // The action that ends typing is everywhere.
    case .input: [TapAction.noFocus]
    }
  }

  /// The context that a screen needs to be built; `nil` for an unknown name.
  func context(of screen: String) -> [ContextField]? { library.screen(named: screen)?.context }
}
