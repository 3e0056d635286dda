import Foundation
import PetriFiles
import PetriText

/// The place where facts about a catalogue are kept from one command to the next: in the user's cache folder, or, where
/// nothing can be written there, as in some containers, in a folder of the user's own for temporary files.
public enum CatalogCache {
  /// The folder of a catalogue's own; it need not be there.
  ///
  /// - Parameter environment: XDG_CACHE_HOME and HOME locate caches.
  public static func folder(of catalogFolder: String, environment: [String: String]) -> String {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.cache" }
    let own = cache.flatMap { isUsable("\($0)/petri") ? "\($0)/petri" : nil }
    let temporary = NSTemporaryDirectory() + "petri-\(getuid())"
    // A folder that anybody may make must be this user's, and nobody else's to write to.
    let isPrivate = own == nil && (try? Folder(makingPrivate: temporary)) != nil
    let base = own ?? (isPrivate ? temporary : "\(cache ?? NSTemporaryDirectory())/petri")
    return "\(base)/\(name(of: catalogFolder))"
  }

  /// The folder for things that a user wants to have again, and nobody can make anew: bookmarks. It need not be there.
  ///
  /// - Parameter environment: XDG_STATE_HOME and HOME locate such state.
  /// - Returns: `nil` where they name no folder.
  public static func stateFolder(of catalogFolder: String, environment: [String: String]) -> String? {
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.local/state" }
    return state.map { "\($0)/petri/\(name(of: catalogFolder))" }
  }

  /// The name of a catalogue in such folders: links to one folder are one catalogue.
  private static func name(of catalogFolder: String) -> String {
    let absolute = NamedFile(catalogFolder).realPath ?? URL(fileURLWithPath: catalogFolder).standardizedFileURL.path
    return Fingerprint.text(of: Array(absolute.utf8))
  }

  private static func isUsable(_ path: String) -> Bool { (try? Folder(making: path))?.isWritable ?? false }
}
