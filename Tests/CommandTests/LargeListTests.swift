import Expectations
import Foundation
import Testing

@Suite("Listing a large catalogue", .startsProcesses)
struct LargeListTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("petri-large-\(UUID().uuidString)")
  private var screens: URL { folder.appendingPathComponent("Screens") }

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
    try Command.run(arguments + ["--catalog", folder.path])
  }

  @Test("every change is listed and shown, and what is broken is counted")
  func changes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = try run("list").output
    #expect(list.contains("600 screens"))
    try expectEqual(run("list").output, list)
    #expect(try run("show", "s-7").output.contains("fullScreen"))
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
