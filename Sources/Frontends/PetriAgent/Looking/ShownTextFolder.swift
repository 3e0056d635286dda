import PetriFiles

/// Texts that were shown, in a folder of the user's cache: the last ones, each a file named by its hash.
///
/// A folder that can't be written to keeps nothing, and every question is answered in full.
public struct ShownTextFolder: ShownTextStore {
  private let path: String

  /// So many texts are kept.
  static let countLimit = 128
  /// A longer text, in bytes, isn't kept.
  static let byteLimit = 1 << 20

  /// Keeps texts in a folder, which is made where it isn't there.
  public init(path: String) { self.path = path }

  /// The text of a hash; `nil` where none is kept.
  public func text(ofHash hash: String) -> String? {
    guard ShownHash.isHash(hash), let folder = try? Folder(path),
      let bytes = try? folder.read(hash, limit: ShownTextFolder.byteLimit, links: .none)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Keeps a text, and forgets the oldest where there are too many.
  public func keep(_ text: String, hash: String) {
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
