import PetriFiles
import PetriText

/// Stores shown texts by hash for questions about changes.
package protocol ShownTextStore {
  func text(ofHash hash: String) -> String?
  func keep(_ text: String, hash: String)
}

/// Recently shown texts in a cache folder, in files named by hash.
///
/// If the folder isn't writable, nothing is stored and every question is answered in full.
package struct ShownTextFolder: ShownTextStore {
  private let path: String

  static let countLimit = 128
  static let byteLimit = 1 << 20

  package init(path: String) { self.path = path }

  package func text(ofHash hash: String) -> String? {
    guard ShownHash.isHash(hash), let folder = try? Folder(path),
      let bytes = try? folder.read(hash, limit: ShownTextFolder.byteLimit, links: .none)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  package func keep(_ text: String, hash: String) {
    guard ShownHash.isHash(hash), text.utf8.count <= ShownTextFolder.byteLimit,
      let folder = try? Folder(making: path)
    else { return }
    try? folder.write(Array(text.utf8), to: hash, isDurable: false)
    guard let names = try? folder.entries(in: "").map(\.name).filter(ShownHash.isHash),
      names.count > ShownTextFolder.countLimit
    else { return }
    let aged = names.map { ($0, folder.stamp(of: $0, followsLink: false)?.time ?? 0) }.sorted { $0.1 < $1.1 }
    for (name, _) in aged.dropLast(ShownTextFolder.countLimit) { try? folder.remove(name) }
  }
}

/// A stored text: the moves that led to it, its kind, and its lines.
struct KeptText {
  let moves: [String]
  let title: String
  let text: String

  init(moves: [String], title: String, text: String) {
    (self.moves, self.title, self.text) = (moves, title, text)
  }

  /// Parses a stored text; a malformed one has a title that matches nothing.
  init(_ written: String) {
    let parts = written.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    moves = parts[0].split(separator: KeptText.separator).map(String.init)
    title = parts.count > 1 ? parts[1] : ""
    text = parts.count > 2 ? parts[2] : ""
  }

  /// The stored text; moves and title take a line each.
  var written: String {
    let line = moves.map { $0.replacing("\n", with: " ") }.joined(separator: String(KeptText.separator))
    return "\(line)\n\(title)\n\(text)"
  }

  /// A control character that no move contains.
  private static let separator: Character = "\u{1F}"
}

/// A short hash of a shown text: eight hexadecimal digits.
enum ShownHash {
  private static let count = 8

  static func hash(of text: String) -> String { String(Fingerprint.text(of: text.utf8).suffix(count)) }

  static func isHash(_ text: String) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
