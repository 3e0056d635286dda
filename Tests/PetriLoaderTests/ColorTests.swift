import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Colours of a catalogue")
struct ColorTests {
  private static let screen = """
    screen: a
    context: {tint: {type: color, default: accent}}
    content: [{label: {text: A, color: accent, tint: "${tint}"}}]
    """

  private func load(_ settings: String, _ files: [String: String] = [:], _ screen: String = ColorTests.screen)
    -> LoadedCatalog
  {
    var all = files
    all["Catalog.yaml"] = "catalog: A\n\(settings)"
    all["Screens/a.yaml"] = screen
    return CatalogLoader(devices: []).load(MemorySource(all))
  }

  /// The label's colour in each appearance.
  private func colors(_ loaded: LoadedCatalog) -> [String]? {
    guard case .label(let label)? = loaded.catalog.screen(named: "a")?.content.views.first?.kind,
      case .value(.catalog(let color))? = label.color
    else { return nil }
    return Appearance.allCases.map { "\(color[$0])" }
  }

  private static func colorSet(_ components: String, space: String = "srgb", _ more: String = "") -> String {
    """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "\(space)", "components": {\(components)}}}\(more)
    ]}
    """
  }

  @Test("a colour is one, or one for each appearance, and can be another above it")
  func own() {
    expectEqual(colors(load("colors: {accent: '#FF6900'}")), ["#FF6900", "#FF6900", "#FF6900", "#FF6900"])
    let settings = """
      colors:
        base: "#102030"
        accent: {light: base, dark: systemBlue, dark-high-contrast: "#FFF"}
      """
    expectEqual(colors(load(settings)), ["base", "systemBlue", "base", "#FFFFFF"])
    expectEqual(
      colors(load("colors: {accent: {light: red, light-high-contrast: blue}}")),
      ["red", "red", "blue", "blue"]
    )
  }

  @Test("contexts, state, links and conditions take them by name, and nothing else by that name")
  func contexts() throws {
    let screen = """
      screen: a
      context: {tint: {type: color, default: accent}}
      links: ["a://b/{tint}"]
      content: [{label: {text: A, color: "${state.brand}", when: "${tint} == accent"}}]
      """
    let loaded = load("colors: {accent: '#FF6900'}\nstate: {brand: {type: color, default: accent}}", [:], screen)
    expectEqual(loaded.diagnostics.map(\.message), [])
    let definition = try #require(loaded.catalog.screen(named: "a"))
    let field = try #require(definition.context.first)
    let accent = ColorValue.catalog(NamedColor(name: "accent", light: .rgba(red: 255, green: 105, blue: 0, alpha: 255)))
    expectEqual(field.fallback, .color(accent))
    expectEqual(field.type.scalarValue(of: "accent"), .color(accent))
    expectEqual(field.type.scalarValue(of: "brand"), nil)
    expectEqual(loaded.catalog.settings.state.first?.fallback, .color(accent))
    let when = try #require(definition.content.views.first?.when)
    #expect(when.holds(in: Scope(context: ContextObject([.init(name: "tint", value: .color(accent))]))))
    #expect(!when.holds(in: Scope(context: ContextObject([.init(name: "tint", value: .color(.named("red")))]))))
  }

  @Test(
    "components of a colour set are read as Xcode writes them",
    arguments: [
      (#""red": "1.000", "green": "0.502", "blue": "0", "alpha": "1.000""#, "srgb", "#FF8000"),
      (#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "0.500""#, "srgb", "#FF800080"),
      (#""red": "255", "green": "128", "blue": "1", "alpha": "1""#, "extended-srgb", "#FF8001"),
      (#""red": "1.300", "green": "-0.200", "blue": "0.000", "alpha": "1.000""#, "extended-srgb", "#FF0000"),
      (#""red": 1.0, "green": 0.5, "blue": 0, "alpha": 1"#, "srgb", "#FF8000"),
      (#""white": "0.500", "alpha": "1.000""#, "gray-gamma-22", "#808080"),
      // Greys are the same in both spaces, and P3's red is beyond sRGB's.
      (#""red": "0.500", "green": "0.500", "blue": "0.500", "alpha": "1.000""#, "display-p3", "#808080"),
      (#""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#, "display-p3", "#FF0000"),
      // Computed with the conversion of CSS Color 4.
      (#""red": "0.300", "green": "0.850", "blue": "0.450", "alpha": "1.000""#, "display-p3", "#00DC66"),
    ]
  )
  func components(components: String, space: String, color: String) {
    let files = ["App.xcassets/accent.colorset/Contents.json": ColorTests.colorSet(components, space: space)]
    let loaded = load("assets: App.xcassets", files)
    expectEqual(loaded.diagnostics.map(\.message), [])
    expectEqual(colors(loaded)?.first, color)
  }

  @Test("appearances, devices, gamuts, references and namespaces of asset catalogues")
  func assets() {
    func entry(_ color: String, _ more: String) -> String { #"{"color": {"reference": "\#(color)Color"}, \#(more)}"# }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let set = [
      entry("systemRed", #""idiom": "universal""#), entry("systemBlue", #""idiom": "iphone""#),
      entry("systemTeal", #""idiom": "mac""#),
      entry("systemPink", #""idiom": "iphone", "display-gamut": "display-P3""#),
      entry("systemGreen", #""idiom": "universal", "appearances": [\#(dark)]"#),
      entry("systemMint", #""idiom": "universal", "appearances": [\#(dark), \#(high)]"#), #"{"idiom": "universal"}"#,
    ].joined(separator: ",")
    let files = [
      "App/A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "App/A.xcassets/Brand/Plain/Contents.json": "{}",
      "App/A.xcassets/Brand/Plain/accent.colorset/Contents.json": "{\"colors\": [\(set)]}",
      "App/A.xcassets/white.colorset/Contents.json": "{\"colors\": [\(set)]}",
      "App/A.xcassets/Icon.imageset/Contents.json": "{}",
    ]
    let loaded = load("assets: App\ncolors: {accent: Brand/accent}", files)
    expectEqual(loaded.diagnostics.map(\.message), [])
    expectEqual(loaded.catalog.settings.colors.map(\.name), ["accent", "Brand/accent"])
    let color = loaded.catalog.settings.colors.last
    expectEqual(
      Appearance.allCases.map { color?[$0].description },
      ["systemBlue", "systemGreen", "systemBlue", "systemMint"]
    )
  }

  @Test("what is wrong with a colour is said once, and not where the colour is used")
  func broken() {
    let file = "App.xcassets/accent.colorset/Contents.json"
    let cases: [(settings: String, files: [String: String], codes: [DiagnosticCode])] = [
      ("colors: {accent: nothing}", [:], [.badValue]), ("colors: {accent: {light: 7}}", [:], [.badValue]),
      ("colors: {accent: '${tint}'}", [:], [.badValue]), ("colors: {accent: accent}", [:], [.badValue]),
      ("colors: {accent: {light: red, dark: b}, b: blue}", [:], [.badValue]),
      ("assets: App.xcassets", [:], [.missingFile]),
      ("assets: ../App.xcassets", [file: "{}"], [.badValue]), ("assets: App.xcassets", [file: "{"], [.badAssets]),
      ("assets: App.xcassets", [file: "[]"], [.badAssets]),
      ("assets: App.xcassets", [file: #"{"colors": [{"color": {"reference": "x"}}]}"#], [.badAssets]),
      ("assets: App.xcassets", [file: ColorTests.colorSet(#""red": "1", "green": "1", "blue": "1""#)], [.badAssets]),
      (
        "assets: App.xcassets", [file: ColorTests.colorSet(#""red": "nan", "green": "1", "blue": "1", "alpha": "1""#)],
        [.badAssets]
      ),
      (
        "assets: App.xcassets", [file: ColorTests.colorSet(#""white": "1", "alpha": "1""#, space: "cmyk")], [.badAssets]
      ),
      ("assets: App.xcassets", [file: ColorTests.colorSet(#""white": "1", "alpha": "2""#)], [.badAssets]),
      ("assets: App.xcassets", [file: String(repeating: "[", count: 100_000)], [.badAssets]),
    ]
    for (settings, files, codes) in cases {
      let loaded = load(settings, files)
      expectEqual(loaded.diagnostics.map(\.code), codes, "\(settings): \(loaded.diagnostics)")
    }
  }

  @Test("a change of a colour set is a change of the catalogue")
  func fingerprint() throws {
    let files = [
      "Catalog.yaml": "catalog: A\nassets: App.xcassets\n", "Screens/a.yaml": "screen: a\ncontent: [label: A]\n",
      "App.xcassets/Contents.json": "{}", "App.xcassets/Sub/Contents.json": "{}",
      "App.xcassets/Sub/accent.colorset/Contents.json": ColorTests.colorSet(#""white": "255", "alpha": "1""#),
    ]
    let source = MemorySource(files)
    var assets = AssetFiles(FileReader(source: source, limits: LoaderLimits()), DiagnosticSink())
    let root = try #require(
      FileReader(source: source, limits: LoaderLimits()).read("Catalog.yaml", DiagnosticSink())?.documents.first
    )
    expectEqual(
      assets.paths(root["assets"]).colors,
      ["App.xcassets/Sub/Contents.json", "App.xcassets/Sub/accent.colorset/Contents.json"]
    )
    assets.read(assets.paths(root["assets"]).colors)
    expectEqual(assets.colors, [NamedColor(name: "accent", light: .rgba(red: 255, green: 255, blue: 255, alpha: 255))])
  }
}
