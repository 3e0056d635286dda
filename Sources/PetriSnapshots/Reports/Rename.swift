import PetriText

/// A snapshot file whose cells have the texts of one that is missing: the screen has another name, nothing else.
public struct Rename: Hashable, Sendable {
  /// The path of the file that belongs to nothing.
  public let from: String
  /// The path of the one that is missing.
  public let to: String

  /// A file's cells with their texts, without the lines that head them.
  public struct File: Sendable {
    let path: String
    let texts: [CellName: String]

    /// Makes one.
    public init(path: String, texts: [CellName: String]) {
      self.path = path
      self.texts = texts
    }

    private var parts: [Substring] { (path.split(separator: "/").last ?? "").split(separator: ".") }
    fileprivate var kind: Substring { parts.dropLast().last ?? "" }

    /// A cell's text with the screen's name taken out: names of screens are in the texts too.
    fileprivate func nameless(_ cell: CellName) -> String? {
      guard let text = texts[cell], let screen = parts.first else { return nil }
      return text.replacing(screen, with: "\u{0}")
    }
  }

  /// Finds renames: each obsolete file serves one missing one, in the order of their paths.
  ///
  /// A missing file may have more cells than the obsolete one, since those are new.
  public static func find(obsolete: [File], missing: [File]) -> [Rename] {
    var left: [String: [File]] = [:]
    for file in obsolete.reversed() {
      guard let cell = file.texts.keys.min(), let text = file.nameless(cell) else { continue }
      left["\(file.kind) \(cell) \(text)", default: []].append(file)
    }
    return missing.compactMap { file in
      for cell in file.texts.keys.sorted() {
        guard let text = file.nameless(cell) else { continue }
        let key = "\(file.kind) \(cell) \(text)"
        guard
          let place = left[key]?.lastIndex(where: { old in
            old.texts.keys.allSatisfy { old.nameless($0) == file.nameless($0) }
          }), let old = left[key]?.remove(at: place)
        else { continue }
        return Rename(from: old.path, to: file.path)
      }
      return nil
    }
  }
}
