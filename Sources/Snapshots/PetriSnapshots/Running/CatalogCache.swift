import Foundation
import PetriFiles
import PetriText

/// The location of cached data about a catalogue: in the user's cache folder or, if that isn't writable as in some
/// containers, in a private temporary folder.
public enum CatalogCache {
  /// The folder of a catalogue, which may not exist yet.
  ///
  /// - Parameter environment: The environment variables; XDG_CACHE_HOME and HOME determine the cache folder.
  public static func folder(of catalogFolder: String, environment: [String: String]) -> String {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.cache" }
    let own = cache.flatMap { isUsable("\($0)/petri") ? "\($0)/petri" : nil }
    let temporary = NSTemporaryDirectory() + "petri-\(getuid())"
    // A folder in a shared location must belong to this user and be writable by nobody else.
    let isPrivate = own == nil && (try? Folder(makingPrivate: temporary)) != nil
    let base = own ?? (isPrivate ? temporary : "\(cache ?? NSTemporaryDirectory())/petri")
    return "\(base)/\(name(of: catalogFolder))"
  }

  /// The folder for user data that can't be recreated, such as bookmarks. It may not exist yet.
  ///
  /// - Parameter environment: The environment variables; XDG_STATE_HOME and HOME determine the folder.
  /// - Returns: `nil` if the variables are missing.
  public static func stateFolder(of catalogFolder: String, environment: [String: String]) -> String? {
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.local/state" }
    return state.map { "\($0)/petri/\(name(of: catalogFolder))" }
  }

  /// The name of a catalogue's subfolder, which is the same for symbolic links to the catalogue.
  private static func name(of catalogFolder: String) -> String {
    let absolute = NamedFile(catalogFolder).realPath ?? URL(fileURLWithPath: catalogFolder).standardizedFileURL.path
    return Fingerprint.text(of: Array(absolute.utf8))
  }

  private static func isUsable(_ path: String) -> Bool { (try? Folder(making: path))?.isWritable ?? false }
}
