import PetriChecks
import PetriGallery

struct GalleryParts {
  var screens: [GalleryScreen] = []
  var prototype: Prototype?
  /// The number of screens that were rendered rather than reused.
  var newScreens = 0
  var leftOut: [LeftOut] = []

  var isComplete: Bool { leftOut.isEmpty }

  /// A screen or prototype that couldn't be rendered, with the reason.
  struct LeftOut: Encodable {
    /// The name of the screen; `nil` for the prototype.
    var screen: String?
    let reason: String
  }

  struct Prototype {
    let start: String
    let states: [GalleryState]
    let cutWays: Int
  }

  /// The parts that an edit doesn't affect.
  func kept(after edit: GalleryEdit) -> GalleryParts {
    var kept = GalleryParts()
    kept.screens = screens.filter { !edit.affects($0.shownScreens) }
    kept.prototype = prototype.flatMap { edit.affects(Set($0.states.map(\.state.screen))) ? nil : $0 }
    return kept
  }

  var pictures: Set<GalleryPicture> {
    Set(screens.flatMap(\.pictures) + (prototype?.states.map(\.picture) ?? []))
  }
}
