import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Avatars in texts and pictures")
struct AvatarDrawingTests {
  private func lines(_ avatar: String, as rendering: Rendering) throws -> [String] {
    let screen = "screen: one\ncontent:\n  - avatar: \(avatar)\n"
    let catalog = CatalogLoader(devices: Stage.devices)
      .load(MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/one.yaml": screen])).catalog
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se")),
      composer: Composer(catalog: catalog)
    )
    return launched.text(as: rendering).split(separator: "\n").map(String.init)
  }

  @Test(
    "the tree has the name, the initials, and what isn't the default",
    arguments: [
      ("Ann Smith", "avatar \"Ann Smith\"  initials \"AS\""),
      ("{name: Ann, size: 64, color: red}", "avatar \"Ann\"  initials \"A\"  size 64  color red #FF0000"),
      ("{name: Ann, size: 40, color: systemGray}", "avatar \"Ann\"  initials \"A\""),
    ]
  )
  func tree(_ avatar: String, _ line: String) throws {
    expectEqual(try lines(avatar, as: .tree).last, "└─ \(line)")
  }

  @Test("VoiceOver reads the name of an image, and its label where it has one")
  func speech() throws {
    expectEqual(try lines("Ann Smith", as: .accessibility).last, "\"Ann Smith\"  image")
    expectEqual(
      try lines("{name: Ann Smith, accessibilityLabel: Your waiter}", as: .accessibility).last,
      "\"Your waiter\"  image"
    )
  }

  @Test("in cells the initials are in a frame, or in brackets where a frame has no room")
  func cells() throws {
    let framed = try lines("Ann Smith", as: .wireframe)
    let middle = try #require(framed.firstIndex { $0.contains("│ AS │") })
    #expect(framed[middle - 1].contains("┌────┐") && framed[middle + 1].contains("└────┘"))
    #expect(try lines("{name: Ann Smith, size: 24}", as: .wireframe).contains { $0.contains(/\[ *AS *\]/) })
  }

  @Test("SVG has a circle with white initials")
  func svg() throws {
    let svg = try lines("{name: Ann Smith, color: red}", as: .svg)
    #expect(svg.contains { $0.contains("rx=\"20\"") && $0.contains("#FF0000") }, "\(svg)")
    #expect(svg.contains { $0.contains(">AS<") && $0.contains("#FFFFFF") }, "\(svg)")
  }
}
