import PetriCatalog
public import PetriText

/// The result of one cell.
public struct CellResult: Hashable, Sendable, Codable {
  /// The path of the snapshot file from the catalogue's folder.
  public let path: String
  /// The label of the cell within its file: `full.ipad-11.dark.large.ru`; `examples` for the base.
  public let cell: String
  /// The name of the screen.
  public let screen: String
  /// The status.
  public var status: SnapshotStatus
  /// Details of the status, such as the reason for a failure.
  public var message: String?
  /// The line of the snapshot file that the message refers to.
  public var line: Int?
  /// A fingerprint of the reference; `nil` if there was none.
  public var reference: String?
  /// The index among all cells of the run, including other shards; `nil` if it is unknown.
  public var number: Int?
  /// The location of the definition of the first view that differs, as `file:line`; `nil` if the view isn't defined in
  /// the catalogue.
  public var place: String?
  /// The time to compose, print and compare the cell, in seconds; `nil` if it is unknown.
  public var seconds: Double?

  /// The label of a file's base.
  public static let baseLabel = Fixture.examples

  /// Creates the result of a cell.
  public init(of cell: SnapshotCell, _ status: SnapshotStatus, message: String? = nil) {
    self.init(path: cell.path, cell: cell.label, screen: cell.screen, status: status, message: message)
  }

  /// The path that a file with only this cell would have, which is unique.
  public var id: String {
    guard cell != CellResult.baseLabel else { return path }
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    parts.insert(cell[...], at: max(0, parts.count - 2))
    return parts.joined(separator: ".")
  }

  /// The name for messages: the path of the file, with a colon and the label unless it is the base.
  public var name: String { cell == CellResult.baseLabel ? path : "\(path):\(cell)" }

  /// The fixture; ``baseLabel`` for the examples.
  var fixture: Substring {
    let words = cell.split(separator: ".")
    return words.count % 4 == 1 ? words[0] : CellResult.baseLabel[...]
  }

  /// The fixture and the environment as text: `full, ipad-11, dark, large, ru`; "as usual" for the base.
  package var look: String {
    let words = cell == CellResult.baseLabel ? "as usual" : cell.replacing(".", with: ", ")
    let kind = path.split(separator: ".").dropLast().last.map(String.init) ?? "tree"
    return kind == "tree" ? words : "\(words) (\(kind))"
  }

  /// Creates a result.
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
  /// The result as JSON, in the form that `Codable` reads.
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
