import Expectations
import Foundation
import Testing

@Suite("Listing a large catalogue", .startsProcesses)
struct OverviewTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("petri-large-\(UUID().uuidString)")
  private var screens: URL { folder.appendingPathComponent("Screens") }
  private var cache: URL { folder.appendingPathComponent("cache") }

  init() throws {
    try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
    try write("../Catalog.yaml", "catalog: Large\n")
    try write("frame.yaml", "container: frame\npresentation: {style: fullScreen}\n")
    for number in 0..<600 {
      try write("s-\(number).yaml", "screen: s-\(number)\nwrapping: [frame]\ncontent: [{label: S}]\n")
    }
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: screens.appendingPathComponent(name))
  }

  private func run(_ arguments: String...) throws -> PetriProcess.Result {
    try PetriProcess.run(arguments + ["--catalog", folder.path], environment: ["XDG_CACHE_HOME": cache.path])
  }

  private func overview() throws -> URL? {
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        at: cache.appendingPathComponent("petri"),
        includingPropertiesForKeys: nil
      )) ?? []
    return folders.map { $0.appendingPathComponent("overview") }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  @Test("its overview is kept, shows the same, and is forgotten with every change; a broken one is not read")
  func kept() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files of just now may change again in the same moment: nothing is kept of them, nor where a file's time proves nothing, as here.
    let frame = screens.appendingPathComponent("frame.yaml").path
    let future = Date(timeIntervalSince1970: 4_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: frame)
    let list = try run("list").output
    #expect(list.contains("600 screens"))
    #expect(try overview() == nil)
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: frame)
    try await Task.sleep(for: .milliseconds(2_700))
    try expectEqual(run("list").output, list)
    let file = try #require(try overview())
    let bytes = try Data(contentsOf: file)
    try expectEqual(run("list").output, list)
    let shown = try run("show", "s-7").output
    #expect(shown.contains("fullScreen"))

    // The kept overview is shown, so that the next lines prove that it is used, and then that it is not.
    var other = bytes
    other.replaceSubrange(try #require(bytes.range(of: Data("Large".utf8))), with: Data("large".utf8))
    try other.write(to: file)
    try expectEqual(run("list").output, list.replacing("Large", with: "large"))
    try Data(bytes.prefix(bytes.count / 2)).write(to: file)
    try expectEqual(run("list").output, list)
    try Data(repeating: 0xFF, count: 1_000).write(to: file)
    try expectEqual(run("list").output, list)
    try expectEqual(run("show", "s-7").output, shown)

    try write("s-7.yaml", "screen: s-7\ntitle: Seven\nwrapping: [frame]\ncontent: [{label: S}]\n")
    #expect(try run("list").output.contains("Seven"))
    #expect(try run("show", "s-7").output.contains("Seven"))
    try FileManager.default.removeItem(at: screens.appendingPathComponent("s-8.yaml"))
    #expect(try run("list").output.contains("599 screens"))
    try write("new.yaml", "screen: new\ncontent: [{lable: N}]\n")
    let broken = try run("list")
    #expect(broken.output.contains("599 screens") && broken.errors.contains("1 screen has errors"))
    try expectEqual(run("show", "new").status, 1)
  }
}
