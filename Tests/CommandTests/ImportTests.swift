import Expectations
import Foundation
import Testing

@Suite("petri import", .startsProcesses)
struct ImportTests {
  /// A copy of the app of Tests/Examples, as Xcode writes it.
  static func harbour(in name: String = ".") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let place = URL(fileURLWithPath: folder.path).appendingPathComponent(name).standardizedFileURL.path
    if name != "." { try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) }
    for part in ["Harbour", "Harbour.xcodeproj"] {
      let source = "\(PetriProcess.package)/Tests/Examples/Harbour/\(part)"
      try FileManager.default.copyItem(atPath: source, toPath: "\(place)/\(part)")
    }
    return folder
  }

  /// A storyboard with a controller of this identifier.
  static func storyboard(_ identifier: String, rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="a-a-a">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="b-b-b"><objects>
        <viewController storyboardIdentifier="\(identifier)" id="a-a-a" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="c-c-c"><rect key="frame" x="0" y="0" width="393" height="852"/>\(rest)</view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private static func plist(_ keys: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(keys)</dict></plist>\n"
  }

  @Test("an app's catalogue passes validate, lists, launches and is kept when it is imported again")
  func app() throws {
    let folder = try Self.harbour()
    let before = folder.files
    let dry = try Command.run(["import", ".", "--dry-run"], in: folder.path)
    #expect(dry.status == 0 && dry.output.contains("Catalog.yaml would be written:\n  # Made by"), "\(dry.errors)")
    expectEqual(folder.files, before)
    let result = try Command.run(["import", "."], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(
      result.output,
      """
      Harbour  iOS 16.0, iphone-16, ipad-11
        Harbour/Base.lproj/LaunchScreen.storyboard  1 screen, the launch screen
        Harbour/Base.lproj/Main.storyboard  8 screens, begins with harbour-tab-bar
        Harbour/Base.lproj/Settings.storyboard  4 screens, begins with settings
        xibs: BerthAnnotationCell, WeatherView
        screens of xibs: tides
        segues: 1 embed, 2 presentation, 6 relationship, 3 show, 2 unwind
        links: harbour:, harbour.example
        texts: Localizable
        locales: en, de
        assets: 2 colours, 2 images, accent colour HarbourBlue
        classes: AboutViewController, BerthAnnotationCell, BerthCell, BerthViewController, BerthsViewController, \
      BookingViewController, FacilitiesViewController, HarbourTabBarController, MapViewController, PhotoCell, \
      PhotoHeader, PhotosViewController and 3 more
      wrote Catalog.yaml

      """
    )
    expectEqual(result.errors, "next: petri list, petri launch harbour-tab-bar\n")
    expectEqual(
      try folder.read("Catalog.yaml"),
      """
      # Made by 'petri import'. It is yours: petri keeps it as it is when it is run again.
      catalog: Harbour
      format: 1
      storyboards: [Harbour]
      strings: [Harbour]
      assets: [Harbour/Assets.xcassets]
      start: harbour-tab-bar
      devices: [iphone-16, ipad-11]
      appearances: [light, dark]
      locales: [en, de]
      hosts: {app: [harbour], web: [harbour.example]}
      severity: {unused-string: off}

      """
    )
    expectEqual(folder.files, (before + ["Catalog.yaml"]).sorted())
    let validate = try Command.run(["validate"], in: folder.path)
    expectEqual(validate.status, 0, "\(validate.output)")
    #expect(try Command.run(["launch", "booking"], in: folder.path).output.contains("New Booking"))
    // What a tap does is in the tree, so that an edit of a segue is seen.
    let berths = try Command.run(["tree", "berths"], in: folder.path).output
    #expect(berths.contains("right \"Add\" -> presentation booking-navigation pageSheet"), "\(berths)")
    #expect(berths.contains("  -> show berth\n"), "\(berths)")
    let tides = try Command.run(["tree", "tides"], in: folder.path).output
    #expect(tides.contains("content: tides  TidesViewController") && tides.contains("-> action close"), "\(tides)")
    // Without a date of its own a picker shows the catalogue's day, never the machine's.
    let booking = try Command.run(["launch", "booking", "--as", "wireframe"], in: folder.path).output
    #expect(booking.contains("[Jan 1, 2026]"), "\(booking)")
    let again = try Command.run(["import", "."], in: folder.path)
    #expect(again.status == 0 && again.output.hasSuffix("kept Catalog.yaml\n"), "\(again.output)\(again.errors)")
    #expect(!again.output.contains("lacks") && !again.output.contains("wrote"))
  }

  @Test("control characters in the names of actions and segues stay out of a terminal")
  func hostile() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nstoryboards: [Main.storyboard]\n", to: "Catalog.yaml")
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="40"/>
      <state key="normal" title="Go"/><connections>
      <action selector="go\u{9B}31m&#10;x\u{202E}:" destination="a" eventType="touchUpInside" id="c"/>
      <segue destination="a" kind="show\u{9B}31m" id="g"/></connections></button>
      """
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene sceneID="s">
      <objects><viewController storyboardIdentifier="a" id="a"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(button)</subviews></view></viewController></objects>
      </scene></scenes></document>
      """
    try folder.write(document, to: "Main.storyboard")
    let tree = try Command.run(["tree", "a"], in: folder.path).output
    #expect(tree.contains("-> action go") && tree.contains("-> show"), "\(tree)")
    #expect(!tree.unicodeScalars.contains { ["\u{9B}", "\u{202E}"].contains($0) }, "\(tree)")
    expectEqual(tree.split(separator: "\n").count, 3)
  }

  @Test("with --screens each scene has a file, whose commented outlets are right, and what a person wrote stays")
  func screens() throws {
    let folder = try Self.harbour(in: "App")
    let result = try Command.run(["import", "App", "--screens"], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    let listed = try Command.run(["list", "--json"], in: folder.path).output
    expectEqual(listed.ranges(of: "\"file\" : \"Screens/").count, 14)
    try expectEqual(Command.run(["validate"], in: folder.path).status, 0)
    let berths = try folder.read("Screens/Main/berths.yaml")
    #expect(berths.contains("  #   - identifier: BerthCell\n"), "\(berths)")
    // All that is proposed can be had.
    for path in folder.files where path.hasPrefix("Screens/") {
      let text = try folder.read(path).replacing("  # Neither", with: "  ## Neither").replacing("\n  # ", with: "\n  ")
      try folder.write(text, to: path)
    }
    let validate = try Command.run(["validate"], in: folder.path)
    #expect(validate.status == 0 && !validate.output.contains("error"), "\(validate.output)")
    let tree = try Command.run(["tree", "berth"], in: folder.path)
    #expect(tree.status == 0 && tree.output.contains("\"Text\""), "\(tree.errors)")
    // A person's files stay, and a scene that has none gets one.
    let mine = try folder.read("Screens/Main/berth.yaml") + "summary: Mine.\n"
    try folder.write(mine, to: "Screens/Main/berth.yaml")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Screens/Main/booking.yaml")
    let again = try Command.run(["import", "App", "--screens"], in: folder.path)
    #expect(again.status == 0 && again.output.contains("wrote Screens/Main/booking.yaml\n"), "\(again.errors)")
    #expect(again.output.contains("kept Screens/Main/berth.yaml\n"))
    expectEqual(again.output.ranges(of: "wrote ").count, 1)
    expectEqual(try folder.read("Screens/Main/berth.yaml"), mine)
  }

  @Test(
    "with --translate each scene is written out as views, with texts in all languages, taps and ids, in place of the storyboards"
  )
  func translated() throws {
    let folder = try Self.harbour(in: "App")
    let original = try Command.run(["import", "App", "--out", "."], in: folder.path)
    expectEqual(original.status, 0, "\(original.errors)")
    let shown = try Command.run(["tree", "booking", "--locale", "de"], in: folder.path).output
    try FileManager.default.removeItem(atPath: "\(folder.path)/Catalog.yaml")
    let result = try Command.run(["import", "App", "--translate"], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    #expect(!result.errors.contains("not written"), "\(result.errors)")
    try #expect(!folder.read("Catalog.yaml").contains("storyboards"))
    let validate = try Command.run(["validate"], in: folder.path)
    #expect(validate.status == 0 && validate.output.contains("14 screens"), "\(validate.output)")
    let booking = try folder.read("Screens/Main/booking.yaml")
    #expect(booking.contains("- label: {text: {en: Arrival, de: Ankunft}, lines: 1}"), "\(booking)")
    #expect(
      booking.contains("- stepper: {id: nightsStepper, value: 2, minimum: 1, maximum: 14, tap: {emit: nightsChanged}}")
    )
    #expect(booking.contains("leading: [{system: cancel, tap: back}]"))
    let translated = try Command.run(["tree", "booking", "--locale", "de"], in: folder.path).output
    for text in ["Ankunft", "Nächte", "Landstrom", "Länge"] {
      #expect(shown.contains("\"\(text)\"") && translated.contains("label \"\(text)\""), "\(translated)")
    }
    let all = try Command.run(["snapshot", "record"], in: folder.path)
    #expect(all.status == 0, "\(all.errors)")
    let route = try Command.run(["route", "about"], in: folder.path)
    #expect(route.status == 0 && route.output.contains("about on settings"), "\(route.output)\(route.errors)")
    // Segues lead on from the translated tabs.
    let moved = try Command.run(["tree", "settings", "--then", "tap:About Harbour"], in: folder.path)
    #expect(moved.status == 0 && moved.output.contains("about"), "\(moved.output)\(moved.errors)")
    let both = try Command.run(["import", "App", "--screens", "--translate"], in: folder.path)
    #expect(both.status == 64 && both.errors.contains("exclude each other"))
  }

  @Test("what a Catalog.yaml of a person's lacks is printed, and the file stays")
  func lacking() throws {
    let folder = try Self.harbour()
    let mine = """
      catalog: Mine
      storyboards: [Harbour/Views]
      locales: [de]
      state: {open: {type: bool, default: true}}

      """
    try folder.write(mine, to: "Catalog.yaml")
    try folder.write("screen: one\ncontent: [{label: {text: One, when: \"${state.open}\"}}]\n", to: "Screens/one.yaml")
    let result = try Command.run(["import", "."], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(try folder.read("Catalog.yaml"), mine)
    #expect(result.output.contains("\nCatalog.yaml lacks strings: [Harbour]\n"), "\(result.output)")
    #expect(result.output.contains("\nCatalog.yaml lacks storyboards: Harbour/Base.lproj/Main.storyboard\n"))
    #expect(!result.output.contains("lacks locales"))
    try folder.write("catalog: Mine\nnothing: 1\n", to: "Catalog.yaml")
    let broken = try Command.run(["import", "."], in: folder.path)
    #expect(broken.status == 1 && broken.errors.contains("Catalog.yaml:2:1: error: "), "\(broken.errors)")
  }

  @Test("what can't be read is left out with its place, and the catalogue has no errors")
  func brokenFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard("One"), to: "App/Main.storyboard")
    try folder.write("<document", to: "App/Broken.storyboard")
    try folder.write(Self.storyboard("Two"), to: "App/Old/Main.storyboard")
    try folder.write("\"a\" = ", to: "App/en.lproj/Localizable.strings")
    try folder.write("not a font", to: "App/Fonts/Bad.ttf")
    try folder.write("<plist><dict><key>", to: "App/Info.plist")
    try folder.write("{", to: "App/Assets.xcassets/Red.colorset/Contents.json")
    try folder.write("nothing {", to: "App.xcodeproj/project.pbxproj")
    try folder.write(Self.storyboard("Three"), to: "App/a*b.storyboard")
    let result = try Command.run(["import", "."], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    for place in [
      "App/Broken.storyboard:", "App/Old/Main.storyboard: its name is that of 'App/Main.storyboard'",
      "App/en.lproj/Localizable.strings:", "App/Fonts/Bad.ttf: ", "App/Info.plist: it isn't a property list",
      "App/Assets.xcassets/Red.colorset/Contents.json:", "App.xcodeproj/project.pbxproj: it isn't",
      "App/a*b.storyboard: its path has '*'",
    ] {
      #expect(result.output.contains("warning: \(place)"), "\(place) \(result.output)")
    }
    #expect(try folder.read("Catalog.yaml").contains("\n# Left out: App/Broken.storyboard:"))
    let validate = try Command.run(["validate"], in: folder.path)
    expectEqual(validate.status, 0, "\(validate.output)")
    #expect(try Command.run(["list"], in: folder.path).output.contains("one"))
  }

  @Test("folders of others and links are left out; a binary property list is read, without a project too")
  func places() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write(Self.storyboard("Outside"), to: "Outside.storyboard")
    try folder.write(Self.storyboard("One"), to: "App/Base.lproj/Main.storyboard")
    for other in ["Pods/P", "Carthage", "App/build", "DerivedData", "node_modules", ".hidden", "App/X.framework"] {
      try folder.write(Self.storyboard("Other"), to: "\(other)/Other.storyboard")
    }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder.path)/App/Linked", withDestinationPath: outside.path)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/App/L.storyboard",
      withDestinationPath: "\(outside.path)/Outside.storyboard"
    )
    let list: [String: Any] = [
      "CFBundleDisplayName": "Tea: \"x\" # 1", "CFBundlePackageType": "APPL", "UIMainStoryboardFile": "Main",
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["tea", "$(SCHEME)", "a b", "../x"]]], "UIDeviceFamily": [1],
      "UIAppFonts": ["Gone.ttf"], "UIUserInterfaceStyle": "Light", "CFBundleDevelopmentRegion": "pt_BR",
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try data.write(to: URL(fileURLWithPath: "\(folder.path)/App/Tea-Info.plist"))
    try folder.write(
      Self.plist(
        "<key>com.apple.developer.associated-domains</key><array><string>applinks:*.tea.example?mode=x</string></array>"
      ),
      to: "App/Tea.entitlements"
    )
    let result = try Command.run(["import", "App", "--json"], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    let schema = try JSONSchema(Command.run(["schema", "--output"]).output)
    expectEqual(schema.problems(of: result.output, as: "import"), [])
    #expect(result.output.contains("\"missingFonts\" : [\n      \"Gone.ttf\"\n    ]"), "\(result.output)")
    expectEqual(
      try folder.read("Catalog.yaml"),
      """
      # Made by 'petri import'. It is yours: petri keeps it as it is when it is run again.
      catalog: "Tea: \\"x\\" # 1"
      format: 1
      storyboards: [App/Base.lproj]
      start: one
      devices: [iphone-16]
      orientations: [portrait]
      appearances: [light]
      locales: [pt-BR]
      hosts: {app: [tea], web: ["*.tea.example"]}

      """
    )
    let validate = try Command.run(["validate"], in: folder.path)
    expectEqual(validate.status, 0, "\(validate.output)")
    expectEqual(try Command.run(["list"], in: folder.path).output.contains("outside"), false)
  }

  @Test(
    "names from outside are harmless: no path leads out, no control character reaches the terminal or a file's name"
  )
  func hostileNames() throws {
    let folder = try TemporaryFolder()
    let names = ["../../up", "a/b", "x: y # ${z}", "\u{202E}abc", "con", "日本"]
    for (number, name) in names.enumerated() {
      let escaped = name.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      let label = """
        <subviews><label opaque="NO" contentMode="left" text="${a}" id="l-l-l"><rect key="frame" x="0" y="0" width="9" height="9"/>\
        </label></subviews><connections><outlet property="\(escaped)" destination="l-l-l" id="o-o-o"/></connections>
        """
      try folder.write(Self.storyboard(escaped, rest: label), to: "App/S\(number).storyboard")
    }
    try folder.write(Self.storyboard("one"), to: "App/\u{1B}[31mred.storyboard")
    try folder.write(Self.storyboard("two"), to: "App/Main ${x} - '2'.storyboard")
    let result = try Command.run(["import", "App", "--screens"], in: folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
    expectEqual(folder.files.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Screens/") }, ["Catalog.yaml"])
    let validate = try Command.run(["validate"], in: folder.path)
    expectEqual(validate.status, 0, "\(validate.output)")
    #expect(folder.files.filter { $0.hasPrefix("Screens/") }.count == names.count + 1, "\(folder.files)")
  }

  @Test(
    "what can't be imported is an error with what to do",
    arguments: [
      (["nowhere"], 64, "no folder at 'nowhere'"), (["file"], 64, "no folder at 'file'"), ([""], 64, "is empty"),
      (["empty"], 3, "no storyboard, xib, asset catalogue or text in 'empty'"),
      (["app", "--out", "empty"], 64, "'app' isn't in the catalogue's folder, 'empty'"),
    ] as [([String], Int32, String)]
  )
  func refusals(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    try folder.write("x", to: "empty/file")
    try folder.write(Self.storyboard("One"), to: "app/Main.storyboard")
    let result = try Command.run(["import"] + arguments, in: folder.path)
    #expect(result.status == status && result.errors.contains(message), "\(result.status) \(result.errors)")
    expectEqual(folder.files, ["app/Main.storyboard", "empty/file", "file"])
  }

  @Test("on a full disk nothing is written")
  func fullDisk() throws {
    let folder = try Self.harbour()
    let before = folder.files
    let petri = PetriProcess.make([], in: folder.path).executableURL?.path ?? ""
    // No file may have a byte; a pipe may.
    let script = "(trap '' XFSZ; ulimit -f 0; exec '\(petri)' import . --screens) 2>&1 >/dev/null | cat"
    let result = try PetriProcess.run(["-c", script], shell: true, in: folder.path)
    #expect(result.output.contains("can't write "), "\(result.output) \(result.errors)")
    expectEqual(folder.files, before)
  }
}
