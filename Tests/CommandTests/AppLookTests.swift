import Expectations
import Foundation
import Testing

@Suite("The look of an app, in Catalog.yaml", .startsProcesses)
struct AppLookTests {
  private func catalogue(_ settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n\(settings)\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: plain
      wrapping: [navigation]
      content:
        - label: {text: Hello, style: headline}
        - label: {text: Code, font: {design: monospaced}}
        - button: {title: Go, tap: {open: own}}
      ---
      screen: own
      wrapping: [navigation]
      bar: {tint: systemRed}
      content:
        background: white
        views: [label: {text: Hello, font: {family: Georgia, size: 20}}]
      """,
      to: "Screens/screens.yaml"
    )
    return folder
  }

  private func tree(_ screen: String, in folder: TemporaryFolder) throws -> String {
    let result = try Command.run(["tree", screen], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    return result.output
  }

  @Test("a screen has the tint, the background, the font and the bar of its catalogue, unless it has its own")
  func looks() throws {
    let folder = try catalogue(
      "tint: systemPink\nbackground: systemGroupedBackground\nfontFamily: Menlo\nbar: {background: systemIndigo, tint: white}"
    )
    try expectEqual(
      tree("plain", in: folder),
      """
      plain
      navigation  appeared  0 0 393 852  bar "plain"  bar background systemIndigo #5856D6  bar tint white #FFFFFF  \
      tint systemPink #FF2D55
      └─ content: plain  appeared  0 0 393 852  background systemGroupedBackground #F2F2F7
         ├─ label "Hello"  headline  font 17 bold "Menlo-Bold"
         ├─ label "Code"  font 17 monospaced
         └─ button "Go"  font 17 "Menlo-Regular"  -> open own

      """
    )
    try expectEqual(
      tree("own", in: folder),
      """
      own
      navigation  appeared  0 0 393 852  bar "own"  bar background systemIndigo #5856D6  bar tint systemRed #FF3B30  \
      tint systemPink #FF2D55
      └─ content: own  appeared  0 0 393 852  background white #FFFFFF
         └─ label "Hello"  font 20 "Georgia"

      """
    )
  }

  @Test("the accent colour of the asset catalogue is the tint where none is written; one without a colour isn't")
  func accentColor() throws {
    let set = "App/Assets.xcassets/AccentColor.colorset/Contents.json"
    let info = #""info": {"author": "xcode", "version": 1}"#
    let folder = try catalogue("assets: App")
    try folder.write("{\(info)}", to: "App/Assets.xcassets/Contents.json")
    try folder.write(#"{"colors": [{"idiom": "universal"}], \#(info)}"#, to: set)
    try #expect(!tree("plain", in: folder).contains("tint"))
    let components = #"{"alpha": "1.000", "blue": "0x00", "green": "0x66", "red": "0xFF"}"#
    let color = #"{"color-space": "srgb", "components": \#(components)}"#
    try folder.write(#"{"colors": [{"color": \#(color), "idiom": "universal"}], \#(info)}"#, to: set)
    try #expect(tree("plain", in: folder).contains("tint AccentColor #FF6600"))
    try folder.write("catalog: A\nassets: App\ntint: systemGreen\n", to: "Catalog.yaml")
    try #expect(tree("plain", in: folder).contains("tint systemGreen"))
  }

  @Test("texts that name no table are looked for in that of the catalogue")
  func table() throws {
    let folder = try catalogue("strings: App\nstringsTable: Shop")
    try folder.write("\"cart.title\" = \"Your cart\";\n", to: "App/en.lproj/Shop.strings")
    try folder.write("screen: cart\ncontent: [label: {text: {key: cart.title}}]\n", to: "Screens/cart.yaml")
    try #expect(tree("cart", in: folder).contains("label \"Your cart\""))
    try folder.write("catalog: A\nstrings: App\nstringsTable: Shpo\n", to: "Catalog.yaml")
    let result = try Command.run(["validate"], in: folder.path)
    #expect(result.status == 1 && result.output.contains("unknown") && result.output.contains("'Shop'"))
  }
}
