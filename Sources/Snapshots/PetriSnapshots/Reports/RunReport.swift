import Foundation
import PetriText

/// The results of a run as JSON, which `merge`, `accept` and `review` read.
///
/// ``formatVersion`` is increased if a key is removed or changes its meaning.
public struct RunReport: Hashable, Sendable, Codable {
  /// The current version of the format.
  public static let formatVersion = 3
  /// The oldest supported version, which has no evidence.
  private static let oldestVersion = 2

  /// The reason why a file isn't a report.
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// The reason.
    public let description: String
  }

  /// The version of the report's format.
  public var version = RunReport.formatVersion
  /// The name of the catalogue.
  public var catalog: String
  /// Whether the run covered every screen, so that none was filtered out, broken, or left to another shard.
  public var isComplete: Bool
  /// The shard; `nil` for an unsharded run.
  public var shard: SnapshotShard?
  /// The result of each cell, in the order of the catalogue.
  public var cells: [CellResult]
  /// The screens without snapshots.
  public var skipped: [SkippedScreen]
  /// The selected screens that can't be compared because of errors.
  public var broken: [BrokenScreen]
  /// The cells that a shard compared in case their screens were renamed, which only the merged report can determine;
  /// `nil` for none.
  public var candidates: [CellResult]?
  /// The screens with problems, and their locations; `nil` in an older report.
  public var screens: [RunScreen]?
  /// The compared texts and images; `nil` if they weren't kept.
  public var evidence: RunEvidence?
  /// The obsolete snapshots: paths of files, and of cells in the form `path:cell`.
  public var unowned: [String]

  /// A screen without snapshots.
  public struct SkippedScreen: Hashable, Sendable, Codable {
    /// The name.
    public let screen: String
    /// The reason.
    public let reason: String

    /// Creates a screen without snapshots.
    public init(screen: String, reason: String) {
      self.screen = screen
      self.reason = reason
    }
  }

  /// A screen with errors.
  public struct BrokenScreen: Hashable, Sendable, Codable {
    /// The name.
    public let screen: String
    /// The location of the definition: `file:line`.
    public let place: String

    /// Creates a screen with errors.
    public init(screen: String, place: String) {
      self.screen = screen
      self.place = place
    }

    /// The error message and the next step.
    public var message: String { "\(place): the screen has errors; run 'petri validate' to see them" }
  }

  /// Creates a report.
  public init(
    catalog: String,
    isComplete: Bool,
    shard: SnapshotShard? = nil,
    cells: [CellResult],
    skipped: [SkippedScreen] = [],
    broken: [BrokenScreen] = [],
    unowned: [String] = []
  ) {
    self.catalog = catalog
    self.isComplete = isComplete
    self.shard = shard
    self.cells = cells
    self.skipped = skipped
    self.broken = broken
    self.unowned = unowned
  }

  /// Reads a report.
  ///
  /// - Throws: `Unreadable`.
  public init(json: [UInt8]) throws(Unreadable) {
    struct Version: Decodable { let version: Int }
    do {
      let data = Data(json)
      let version = try JSONDecoder().decode(Version.self, from: data).version
      guard (RunReport.oldestVersion...RunReport.formatVersion).contains(version) else {
        throw Unreadable(
          description: "unsupported report version \(version); this version of petri reads"
            + " \(RunReport.oldestVersion) to \(RunReport.formatVersion)"
        )
      }
      self = try JSONDecoder().decode(RunReport.self, from: data)
      self.version = RunReport.formatVersion
    } catch let error as Unreadable {
      throw error
    } catch {
      throw Unreadable(description: "it isn't a report of a snapshot run")
    }
  }

  /// The report as JSON, with one line per cell and a final newline.
  public var json: String {
    let shard = shard.map { JSONText.object([("index", .int($0.index)), ("count", .int($0.count))]) }
    let document = JSONText.object([
      ("version", .int(version)),
      ("catalog", .string(catalog)),
      ("isComplete", .bool(isComplete)),
      ("shard", shard.map(JSONText.line)),
      ("cells", .array(cells.map { .line($0.json) })),
      (
        "skipped",
        .array(skipped.map { .line(.object([("screen", .string($0.screen)), ("reason", .string($0.reason))])) })
      ),
      (
        "broken",
        .array(broken.map { .line(.object([("screen", .string($0.screen)), ("place", .string($0.place))])) })
      ),
      ("unowned", .array(unowned.map(JSONText.string))),
      ("candidates", candidates.map { .array($0.map { .line($0.json) }) }),
      ("screens", screens.map { .array($0.map(RunReport.encoded)) }),
      ("evidence", evidence.map(RunReport.encoded)),
    ])
    return document.pretty + "\n"
  }

  private static func encoded(_ value: some Encodable) -> JSONText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail, because all numbers are finite.
    return (try? encoder.encode(value)).map { .number(String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// The obsolete snapshots; empty unless the run was complete and nothing failed.
  public var obsolete: [String] {
    isComplete && shard == nil && !cells.contains { $0.status == .failed || $0.status == .blocked } ? unowned : []
  }

  /// Whether there are no problems.
  public var isClean: Bool { cells.allSatisfy { $0.status.isGood } && obsolete.isEmpty && broken.isEmpty }

  /// The number of cells with a status.
  public func count(_ status: SnapshotStatus) -> Int { cells.count { $0.status == status } }

  /// A summary: `47 compared: 45 the same, 2 differ`.
  public var summary: String { "\(cells.count) compared" + (counts.isEmpty ? "" : ": \(counts)") }

  /// The number of cells per status: `61 the same, 2 differ`.
  public var counts: String {
    let words: [(SnapshotStatus, String)] = [
      (.same, "the same"), (.recorded, "recorded"), (.rewritten, "rewritten"), (.differs, "differ"),
      (.missing, "missing"), (.conflict, "with conflict markers"), (.unreadable, "unreadable"), (.outdated, "outdated"),
      (.failed, "failed"), (.blocked, "can't be read or written"), (.accepted, "accepted"), (.rejected, "rejected"),
    ]
    var parts = words.map { (count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !obsolete.isEmpty { parts.append("\(obsolete.count) obsolete") }
    if !broken.isEmpty { parts.append("\(broken.count) \(broken.count == 1 ? "screen" : "screens") with errors") }
    if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
    return parts.joined(separator: ", ")
  }
}

/// A screen with problems in a run.
public struct RunScreen: Hashable, Sendable, Codable {
  /// The name.
  public let name: String
  /// The title in the base locale.
  public let title: String
  /// The path of the defining file from the catalogue's folder.
  public let file: String
  /// The 1-based line of the definition.
  public let line: Int

  /// Creates a screen.
  public init(name: String, title: String, file: String, line: Int) {
    (self.name, self.title, self.file, self.line) = (name, title, file, line)
  }
}
