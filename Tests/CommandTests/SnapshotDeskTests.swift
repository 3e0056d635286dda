import ArgumentParser
import Expectations
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import Testing

@testable import PetriCommand

@Suite("Snapshots decided in the browser", .startsProcesses)
@MainActor
struct SnapshotDeskTests {
  private static let path = "Screens/__Snapshots__/two.tree.txt"

  private func desk(_ catalogue: SnapshotCatalogue) throws -> SnapshotDesk {
    let options = try CatalogOptions.parse(["--catalog", catalogue.folder.path])
    return SnapshotDesk(try Workspace(options, Command.invocation()))
  }

  /// A catalogue whose second screen differs from its snapshot.
  private func changed() throws -> SnapshotCatalogue {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    return catalogue
  }

  @Test("accepting writes what 'petri snapshot record' would, and it can be taken back")
  func accept() throws {
    let catalogue = try changed()
    let before = try catalogue.folder.read(Self.path)
    var desk = try desk(catalogue)
    let (review, state) = desk.review(of: "two")
    #expect(state.differing == 1 && review.groups.map(\.paths) == [[Self.path]])
    #expect(review.lines.contains { $0.hasPrefix("-") && $0.contains("Two") })
    try expectEqual(catalogue.folder.read(Self.path), before)
    expectEqual(desk.decide(.accept, screen: "two", paths: [Self.path]).state, ScreenSnapshots())
    let file = try catalogue.folder.read(Self.path)
    let accepted = file.replacing("# base: iphone-16 light large en\n", with: "")
    let decided = desk.review(of: "two").review
    #expect(decided.groups.isEmpty)
    #expect(decided.accepted?.path == Self.path && decided.accepted?.lines.joined(separator: "\n") == accepted)
    #expect(review.accepted == nil)
    expectEqual(desk.undo().changed?.state.differing, 1)
    try expectEqual(catalogue.folder.read(Self.path), before)
    expectEqual(desk.undo().note, "no decision is left to take back")
    try expectEqual(catalogue.run("record").status, 0)
    try expectEqual(catalogue.folder.read(Self.path), file)
  }

  @Test("rejecting leaves the file, and drops the mark until the screen looks otherwise")
  func reject() throws {
    let catalogue = try changed()
    let before = try catalogue.folder.read(Self.path)
    var desk = try desk(catalogue)
    _ = desk.review(of: "two")
    expectEqual(desk.decide(.reject, screen: "two", paths: [Self.path]).state, ScreenSnapshots())
    try expectEqual(catalogue.folder.read(Self.path), before)
    let (review, state) = desk.review(of: "two")
    #expect(state == ScreenSnapshots() && review.groups.isEmpty)
    expectEqual(review.remarks, ["rejected  \(Self.path), which isn't changed"])
    try catalogue.replace("2", with: "II", in: "Screens/two.yaml")
    desk.workspace = try self.desk(catalogue).workspace
    desk.forgetTexts { _ in true }
    expectEqual(desk.review(of: "two").state.differing, 1)
  }

  @Test("a snapshot that has changed since it was compared is left as it is, when accepted and when taken back")
  func meanwhile() throws {
    let catalogue = try changed()
    var desk = try desk(catalogue)
    _ = desk.review(of: "two")
    try catalogue.folder.write("another\n", to: Self.path)
    #expect(desk.decide(.accept, screen: "two", paths: [Self.path]).note.contains("has changed since it was compared"))
    try expectEqual(catalogue.folder.read(Self.path), "another\n")
    _ = desk.review(of: "two")
    expectEqual(desk.decide(.accept, screen: "two", paths: [Self.path]).note, "accepted \(Self.path)")
    try catalogue.folder.write("mine\n", to: Self.path)
    expectEqual(desk.undo().note, "\(Self.path) has changed since it was accepted, so it wasn't restored")
    try expectEqual(catalogue.folder.read(Self.path), "mine\n")
  }

  @Test("what was decided before the files changed is taken back for how the screen looks now")
  func outdated() throws {
    let catalogue = try changed()
    var desk = try desk(catalogue)
    _ = desk.review(of: "two")
    _ = desk.decide(.accept, screen: "two", paths: [Self.path])
    try catalogue.replace("2", with: "Three", in: "Screens/two.yaml")
    desk.workspace = try self.desk(catalogue).workspace
    expectEqual(desk.undo().changed?.state.differing, 1)
    let added = desk.review(of: "two").review.lines.filter { $0.hasPrefix("+") }.joined()
    #expect(added.contains("Three") && !added.contains("2"))
  }

  @Test("a browser that has compared nothing behind sees what changes after a decision: files, and snapshots of others")
  func uncompared() throws {
    let catalogue = try changed()
    let verifier = SnapshotVerifier(try desk(catalogue).workspace)
    func accept() -> ScreenSnapshots {
      _ = verifier.review(of: "two")
      _ = verifier.decide(.accept, screen: "two", paths: [Self.path])
      return verifier.review(of: "two").state
    }
    #expect(accept() == ScreenSnapshots() && !verifier.hasBegun)
    try catalogue.replace("2", with: "Three", in: "Screens/two.yaml")
    _ = verifier.replace(try desk(catalogue).workspace)
    expectEqual(verifier.review(of: "two").state.differing, 1)
    expectEqual(accept(), ScreenSnapshots())
    try catalogue.folder.write("another\n", to: Self.path)
    _ = verifier.compareAgain(["\(catalogue.folder.path)/\(Self.path)"])
    expectEqual(verifier.review(of: "two").state.differing, 1)
  }

  @Test("why a snapshot can't be written is said, and nothing is lost")
  func unwritable() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try catalogue.folder.write("no folder\n", to: "Screens/__Snapshots__")
    var desk = try desk(catalogue)
    expectEqual(desk.review(of: "two").state.missing, 1)
    let (note, state) = desk.decide(.accept, screen: "two", paths: [Self.path])
    #expect(note.hasPrefix("nothing was written: can't write \(Self.path): ") && state.missing == 1)
    try expectEqual(catalogue.folder.read("Screens/__Snapshots__"), "no folder\n")
  }

  @Test("what the tab compares is what 'petri snapshot verify' compares")
  func cells() throws {
    let catalogue = try SnapshotCatalogue()
    try expectEqual(catalogue.run("record", "one", "--matrix").status, 0)
    try catalogue.replace("Hello", with: "Good day,", in: "Screens/one.yaml")
    var desk = try desk(catalogue)
    let found = Set(desk.review(of: "one").review.groups.flatMap(\.paths))
    let verified = try catalogue.run("verify", "one").output
    #expect(
      !found.isEmpty && found.count <= 8
        && found.allSatisfy { name in catalogue.snapshots.contains { name.hasPrefix($0) } }
    )
    #expect(verified.contains("differ"))
  }
}

extension SnapshotDesk {
  fileprivate mutating func review(of screen: String) -> (review: SnapshotReview, state: ScreenSnapshots) {
    review(of: .snapshots(of: screen, in: workspace))
  }
}

extension SnapshotVerifier {
  fileprivate func review(of screen: String) -> (review: SnapshotReview, state: ScreenSnapshots) {
    review(of: .snapshots(of: screen, in: desk.workspace))
  }
}

extension PreviewRequest {
  @MainActor
  fileprivate static func snapshots(of screen: String, in workspace: Workspace) -> PreviewRequest {
    let environment = LaunchEnvironment(settings: workspace.catalog.settings)
    return PreviewRequest(screen: screen, tab: .snapshots, environment: ShownEnvironment(environment))
  }
}
