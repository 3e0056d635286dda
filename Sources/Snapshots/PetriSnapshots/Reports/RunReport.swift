import Foundation
import PetriText

/// The results of a run, for programs: written as JSON, read again by `merge`, `accept` and `review`.
///
/// The form is versioned: ``formatVersion`` grows when a key changes its meaning or goes.
public struct RunReport: Hashable, Sendable, Codable {
  /// The version of the form.
  public static let formatVersion = 3
  /// The oldest version that is read; a report of it has no evidence.
  private static let oldestVersion = 2

  /// Why a file isn't a report.
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// The reason in words.
    public let description: String
  }

  /// The version that was written.
  public var version = RunReport.formatVersion
  /// The catalogue's name.
  public var catalog: String
  /// Whether every screen was taken: nothing filtered, broken or left to other shards.
  public var isComplete: Bool
  /// The part that was taken; `nil` for all.
  public var shard: SnapshotShard?
  /// The result of each cell, in the catalogue's order.
  public var cells: [CellResult]
  /// Screens that have no snapshots, and why.
  public var skipped: [SkippedScreen]
  /// Screens that were to be taken and have errors, so that nothing of them could be compared.
  public var broken: [BrokenScreen]
  /// The cells that a shard compared in case their screens had other names before, which only all shards together can
  /// tell; `nil` for none.
  public var candidates: [CellResult]?
  /// The screens that aren't as they should be, with their places; `nil` in a report of an older version.
  public var screens: [RunScreen]?
  /// The compared texts, for other reports of the run; `nil` where nobody kept them.
  public var evidence: RunEvidence?
  /// Snapshots that belong to nothing: paths of files, and of cells that files hold, with a colon and which one it is.
  public var unowned: [String]

  /// A screen without snapshots.
  public struct SkippedScreen: Hashable, Sendable, Codable {
    /// Its name.
    public let screen: String
    /// Why it has none.
    public let reason: String

    /// Makes one.
    public init(screen: String, reason: String) {
      self.screen = screen
      self.reason = reason
    }
  }

  /// A screen with errors.
  public struct BrokenScreen: Hashable, Sendable, Codable {
    /// Its name.
    public let screen: String
    /// Where it is defined: `file:line`.
    public let place: String

    /// Makes one.
    public init(screen: String, place: String) {
      self.screen = screen
      self.place = place
    }

    /// The problem and the next step.
    public var message: String { "\(place): the screen has errors; run 'petri validate' to see them" }
  }

  /// Makes a report.
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

  /// The report as JSON: a cell a line, one final newline.
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
    // Nothing of it can't be written: its numbers are finite.
    return (try? encoder.encode(value)).map { .number(String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// Snapshots that belong to nothing; none are called so unless the run was complete and nothing failed.
  public var obsolete: [String] {
    isComplete && shard == nil && !cells.contains { $0.status == .failed || $0.status == .blocked } ? unowned : []
  }

  /// Whether all is as it should be.
  public var isClean: Bool { cells.allSatisfy { $0.status.isGood } && obsolete.isEmpty && broken.isEmpty }

  /// How many cells there are of a status.
  public func count(_ status: SnapshotStatus) -> Int { cells.count { $0.status == status } }

  /// The run in a line: `47 compared: 45 the same, 2 differ`.
  public var summary: String { "\(cells.count) compared" + (counts.isEmpty ? "" : ": \(counts)") }

  /// The outcomes with their numbers: `61 the same, 2 differ`.
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
