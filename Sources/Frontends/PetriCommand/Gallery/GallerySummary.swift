import PetriGallery
import PetriSnapshots
import PetriText

/// The extent of a gallery that was written, in words and for programs.
struct GallerySummary: Encodable {
  var version = OutputSchema.version
  /// The page to open.
  let page: String
  let screens: Int
  /// How many pictures of screens it has.
  let looks: Int
  /// How many states the prototype has.
  let states: Int
  /// How many changes it shows; `nil` where it has no page of them.
  let changes: Int?
  /// How many screens were composed for this writing.
  let newScreens: Int
  let seconds: Double
  let leftOut: [GalleryParts.LeftOut]

  /// Counts.
  ///
  /// - Parameters:
  ///   - folder: where the gallery is.
  ///   - seconds: how long it took.
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

  /// A line for people.
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
