import Foundation

/// The texts that a run compared and the pictures that it made: every report of the run is made of them, without its
/// catalogue too.
public struct RunEvidence: Hashable, Sendable, Codable {
  /// A cell that isn't as its snapshot, with the text that it has now.
  public struct Found: Hashable, Sendable, Codable {
    /// The cell.
    public let cell: SnapshotCell
    /// Its complete text.
    public let text: String

    /// Makes one.
    public init(cell: SnapshotCell, text: String) {
      self.cell = cell
      self.text = text
    }
  }

  /// The looks of a cell.
  public struct Pictures: Hashable, Sendable, Codable {
    /// The look before; `nil` where it isn't known.
    public let before: CellPicture?
    /// The look now; `nil` where it can't be composed.
    public let after: CellPicture?

    /// Makes pictures.
    public init(before: CellPicture?, after: CellPicture?) {
      self.before = before
      self.after = after
    }
  }

  /// The snapshot files as they were compared, by their paths from the catalogue's folder.
  private var files: [String: FileBytes] = [:]
  /// The cells that are not as their snapshots.
  public var found: [Found] = []
  /// The looks of the first cell of each edit, by its id.
  public var pictures: [String: Pictures] = [:]
  /// The differences of the catalogue itself.
  public var change = CatalogChange()

  /// Evidence of nothing.
  public init() {}

  /// Keeps a snapshot file as it was compared.
  public mutating func keep(_ bytes: [UInt8], of path: String) { files[path] = FileBytes(bytes) }

  /// Adds the evidence of another part of a run.
  ///
  /// - Returns: the paths of the snapshot files that were different there.
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
  /// The bytes of a file as it was compared; `nil` where there was none.
  public func read(_ path: String) -> [UInt8]? { files[path]?.bytes }
}

/// A file's bytes, written as a text where they are one.
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
