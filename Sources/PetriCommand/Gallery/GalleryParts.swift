import PetriExplorer
import PetriGallery

/// The parts of a gallery that are composed: its screens, and the prototype.
struct GalleryParts {
  /// The screens, in the catalogue's order.
  var screens: [GalleryScreen] = []
  /// The states of the prototype; `nil` for none.
  var prototype: Prototype?
  /// How many of the screens were composed for this writing.
  var newScreens = 0
  /// Whether nothing had to be left out.
  var isComplete = true

  /// The states that can be reached from a screen.
  struct Prototype {
    let start: String
    let states: [GalleryState]
    let cutWays: Int
  }

  /// Those that are as they were after an edit.
  func kept(after edit: GalleryEdit) -> GalleryParts {
    var kept = GalleryParts()
    kept.screens = screens.filter { !edit.affects($0.shownScreens) }
    kept.prototype = prototype.flatMap { edit.affects(Set($0.states.map(\.state.screen))) ? nil : $0 }
    return kept
  }

  /// The pictures, each once.
  var pictures: Set<GalleryPicture> {
    Set(screens.flatMap(\.pictures) + (prototype?.states.map(\.picture) ?? []))
  }
}
