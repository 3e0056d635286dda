/// Which assertion has which file, in this process.
@MainActor
enum Claims {
  private static var owners: [String: String] = [:]

  /// Takes a file for an assertion; gives the other one that has it already. Capitals count for nothing, as on many file
  /// systems.
  static func claim(_ path: String, by owner: String) -> String? {
    let key = path.lowercased()
    if let other = owners[key], other != owner { return other }
    owners[key] = owner
    return nil
  }
}
