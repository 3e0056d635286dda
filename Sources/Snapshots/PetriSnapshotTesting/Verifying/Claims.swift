/// The snapshot files used by assertions in this process, to detect duplicates.
@MainActor
enum Claims {
  private static var owners: [String: String] = [:]

  /// Registers a file for an assertion; returns another assertion that already uses it. Ignores case, like many file
  /// systems.
  static func claim(_ path: String, by owner: String) -> String? {
    let key = path.lowercased()
    if let other = owners[key], other != owner { return other }
    owners[key] = owner
    return nil
  }
}
