import PetriChecks
import PetriGallery

/// The parts of a gallery that are composed: its screens, and the prototype.
struct GalleryParts {
  /// The screens, in the catalogue's order.
  var screens: [GalleryScreen] = []
  /// The states of the prototype; `nil` for none.
  var prototype: Prototype?
  /// How many of the screens were composed for this writing.
  var newScreens = 0
  /// The parts that had to be left out.
  var leftOut: [LeftOut] = []

  /// Whether nothing had to be left out.
  var isComplete: Bool { leftOut.isEmpty }

  /// A screen, or the prototype, that isn't in the gallery, and why.
  struct LeftOut: Encodable {
    /// The name of the screen; `nil` for the prototype.
    var screen: String?
    let reason: String
  }

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
