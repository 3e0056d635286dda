import PetriCatalog
public import PetriText

/// The result of one cell, as reports have it.
public struct CellResult: Hashable, Sendable, Codable {
  /// The path of the snapshot's file from the catalogue's folder.
  public let path: String
  /// Which of the file's cells it is: `full.ipad-11.dark.large.ru`, `examples` for the base.
  public let cell: String
  /// The screen's name.
  public let screen: String
  /// The cell's status.
  public var status: SnapshotStatus
  /// A message about it: why it failed, where a conflict is.
  public var message: String?
  /// The line of the file that is meant.
  public var line: Int?
  /// A fingerprint of the reference; `nil` where there was none.
  public var reference: String?
  /// Its place among all cells of the run, those of other shards too, from 0; `nil` where that isn't known.
  public var number: Int?
  /// The location of the definition of the first view that differs, as `file:line`; `nil` where no catalogue made one.
  public var place: String?
  /// How many seconds it took to compose, print and compare the cell; `nil` where that isn't known.
  public var seconds: Double?

  /// The label of a file's base.
  public static let baseLabel = Fixture.examples

  /// Makes the result of a cell.
  public init(of cell: SnapshotCell, _ status: SnapshotStatus, message: String? = nil) {
    self.init(path: cell.path, cell: cell.label, screen: cell.screen, status: status, message: message)
  }

  /// The path that a file of the cell alone would have: no other result of a run has it.
  public var id: String {
    guard cell != CellResult.baseLabel else { return path }
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    parts.insert(cell[...], at: max(0, parts.count - 2))
    return parts.joined(separator: ".")
  }

  /// The name for people: its file's path, and behind a colon the cell of the file, unless it is the base.
  public var name: String { cell == CellResult.baseLabel ? path : "\(path):\(cell)" }

  /// The fixture; ``baseLabel`` for the examples.
  var fixture: Substring {
    let words = cell.split(separator: ".")
    return words.count % 4 == 1 ? words[0] : CellResult.baseLabel[...]
  }

  /// The look in words: `full, ipad-11, dark, large, ru`; "as usual" for the base.
  package var look: String {
    let words = cell == CellResult.baseLabel ? "as usual" : cell.replacing(".", with: ", ")
    let kind = path.split(separator: ".").dropLast().last.map(String.init) ?? "tree"
    return kind == "tree" ? words : "\(words) (\(kind))"
  }

  /// Makes a result.
  public init(
    path: String,
    cell: String = CellResult.baseLabel,
    screen: String,
    status: SnapshotStatus,
    message: String? = nil,
    line: Int? = nil,
    reference: String? = nil
  ) {
    self.path = path
    self.cell = cell
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
      ("cell", .string(cell)),
      ("screen", .string(screen)),
      ("status", .string(status.rawValue)),
      ("message", message.map(JSONText.string)),
      ("line", line.map(JSONText.int)),
      ("reference", reference.map(JSONText.string)),
      ("place", place.map(JSONText.string)),
      ("number", number.map(JSONText.int)),
      ("seconds", seconds.map { .number("\(($0 * 10_000).rounded() / 10_000)") }),
    ])
  }
}
