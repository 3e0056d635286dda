package import PetriCatalog
package import PetriLoader

/// The things that a server of an editor is given by whoever starts it.
package struct LanguageServerSettings {
  /// A part of a screen that a person can touch.
  package struct Control {
    /// The name that a walk calls it by.
    package let name: String
    /// A few words about it.
    package let detail: String

    package init(name: String, detail: String) { (self.name, self.detail) = (name, detail) }
  }

  /// A control that a step of a walk touches.
  package struct Touched {
    /// Its id, if it has one.
    package let id: String?
    /// The definition that made it.
    package let owner: String
    /// Where it is defined, as far as that is known.
    package let place: Place?

    package init(id: String?, owner: String, place: Place?) { (self.id, self.owner, self.place) = (id, owner, place) }
  }

  /// Loads catalogues.
  package let loader: CatalogLoader
  /// The names of the system's symbols that are drawn.
  package let symbols: [String]
  /// A screen as text, for those who point at its name; `nil` where it can't be shown.
  package let picture: @MainActor (_ screen: String, Catalog) -> String?
  /// The parts that a person can touch on a screen when the steps of a walk of it are done, as far as that takes no longer than some time.
  package let controls: @MainActor (WalkDefinition, ScreenDefinition, Catalog, _ budget: Duration) -> [Control]
  /// The controls that the steps of a walk touch, by the steps' places from 0, as far as these can be taken in some time.
  package var touched: @MainActor (WalkDefinition, ScreenDefinition, Catalog, _ budget: Duration) -> [Int: Touched] = {
    _,
    _,
    _,
    _ in [:]
  }
  /// Gives memory back that a long load needed.
  package var release: @MainActor () -> Void = {}
  /// How long a load may take to be made at each change. After a longer one the file that is typed in is checked by itself, and all files when
  /// nothing has been typed for a while.
  package var quickLoad = Duration.milliseconds(40)
  /// How many milliseconds without a change that is.
  package var quiet = 300
  /// How long the steps of a walk may take to be done while somebody types the next one. A screen that takes longer isn't composed again.
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
