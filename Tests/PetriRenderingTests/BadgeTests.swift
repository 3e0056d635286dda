import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Counts at the end of rows and over the buttons of bars.
@MainActor
@Suite("Badges")
struct BadgeTests {
  private func launched(_ screen: String, then moves: Move...) throws -> LaunchedScreen {
    let files = [
      "Catalog.yaml": "catalog: A\nstate: {unread: {type: int, default: 3}}\n",
      "Screens/one.yaml": "screen: one\nwrapping: [navigation]\n\(screen)\n",
    ]
    let composer = Composer(catalog: CatalogLoader(devices: Stage.devices).load(MemorySource(files)).catalog)
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se")),
      composer: composer
    )
    for move in moves { try launched.stage.make(move, with: composer) }
    return launched
  }

  private static let bar = """
    bar:
      trailing: {title: Inbox, tap: {set: {unread: 12}}, badge: "${state.unread}", badgeColor: systemBlue}
    content: [label: Hello]
    """
  private static let row = """
    content:
      list:
        views:
          - row: {title: Inbox, value: Ann, badge: "${state.unread}", accessory: disclosure, tap: {set: {unread: 12}}}
          - row: {title: Sent, badge: ""}
    """

  @Test("a bar item's badge is in the tree with its colour, and follows the state")
  func bar() throws {
    #expect(try launched(Self.bar).text(as: .tree).contains("\"Inbox\" badge \"3\" badgeColor systemBlue"))
    #expect(try launched(Self.bar, then: .tap("Inbox")).text(as: .tree).contains("\"Inbox\" badge \"12\""))
  }

  @Test("a bar item's badge is read and drawn")
  func drawnInBar() throws {
    let launched = try launched(Self.bar)
    #expect(launched.text(as: .accessibility).contains("\"Inbox\"  button  \"3\""))
    #expect(launched.text(as: .wireframe).contains("[Inbox 3]"))
    #expect(launched.text(as: .svg).contains(">3<"))
  }

  @Test("a row's badge is after its value and before its accessory; without a text there is none")
  func row() throws {
    let lines = try launched(Self.row).text(as: .tree).split(separator: "\n")
    let inbox = "row \"Inbox\"  value \"Ann\"  badge \"3\"  accessory disclosure  -> set unread: 12"
    #expect(lines.contains { $0.contains(inbox) })
    #expect(lines.last?.hasSuffix("row \"Sent\"") == true, "\(lines)")
    let drawn = try launched(Self.row).text(as: .wireframe).split(separator: "\n")
    #expect(drawn.contains { $0.contains(/Inbox .* Ann +3 +›/) }, "\(drawn)")
    #expect(try launched(Self.row, then: .tap("Inbox")).text(as: .accessibility).contains("\"Inbox, Ann, 12\"  button"))
  }
}
