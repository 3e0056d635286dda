package import PetriCatalog
package import PetriLoader

/// The things that a server of an editor is given by whoever starts it.
package struct LanguageServerSettings {
  /// Loads catalogues.
  package let loader: CatalogLoader
  /// A screen as text, for those who point at its name; `nil` where it can't be shown.
  package let picture: @MainActor (_ screen: String, Catalog) -> String?
  /// How long a load may take to be made at each change. After a longer one the file that is typed in is checked by itself, and all files when
  /// nothing has been typed for a while.
  package var quickLoad = Duration.milliseconds(40)
  /// How many milliseconds without a change that is.
  package var quiet = 300

  package init(
    loader: CatalogLoader,
    picture: @escaping @MainActor (_ screen: String, Catalog) -> String? = { _, _ in nil }
  ) {
    self.loader = loader
    self.picture = picture
  }
}
