import Expectations
import Foundation
import PetriSnapshots
import Testing

@testable import PetriSnapshotTesting

@MainActor @Suite("What the library records")
struct RecordingTests {
  private func failure(of comparison: () throws(SnapshotFailure) -> Void) -> String? {
    do throws(SnapshotFailure) {
      try comparison()
      return nil
    } catch {
      return error.description
    }
  }

  @Test("nothing without a word; an argument goes before a scope, and a scope before the environment")
  func order() {
    expectEqual(Recording.current(argument: nil, environment: [:]), Recording(mode: .never, isInCode: false))
    let all = ["PETRI_RECORD": "ALL"]
    expectEqual(Recording.current(argument: nil, environment: all), Recording(mode: .all, isInCode: false))
    expectEqual(Recording.current(argument: .missing, environment: all), Recording(mode: .missing, isInCode: true))
    withSnapshots(record: .differing) {
      expectEqual(Recording.current(argument: nil, environment: all).mode, .differing)
      expectEqual(Recording.current(argument: .never, environment: all).mode, .never)
    }
  }

  @Test("a word that isn't a mode records nothing, and the failure reports it")
  func unknownWord() {
    let recording = Recording.current(argument: nil, environment: ["PETRI_RECORD": "yes\u{1B}"])
    expectEqual(recording.mode, .never)
    let file = SnapshotFile(store: SnapshotStore(root: "/nowhere"), path: "a.lines.txt")
    expectEqual(
      failure { () throws(SnapshotFailure) in try file.compare("# lines v1\none\n", recording: recording) },
      "missing snapshot a.lines.txt; PETRI_RECORD must be one of never, missing, differing, all; found 'yes␛'"
    )
  }

  @Test("no mode records on CI unless it is allowed by name")
  func onCI() {
    var environment = ["CI": "1", "PETRI_RECORD": "all"]
    expectEqual(Recording.current(argument: .all, environment: environment).mode, .never)
    environment["PETRI_RECORD_ON_CI"] = "1"
    expectEqual(Recording.current(argument: nil, environment: environment).mode, .all)
  }

  @Test("each mode writes as it is named, fails where the code sets it, and is quiet where the environment does")
  func modes() throws {
    let root = NSTemporaryDirectory() + "petri-recording-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    let file = SnapshotFile(store: store, path: "__Snapshots__/a.lines.txt")
    func verify(_ text: String, _ mode: RecordMode, inCode: Bool = false) -> String? {
      failure { () throws(SnapshotFailure) in
        try file.compare("# lines v1\n\(text)\n", recording: Recording(mode: mode, isInCode: inCode))
      }
    }
    expectEqual(verify("one", .never)?.hasPrefix("missing snapshot __Snapshots__/a.lines.txt; "), true)
    #expect(try store.read(file.path) == nil)
    expectEqual(verify("one", .differing)?.hasPrefix("missing snapshot"), true)
    #expect(verify("one", .missing) == nil)
    #expect(verify("one", .never) == nil)
    expectEqual(verify("two", .missing)?.contains("-one\n+two\n"), true)
    expectEqual(
      verify("two", .all, inCode: true),
      "recorded __Snapshots__/a.lines.txt; now remove 'record: .all' from the code"
    )
    #expect(verify("two", .never) == nil)
    try store.write("# lines v1\n<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs\n", to: file.path)
    expectEqual(verify("two", .never)?.hasPrefix("__Snapshots__/a.lines.txt:2 has merge conflict markers"), true)
  }

  @Test("the sources of a test that was built elsewhere are found below PETRI_SOURCE_ROOT")
  func movedSources() throws {
    let root = NSTemporaryDirectory() + "petri-sources-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root + "/Tests/AppTests", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + "/Tests/AppTests/ScreenTests.swift"))
    let built = "/builder/checkout/Tests/AppTests/ScreenTests.swift"
    expectEqual(SourceTree.folder(of: built, environment: [:]), "/builder/checkout/Tests/AppTests")
    expectEqual(SourceTree.folder(of: built, environment: ["PETRI_SOURCE_ROOT": root]), root + "/Tests/AppTests")
    expectEqual(SourceTree.problem(with: built)?.description.contains("PETRI_SOURCE_ROOT"), true)
  }

  @Test("no two names make one file")
  func injective() {
    let place = TestPlace("A/B.swift", "/A/B.swift", 1, 1, "plain text (a:)")
    expectEqual(place.path(named: nil, kind: "tree"), "__Snapshots__/B/plain%20text%20.tree.txt")
    expectEqual(
      place.path(named: "a.b/../c", kind: "tree"),
      "__Snapshots__/B/plain%20text%20.a%2Eb%2F%2E%2E%2Fc.tree.txt"
    )
    #expect(place.path(named: "é", kind: "tree") != place.path(named: "e\u{301}", kind: "tree"))
  }
}
