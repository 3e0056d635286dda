import PetriText

/// A snapshot that has the text of a missing one: the screen has another name, nothing else.
public struct Rename: Hashable, Sendable {
  /// The path of the snapshot that belongs to nothing.
  public let from: String
  /// The path of the one that is missing.
  public let to: String

  /// Finds renames: each obsolete snapshot serves one missing one, in the order of their paths.
  ///
  /// The names of screens are in the texts too, so texts are compared with each its own name taken out.
  ///
  /// - Parameters:
  ///   - obsolete: paths and texts of snapshots that belong to nothing.
  ///   - missing: paths, screens and texts of those that there should be.
  public static func find(
    obsolete: [(path: String, text: String)],
    missing: [(path: String, screen: String, text: String)]
  ) -> [Rename] {
    var byText: [String: [String]] = [:]
    for (path, text) in obsolete.reversed() {
      byText[nameless(text, screen: screen(of: path)), default: []].append(path)
    }
    return missing.compactMap { path, screen, text in
      let key = nameless(text, screen: screen)
      guard let from = byText[key]?.popLast() else { return nil }
      return Rename(from: from, to: path)
    }
  }

  private static func screen(of path: String) -> String {
    path.split(separator: "/").last.flatMap { $0.split(separator: ".").first }.map(String.init) ?? ""
  }

  private static func nameless(_ text: String, screen: String) -> String {
    screen.isEmpty ? text : text.replacing(screen, with: "\u{0}")
  }
}
