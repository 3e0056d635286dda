public import PetriText

/// What came of one cell, as reports have it.
public struct CellResult: Hashable, Sendable, Codable {
  /// The snapshot's path from the catalogue's folder.
  public let path: String
  /// The screen's name.
  public let screen: String
  /// What came of it.
  public var status: SnapshotStatus
  /// A message about it: why it failed, where a conflict is.
  public var message: String?
  /// The line of the file that is meant.
  public var line: Int?
  /// A fingerprint of the snapshot that was compared with; `nil` where there was none.
  public var reference: String?

  /// Makes a result.
  public init(
    path: String,
    screen: String,
    status: SnapshotStatus,
    message: String? = nil,
    line: Int? = nil,
    reference: String? = nil
  ) {
    self.path = path
    self.screen = screen
    self.status = status
    self.message = message
    self.line = line
    self.reference = reference
  }
}

extension CellResult {
  /// The result as JSON, as `Codable` reads it.
  public var json: JSONText {
    .object([
      ("path", .string(path)),
      ("screen", .string(screen)),
      ("status", .string(status.rawValue)),
      ("message", message.map(JSONText.string)),
      ("line", line.map(JSONText.int)),
      ("reference", reference.map(JSONText.string)),
    ])
  }
}
