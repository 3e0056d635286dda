import Expectations
import Foundation
import PetriBrowser
import Testing

@testable import PetriCommand

@Suite("Where bookmarks and recent screens are kept")
struct PlacesFileTests {
  @Test("what is marked and visited is there in the next session")
  func kept() throws {
    let state = try State()
    try state.places.change {
      $0.mark("cart", true)
      $0.visit("home")
      $0.visit("cart")
    }
    expectEqual(state.places.places, KeptPlaces(recents: ["cart", "home"], bookmarks: ["cart"]))
    try state.places.change { $0.mark("cart", false) }
    expectEqual(state.places.places, KeptPlaces(recents: ["cart", "home"]))
  }

  @Test("a broken file counts for nothing where it can't be read, and is replaced by the next change")
  func broken() throws {
    let state = try State()
    try state.places.change { $0.visit("home") }
    try Data([0xFF, 0xFE, 0, 0x0A] + Array("bookmark\nbookmark cart\nelse what\nrecent home".utf8)).write(
      to: state.file
    )
    expectEqual(state.places.places, KeptPlaces(recents: ["home"], bookmarks: ["cart"]))
    try state.places.change { $0.visit("cart") }
    try expectEqual(String(contentsOf: state.file, encoding: .utf8), "bookmark cart\nrecent cart\nrecent home\n")
  }

  @Test("where nothing can be written, the message names the place and the reason")
  func unwritable() throws {
    let state = try State()
    try Data().write(to: state.folder.appendingPathComponent("petri"))
    #expect(throws: CommandFailure.self) { try state.places.change { $0.visit("home") } }
    do {
      try state.places.change { $0.visit("home") }
    } catch {
      let text = "\(error)"
      #expect(text.hasPrefix("can't write \(state.folder.path)/petri/"))
      #expect(text.hasSuffix("/places: Not a directory"))
    }
    expectEqual(state.places.places, KeptPlaces())
    #expect(throws: CommandFailure.self) {
      try PlacesFile(of: "/catalogue", [:]).change { $0.visit("home") }
    }
  }
}

/// A folder for state that goes with the test.
private final class State {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var places: PlacesFile { PlacesFile(of: "/catalogue", ["XDG_STATE_HOME": folder.path]) }

  var file: URL {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return entries?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "places" } ?? folder
  }
}
