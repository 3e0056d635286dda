import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

/// Scenes of storyboards as screens: the app in `Tests/Examples/Harbour`.
@Suite struct StoryboardTests {
  private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Harbour")

  /// The app with a catalogue of its own, and more files.
  private static func load(_ files: [String: String] = [:]) throws -> LoadedCatalog {
    var bytes: [String: [UInt8]] = [
      "Catalog.yaml": Array("catalog: Harbour\nlocales: [en, de]\nstoryboards: [Harbour]\n".utf8)
    ]
    let all = FileManager.default.enumerator(atPath: app.path)
    while let path = all?.nextObject() as? String {
      let file = app.appending(path: path)
      guard ["storyboard", "xib", "strings", "xcstrings"].contains(file.pathExtension) else { continue }
      bytes[path] = try Array(Data(contentsOf: file))
    }
    for (path, text) in files { bytes[path] = Array(text.utf8) }
    return CatalogLoader(devices: ["iphone-16"]).load(MemorySource(bytes: bytes))
  }

  @Test("each scene is a screen, called by what it is, in the group of its storyboard")
  func screens() throws {
    let catalog = try Self.load().catalog
    expectEqual(
      catalog.screens.map { "\($0.group.joined()) \($0.name)" },
      [
        "LaunchScreen launch", "Main harbour-tab-bar", "Main berths-navigation", "Main berths", "Main berth",
        "Main facilities", "Main booking-navigation", "Main booking", "Main map", "Settings settings",
        "Settings settings-2", "Settings about", "Settings photos", "Xibs tides",
      ]
    )
    expectEqual(catalog.settings.start, "harbour-tab-bar")
    let berth = try #require(catalog.screen(named: "berth"))
    expectEqual(berth.place.description, "Harbour/Base.lproj/Main.storyboard:177:1")
    expectEqual("\(berth.title.variants.map(\.text.description))", "[\"Berth\"]")
    expectEqual(catalog.launchHost(of: berth), .navigation)
  }

  @Test("segues and relationships are ways, storyboard references too")
  func ways() throws {
    let graph = CatalogGraph(try Self.load().catalog)
    func ways(_ screen: String) -> [String] {
      graph.edges(from: screen).filter { $0.kind != .routes }.map { "\($0.kind.rawValue) \($0.to)" }
    }
    expectEqual(ways("harbour-tab-bar"), ["holds berths-navigation", "holds map", "holds settings"])
    expectEqual(ways("berths"), ["opens berth", "opens booking-navigation"])
    expectEqual(ways("berth"), ["opens booking-navigation", "holds facilities"])
    expectEqual(ways("settings-2"), ["opens photos", "opens about"])
  }

  @Test("a route requires the stack from where storyboards begin")
  func routes() throws {
    let catalog = try Self.load().catalog
    let route = try #require(catalog.screen(named: "photos")?.route(named: RouteDefinition.defaultName))
    expectEqual(route.levels.map(\.screen.name), ["harbour-tab-bar"])
    expectEqual(route.levels.map(\.tab), ["settings-2"])
    expectEqual(route.levels.flatMap(\.pushed).map(\.name), ["photos"])
    let booking = try #require(catalog.screen(named: "booking-navigation")?.route(named: RouteDefinition.defaultName))
    expectEqual(booking.levels.map(\.screen.name), ["harbour-tab-bar", "booking-navigation"])
  }

  @Test("a definition that shows a scene is its screen, and names aren't given twice")
  func taken() throws {
    let catalog = try Self.load([
      "Screens/a.yaml": """
      screen: mooring
      content: {storyboard: Main, scene: Berth, outlets: {titleLabel: Mole 7}}
      ---
      screen: map
      content: [label: Not that of the storyboard]
      """
    ]).catalog
    #expect(catalog.screen(named: "berth") == nil)
    expectEqual(CatalogGraph(catalog).edges(from: "berths").first?.to, "mooring")
    #expect(catalog.screen(named: "map-2") != nil)
    // The stack around a scene isn't called otherwise because of what a definition calls the scene.
    let berths = "screen: moorings\ncontent: {storyboard: Main, scene: BerthsViewController}\n"
    #expect(try Self.load(["Screens/a.yaml": berths]).catalog.screen(named: "berths-navigation") != nil)
    expectEqual(catalog.screen(named: "map")?.place.file, "Screens/a.yaml")
  }

  @Test(
    "names are words of classes and titles",
    arguments: [
      ("SignInViewController", "sign-in"), ("URLScreen", "url"), ("Berth", "berth"), ("HTTPSController", "https"),
      ("PhotosVC", "photos"), ("ViewController", "view"), ("3DMap", "d-map"), ("Über uns", "uber-uns"),
      ("Controller", "controller"),
    ]
  )
  func names(of text: String, name: String) { expectEqual(text.screenName, name) }

  @Test("no name is made of what has no letters", arguments: ["", "123", "設定", "../"])
  func noName(_ text: String) { expectEqual(text.screenName, nil) }

  /// A storyboard of scenes, each with an identifier.
  private static func storyboard(
    _ scenes: [(id: String, inside: String)],
    initial: String = "a",
    _ resources: String = ""
  ) -> String {
    let scenes = scenes.map { id, inside in
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
      \(inside)
      </view></viewController></objects></scene>
      """
    }.joined(separator: "\n")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)"><scenes>
      \(scenes)
      </scenes><resources>\(resources)</resources></document>
      """
  }

  private static func load(storyboard: String, _ catalog: String = "") -> LoadedCatalog {
    CatalogLoader(devices: ["iphone-16"]).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\nstoryboards: [Main.storyboard]\n" + catalog, "Main.storyboard": storyboard,
        "a.xcassets/Known.imageset/Contents.json": "{}",
      ])
    )
  }

  @Test("a storyboard may have as many scenes as it likes")
  func many() {
    let loaded = Self.load(storyboard: Self.storyboard((0..<600).map { ("a\($0)", "") }, initial: "a0"))
    expectEqual(loaded.catalog.screens.count, 600)
    expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.message), [])
  }

  @Test(
    "identifiers that two have, an initial scene that isn't there, constraints of nothing and missing resources are reported"
  )
  func problems() {
    let label =
      "<subviews><label text=\"A\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label></subviews>"
    let constraint = "<constraints><constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"c\"/></constraints>"
    let text = Self.storyboard(
      [("a", label), ("b", label + constraint), ("a", "")],
      initial: "z",
      "<image name=\"Unknown\" width=\"9\" height=\"9\"/><image name=\"star\" catalog=\"system\" width=\"9\" height=\"9\"/>"
        + "<namedColor name=\"Sea\"><color white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></namedColor>"
    )
    let reported = Self.load(storyboard: text, "assets: [a.xcassets]\n").diagnostics.map(\.message)
    for message in [
      "two objects have the ID 'l'", "two objects have the ID 'a'",
      "two scenes have the storyboard identifier 'a'; the first one counts",
      "the initial view controller 'z' isn't in the document",
      "the constraint is of an object that isn't in the document",
      "the image 'Unknown' is in none of the catalogue's files",
      "the colour 'Sea' is in none of the catalogue's asset catalogues",
    ] {
      #expect(reported.contains(message), "\(message) in \(reported)")
    }
    #expect(!reported.contains { $0.contains("'star'") })
    // Nobody asks for resources where the catalogue names none.
    #expect(!Self.load(storyboard: text).diagnostics.map(\.message).contains { $0.contains("'Unknown'") })
  }

  @Test("scenes that are inside themselves are reported, each at its line")
  func circle() {
    func embed(_ id: String) -> String {
      """
      <subviews><containerView id="e\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="\(id)" kind="embed" id="g\(id)"/></connections></containerView></subviews>
      """
    }
    let scenes = [("a", embed("b")), ("b", embed("c")), ("c", embed("b")), ("d", "")]
    let reported = Self.load(storyboard: Self.storyboard(scenes)).diagnostics.map(\.message).filter {
      $0.contains("inside itself")
    }
    expectEqual(reported, ["b", "c"].map { "the scene '\($0)' is inside itself, by what it embeds or holds" })
  }

  @Test("texts are those of the languages, by object and property")
  func strings() throws {
    let file = try #require(try Self.load().catalog.settings.interfaces.first { $0.name == "Main" })
    #expect(file.strings(for: "de").values.contains("Liegeplätze"))
    #expect(file.strings(for: "de-CH") == file.strings(for: "de"))
    expectEqual(file.strings(for: "fr"), [:])
  }

  @Test("hostile titles, names and identifiers stay texts")
  func hostile() throws {
    let title = "a: [b] ${state.x} \" \\ # 'c' \u{202E}\u{7}&lt;"
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="x">
      <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="]: - {}" id="x">
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <navigationItem key="navigationItem" title="a: [b] ${state.x} &quot; \\ # 'c' \u{202E}&amp;lt;" id="n"/>
      </viewController></objects></scene></scenes></document>
      """
    let loaded = try Self.load(["Harbour/x: [.storyboard": storyboard])
    expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.message), [])
    let screen = try #require(loaded.catalog.screens.first { $0.group == ["x: ["] })
    expectEqual(
      screen.title.variants[0].text.text(in: Scope()),
      title.replacing("\u{7}", with: "")
    )
  }

  @Test("a scene may be called as a word of YAML")
  func words() throws {
    let scenes = ["null", "true", "no"].map { name in
      """
      <scene sceneID="\(name)s"><objects><viewController storyboardIdentifier="\(name)" id="\(name)">
      <view key="view" contentMode="scaleToFill" id="\(name)v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="null">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let loaded = try Self.load(["Harbour/Words.storyboard": storyboard])
    expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.message), [])
    expectEqual(loaded.catalog.screens.filter { $0.group == ["Words"] }.map(\.name), ["null", "true", "no"])
  }

  @Test("a catalogue in JSON names its documents, and shows what was written down of their scenes")
  func coding() throws {
    let catalog = try Self.load().catalog
    let read = try Catalog(json: catalog.json())
    expectEqual(read.screenNames, catalog.screenNames)
    expectEqual(read.settings.interfaces.map(\.path), catalog.settings.interfaces.map(\.path))
    #expect(read.settings.interfaces.allSatisfy { $0.document == nil })
  }
}
