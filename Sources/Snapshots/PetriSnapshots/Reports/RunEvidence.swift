import Foundation

/// The texts and images of a run, from which reports can be created without the catalogue.
public struct RunEvidence: Hashable, Sendable, Codable {
  /// A cell that differs from its snapshot, with its new text.
  public struct Found: Hashable, Sendable, Codable {
    /// The cell.
    public let cell: SnapshotCell
    /// The complete new text.
    public let text: String

    /// Creates a cell with its text.
    public init(cell: SnapshotCell, text: String) {
      self.cell = cell
      self.text = text
    }
  }

  /// The images of a cell.
  public struct Pictures: Hashable, Sendable, Codable {
    /// The image before; `nil` if it is unknown.
    public let before: CellPicture?
    /// The image after; `nil` if the screen can't be composed.
    public let after: CellPicture?

    /// Creates images.
    public init(before: CellPicture?, after: CellPicture?) {
      self.before = before
      self.after = after
    }
  }

  /// The compared snapshot files, by path relative to the catalogue's folder.
  private var files: [String: FileBytes] = [:]
  /// The cells that differ from their snapshots.
  public var found: [Found] = []
  /// The images of the first cell of each edit, by the cell's identifier.
  public var pictures: [String: Pictures] = [:]
  /// The changes of the catalogue.
  public var change = CatalogChange()

  /// Creates empty evidence.
  public init() {}

  /// Stores a compared snapshot file.
  public mutating func keep(_ bytes: [UInt8], of path: String) { files[path] = FileBytes(bytes) }

  /// Merges the evidence of another shard.
  ///
  /// - Returns: The paths of snapshot files with different contents.
  mutating func add(_ other: RunEvidence) -> [String] {
    var different: [String] = []
    for (path, bytes) in other.files {
      if let own = files.updateValue(bytes, forKey: path), own != bytes { different.append(path) }
    }
    found += other.found
    pictures.merge(other.pictures) { first, _ in first }
    change.add(other.change)
    return different.sorted()
  }
}

extension RunEvidence: SnapshotReading {
  /// The bytes of a compared file; `nil` if there was none.
  public func read(_ path: String) -> [UInt8]? { files[path]?.bytes }
}

/// The bytes of a file, encoded as text if they are UTF-8.
private struct FileBytes: Hashable, Sendable, Codable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private enum Keys: String, CodingKey { case base64 }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      bytes = Array(text.utf8)
    } else {
      bytes = Array(try decoder.container(keyedBy: Keys.self).decode(Data.self, forKey: .base64))
    }
  }

  func encode(to encoder: any Encoder) throws {
    if let text = String(validating: bytes, as: UTF8.self) {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    } else {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(Data(bytes), forKey: .base64)
    }
  }
}
