import PetriFiles

/// Recently shown texts in a cache folder, in files named by hash.
///
/// If the folder isn't writable, nothing is stored and every question is answered in full.
package struct ShownTextFolder: ShownTextStore {
  private let path: String

  /// The maximum number of texts.
  static let countLimit = 128
  /// The maximum size of a text in bytes.
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
