import Expectations
import Foundation
import Testing

@testable import PetriSnapshots

@Suite("The history of runs")
struct RunHistoryTests {
  /// A history in a folder that is gone after the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "petri-history-\(UUID().uuidString)"
    let history: RunHistory
    /// How many runs have finished.
    private var count = 0.0

    init() { history = RunHistory(folder: path) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var runs: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != "last" }) ?? []
    }

    /// A run from its beginning to its end.
    @discardableResult
    func run() throws -> String {
      let run = try history.newRun()
      try finish(run)
      return run.path
    }

    @discardableResult
    func finish(_ run: RunFolder) throws -> Bool {
      try run.write(RunReport(catalog: "A", isComplete: true, cells: []))
      // A second after the one before: a file system's clock may have the same time for both.
      count += 1
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000 + count)],
        ofItemAtPath: "\(run.path)/\(RunFolder.reportName)"
      )
      return try history.finish(run)
    }
  }

  @Test("a long run keeps its results while short ones begin and end beside it")
  func longRun() throws {
    let folder = Folder()
    let long = try folder.history.newRun()
    try long.keep("text\n", for: "Screens/__Snapshots__/a.tree.txt")
    for _ in 0..<6 { try folder.run() }
    try expectEqual(long.pendingText(for: "Screens/__Snapshots__/a.tree.txt"), "text\n")
    try folder.finish(long)
    expectEqual(folder.history.last()?.path, long.path)
    for _ in 0..<3 { try folder.run() }
    try expectEqual(long.pendingText(for: "Screens/__Snapshots__/a.tree.txt"), "text\n")
  }

  @Test("of the runs that nobody holds, those that finished last are kept, not those that began last")
  func kept() throws {
    let folder = Folder()
    var long: RunFolder? = try folder.history.newRun()
    for _ in 0..<5 { try folder.run() }
    if let run = long { try folder.finish(run) }
    long = nil
    let last = try #require(folder.history.last()).path
    let newest = try (0..<3).map { _ in try folder.run() }
    expectEqual(Set(folder.runs.map { "\(folder.path)/\($0)" }), Set(newest + [last]))
  }

  @Test("a run that is being reviewed is not forgotten")
  func reviewed() throws {
    let folder = Folder()
    try folder.run()
    let reviewed = try #require(folder.history.last())
    for _ in 0..<6 { try folder.run() }
    #expect(try reviewed.report() != nil)
  }

  @Test("a run reports when it finishes whether others are going on")
  func others() throws {
    let folder = Folder()
    var other: RunFolder? = try folder.history.newRun()
    #expect(try folder.finish(try folder.history.newRun()))
    if let run = other { try folder.finish(run) }
    other = nil
    #expect(!(try folder.finish(try folder.history.newRun())))
  }

  @Test("a run whose process was killed is forgotten after a while")
  func abandoned() throws {
    let folder = Folder()
    let (old, young) = ("\(folder.path)/1-1", "\(folder.path)/2-2")
    for path in [old, young] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let hourAgo = Date(timeIntervalSinceNow: -3_600)
    try FileManager.default.setAttributes([.modificationDate: hourAgo], ofItemAtPath: old)
    try folder.run()
    #expect(folder.runs.contains("2-2") && !folder.runs.contains("1-1"))
  }

  @Test("a run in a folder of the user's own has nothing in it but its report, its texts and its evidence")
  func ownFolder() throws {
    let folder = Folder()
    let run = RunFolder(path: folder.path)
    try run.write(RunReport(catalog: "A", isComplete: true, cells: []))
    try run.keep("x\n", for: "a.txt")
    try #expect(run.evidence() == nil)
    var evidence = RunEvidence()
    evidence.keep(Array("a\n".utf8), of: "a.tree.txt")
    evidence.keep([0xFF, 0x0A], of: "b.tree.txt")
    try run.keep(evidence)
    try expectEqual(run.evidence(), evidence)
    expectEqual(evidence.read("b.tree.txt"), [0xFF, 0x0A])
    expectEqual(Set(folder.runs), ["report.json", "pending", "evidence.json"])
  }
}
