import PetriCatalog
import PetriFormat

/// The names that a definition may refer to.
struct KnownNames {
  /// The unchanged catalogue.
  let library: Catalog
  let devices: [String]
  /// The Swift controllers that may be content, and those that may be layers.
  let classes: [String]
  /// The screen being mutated; `nil` if something else is.
  var screen: ScreenDefinition?

  /// The names of a kind in catalogue order; empty if they aren't known.
  func all(_ kind: NameKind) -> [String] {
    let settings = library.settings
    return switch kind {
    case .screen: library.screenNames
    case .part: library.screenNames.filter { library.screen(named: $0)?.isPart == true }
    case .container: library.containers.map(\.name)
    // A container with a required parameter can't be named on its own.
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
    // The action that ends editing exists on every screen.
    case .input: [TapAction.noFocus]
    }
  }

  /// The context fields of a screen; `nil` for an unknown name.
  func context(of screen: String) -> [ContextField]? { library.screen(named: screen)?.context }
}
