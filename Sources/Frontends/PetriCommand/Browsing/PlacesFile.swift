import Foundation
import PetriBrowser
import PetriFiles
import PetriSnapshots

/// Where recent screens and bookmarks of a catalogue are kept from one session to the next: in the user's folder for state.
///
/// A line is a word and a name: `bookmark cart`, `recent home`. A line that can't be read counts for nothing. Each
/// change is made to the file's current content, since another browser may have written it, and takes the file's place
/// at once.
struct PlacesFile {
  /// The folder; `nil` if there is none for state.
  private let folder: String?

  private static let name = "places"
  /// A file that is longer isn't one of ours.
  private static let maximumBytes = 1 << 20

  /// - Parameters:
  ///   - catalogFolder: the catalogue's folder.
  ///   - environment: XDG_STATE_HOME and HOME locate state.
  init(of catalogFolder: String, _ environment: [String: String]) {
    folder = CatalogCache.stateFolder(of: catalogFolder, environment: environment)
  }

  /// The kept places; none where they can't be read.
  var places: KeptPlaces {
    guard let folder, let bytes = try? Folder(folder).read(PlacesFile.name, limit: PlacesFile.maximumBytes) else {
      return KeptPlaces()
    }
    var (recents, bookmarks): ([String], [String]) = ([], [])
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "bookmark": bookmarks.append(String(parts[1]))
      case "recent": recents.append(String(parts[1]))
      default: break
      }
    }
    return KeptPlaces(recents: recents, bookmarks: bookmarks)
  }

  /// Changes the kept places.
  ///
  /// - Throws: `CommandFailure` with the reason why they can't be.
  func change(_ change: (inout KeptPlaces) -> Void) throws {
    guard let folder else { throw CommandFailure("neither XDG_STATE_HOME nor HOME names a folder", .io) }
    var places = places
    change(&places)
    let lines = places.bookmarks.map { "bookmark \($0)" } + places.recents.map { "recent \($0)" }
    let text = lines.filter { !$0.contains("\n") }.map { "\($0)\n" }.joined()
    do throws(FileError) {
      try Folder(making: folder).write(Array(text.utf8), to: PlacesFile.name)
    } catch {
      throw CommandFailure("can't write \(folder)/\(PlacesFile.name): \(error.reason)", .io)
    }
  }
}
