import PetriGallery
import PetriSnapshots
import PetriText

struct GallerySummary: Encodable {
  var version = OutputSchema.version
  /// The path of the index page.
  let page: String
  let screens: Int
  /// The number of pictures of screens.
  let looks: Int
  let states: Int
  /// The number of changes; `nil` if there is no page of changes.
  let changes: Int?
  let newScreens: Int
  let seconds: Double
  let leftOut: [GalleryParts.LeftOut]

  init(of app: GalleryApp, _ parts: GalleryParts, in folder: String, seconds: Double) {
    page = "\(folder)/index.html"
    screens = app.screens.count
    looks = app.screens.reduce(0) { $0 + $1.looks.count }
    states = app.states.count
    changes = app.changes.map { $0.edits.count + $0.change.lostScreens.count }
    newScreens = parts.newScreens
    self.seconds = seconds
    leftOut = parts.leftOut
  }

  var text: String {
    var words = "wrote \(page): \(GallerySummary.count(screens, "screen")) in \(looks) looks"
    if states > 0 { words += ", a prototype of \(states) states" }
    if let changes { words += ", \(GallerySummary.count(changes, "change")) in changes.html" }
    if newScreens < screens { words += ", \(GallerySummary.count(newScreens, "screen")) made anew" }
    return "\(words), in \(seconds) s".cleaned
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
