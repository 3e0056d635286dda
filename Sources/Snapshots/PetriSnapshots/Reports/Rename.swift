import PetriText

/// A renamed screen: the cells of an obsolete file have the texts of a missing one.
public struct Rename: Hashable, Sendable {
  /// The path of the obsolete file.
  public let from: String
  /// The path of the missing file.
  public let to: String

  /// The cells of a file with their texts, without headers.
  public struct File: Sendable {
    let path: String
    let texts: [CellName: String]

    /// Creates a file.
    public init(path: String, texts: [CellName: String]) {
      self.path = path
      self.texts = texts
    }

    private var parts: [Substring] { (path.split(separator: "/").last ?? "").split(separator: ".") }
    fileprivate var kind: Substring { parts.dropLast().last ?? "" }

    /// The text of a cell without the name of the screen.
    fileprivate func nameless(_ cell: CellName, _ part: NamedPart) -> String? {
      guard let text = texts[cell], let screen = parts.first else { return nil }
      switch part {
      case .nothing: return text
      case .all: return text.replacing(screen, with: "\u{0}")
      case .unquoted:
        var nameless = ""
        var start = text.startIndex
        for quoted in text.ranges(of: /"(?:[^"\\]|\\.)*"/) {
          nameless += text[start..<quoted.lowerBound].replacing(screen, with: "\u{0}") + text[quoted]
          start = quoted.upperBound
        }
        return nameless + text[start...].replacing(screen, with: "\u{0}")
      }
    }
  }

  /// The parts of a text from which the screen's name is removed. Some renderings don't contain the name, and a text on
  /// the screen may contain the same word.
  fileprivate enum NamedPart: CaseIterable { case nothing, unquoted, all }

  /// Finds renames. Each obsolete file is used for at most one missing file, in the order of paths.
  ///
  /// The missing file may have more cells than the obsolete one.
  public static func find(obsolete: [File], missing: [File]) -> [Rename] {
    var (obsolete, missing) = (obsolete, missing)
    var found: [Rename] = []
    for part in NamedPart.allCases where !obsolete.isEmpty && !missing.isEmpty {
      let more = find(obsolete: obsolete, missing: missing, part)
      let (old, new) = (Set(more.map(\.from)), Set(more.map(\.to)))
      obsolete.removeAll { old.contains($0.path) }
      missing.removeAll { new.contains($0.path) }
      found += more
    }
    return found.sorted { $0.to < $1.to }
  }

  private static func find(obsolete: [File], missing: [File], _ part: NamedPart) -> [Rename] {
    var left: [String: [File]] = [:]
    for file in obsolete.reversed() {
      guard let cell = file.texts.keys.min(), let text = file.nameless(cell, part) else { continue }
      left["\(file.kind) \(cell) \(text)", default: []].append(file)
    }
    return missing.compactMap { file in
      for cell in file.texts.keys.sorted() {
        guard let text = file.nameless(cell, part) else { continue }
        let key = "\(file.kind) \(cell) \(text)"
        guard
          let index = left[key]?.lastIndex(where: { old in
            old.texts.keys.allSatisfy { old.nameless($0, part) == file.nameless($0, part) }
          }), let old = left[key]?.remove(at: index)
        else { continue }
        return Rename(from: old.path, to: file.path)
      }
      return nil
    }
  }
}
