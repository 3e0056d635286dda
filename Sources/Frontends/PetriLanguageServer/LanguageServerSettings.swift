package import PetriCatalog
package import PetriLoader

/// The services that the host provides to the server.
package struct LanguageServerSettings {
  package struct Control {
    package let name: String
    package let detail: String

    package init(name: String, detail: String) { (self.name, self.detail) = (name, detail) }
  }

  /// The control that a step of a walk touches.
  package struct Touched {
    package let id: String?
    package let owner: String
    package let place: Place?

    package init(id: String?, owner: String, place: Place?) { (self.id, self.owner, self.place) = (id, owner, place) }
  }

  package let loader: CatalogLoader
  package let symbols: [String]
  /// Renders a screen as text for hovers; `nil` if it can't be shown.
  package let picture: @MainActor (_ screen: String, Catalog) -> String?
  /// The controls on a screen after the steps of a walk, within a time budget.
  package let controls: @MainActor (WalkDefinition, ScreenDefinition, Catalog, _ budget: Duration) -> [Control]
  /// The controls that the steps of a walk touch by the index of the step, within a time budget.
  package var touched: @MainActor (WalkDefinition, ScreenDefinition, Catalog, _ budget: Duration) -> [Int: Touched] = {
    _,
    _,
    _,
    _ in [:]
  }
  /// Releases memory after a long load.
  package var release: @MainActor () -> Void = {}
  /// The maximum load time to reload at each change. If loading takes longer, only the edited file is checked until
  /// typing pauses.
  package var quickLoad = Duration.milliseconds(40)
  /// The pause in milliseconds after which everything is reloaded.
  package var quiet = 300
  /// The time budget for playing a walk during completion. Screens that take longer aren't composed again.
  package var controlBudget = Duration.milliseconds(100)

  package init(
    loader: CatalogLoader,
    symbols: [String] = [],
    picture: @escaping @MainActor (_ screen: String, Catalog) -> String? = { _, _ in nil },
    controls: @escaping @MainActor (WalkDefinition, ScreenDefinition, Catalog, _ budget: Duration) -> [Control] = {
      _,
      _,
      _,
      _ in []
    }
  ) {
    self.loader = loader
    self.symbols = symbols
    self.picture = picture
    self.controls = controls
  }
}
