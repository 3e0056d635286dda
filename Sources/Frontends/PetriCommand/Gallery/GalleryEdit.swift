import PetriCatalog
import PetriGallery

/// An edit of a catalogue as a gallery sees it: which of its parts may look otherwise.
struct GalleryEdit {
  /// Whether nothing differs.
  let isEmpty: Bool
  /// The screens that the edit affects, and those that lead to one; `nil` for all.
  private let screens: Set<String>?

  /// - Parameter files: the files that aren't as they were.
  init(from old: Catalog, to new: Catalog, files: Set<String>) {
    // Another file counts by what it has of the catalogue: texts, fonts and images are settings.
    let files = files.intersection((old.screens + new.screens).map(\.place.file))
    isEmpty = files.isEmpty && old == new
    // Any screen may have the link that leads elsewhere now.
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

  /// Whether something that shows these screens may look otherwise.
  func affects(_ shown: Set<String>) -> Bool { screens.map { !$0.isDisjoint(with: shown) } ?? true }
}

extension Catalog {
  /// The links of screens, each with where it leads.
  fileprivate var linkPatterns: [String] {
    screens.flatMap { screen in screen.links.map { "\(screen.name) \($0.pattern)" } }
  }
}
