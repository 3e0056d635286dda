import Foundation
import PetriBrowser
import PetriFiles
import PetriSnapshots

/// Recent screens and bookmarks of a catalogue, stored in the user's state folder.
///
/// Each line is a keyword and a name: `bookmark cart`, `recent home`. Invalid lines are ignored. Every change rereads
/// the file, which another browser may have written, and replaces it atomically.
struct PlacesFile {
  /// `nil` if neither XDG_STATE_HOME nor HOME is set.
  private let folder: String?

  private static let name = "places"
  private static let maximumBytes = 1 << 20

  init(of catalogFolder: String, _ environment: [String: String]) {
    folder = CatalogCache.stateFolder(of: catalogFolder, environment: environment)
  }

  /// Empty if the file can't be read.
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
