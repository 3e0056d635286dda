import PetriCatalog
import PetriGallery

struct GalleryEdit {
  /// True if the edit doesn't change the gallery.
  let isEmpty: Bool
  /// The affected screens and those with a transition to one; `nil` for all screens.
  private let screens: Set<String>?

  init(from old: Catalog, to new: Catalog, files: Set<String>) {
    // Changes of other files, such as localizations, fonts and images, show up in the settings.
    let files = files.intersection((old.screens + new.screens).map(\.place.file))
    isEmpty = files.isEmpty && old == new
    // A deep link that now opens another screen may be on any screen.
    guard old.settings == new.settings, old.containers == new.containers, old.variants == new.variants,
      old.linkPatterns == new.linkPatterns
    else {
      screens = nil
      return
    }
    let gone = old.screenNames.filter { new.screen(named: $0) == nil }
    let affected = new.screensAffected(since: old, files: files).union(gone)
    let leading = (CatalogGraph(old).edges + CatalogGraph(new).edges).filter { affected.contains($0.to) }
    screens = affected.union(leading.map(\.from))
  }

  func affects(_ shown: Set<String>) -> Bool { screens.map { !$0.isDisjoint(with: shown) } ?? true }
}

extension Catalog {
  fileprivate var linkPatterns: [String] {
    screens.flatMap { screen in screen.links.map { "\(screen.name) \($0.pattern)" } }
  }
}
