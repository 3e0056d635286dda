import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("The app's own fonts")
struct FontTests {
  /// A font of the sample, whose family is Basil.
  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Screens/Format/Fonts/Basil-Bold.ttf")

  private func load(_ fonts: String, _ files: [String: [UInt8]], family: String = "Basil") -> LoadedCatalog {
    var all = files
    all["Catalog.yaml"] = Array("catalog: A\n\(fonts)\n".utf8)
    all["Screens/a.yaml"] = Array("screen: a\ncontent: [{label: {text: A, font: {family: \(family)}}}]\n".utf8)
    return CatalogLoader(devices: []).load(MemorySource(bytes: all))
  }

  @Test("files are found below folders and by name, and their metrics are the settings'")
  func finding() throws {
    let bytes = try [UInt8](Data(contentsOf: Self.font))
    for fonts in ["fonts: App", "fonts: [App/Fonts/b.OTF]"] {
      let loaded = load(fonts, ["App/Fonts/b.OTF": bytes, "App/Fonts/OFL.txt": [65]])
      expectEqual(loaded.diagnostics.map(\.message), [])
      expectEqual(loaded.catalog.settings.fontNames, ["Basil", "Basil-Bold"])
    }
  }

  @Test("the family of Catalog.yaml is that of every kind of view that has a font")
  func ofCatalogue() throws {
    let forms = Grammar.viewForms.filter { $0.fields["font"] != nil }
    #expect(forms.count > 5)
    for form in forms {
      let content = (form.kind == .row ? "\n  list:\n    views:" : "") + "\n      - \(form.sample)"
      let source = MemorySource([
        "Catalog.yaml": "catalog: A\nfontFamily: Menlo\n", "Screens/a.yaml": "screen: a\ncontent: \(content)\n",
      ])
      let loaded = CatalogLoader(devices: [], lints: false).load(source)
      expectEqual(loaded.diagnostics.map(\.message), [], "\(content)")
      let screen = try #require(loaded.catalog.screen(named: "a"))
      #expect("\(screen.content)".contains(#"family: Optional("Menlo")"#), "\(form.kind)")
    }
  }

  @Test("what is wrong is said once, at the file or at the name")
  func mistakes() throws {
    let bytes = try [UInt8](Data(contentsOf: Self.font))
    let web = Array("wOF2".utf8) + bytes
    func codes(_ fonts: String, _ files: [String: [UInt8]], _ family: String = "Basil") -> [DiagnosticCode] {
      load(fonts, files, family: family).diagnostics.map(\.code)
    }
    expectEqual(codes("fonts: App", ["App/a.ttf": web]), [.badFont])
    expectEqual(codes("fonts: App", ["App/a.ttf": Array(bytes.prefix(200))]), [.badFont])
    expectEqual(codes("fonts: App", ["App/a.ttf": bytes, "App/b.ttf": bytes]), [.badFont])
    expectEqual(codes("fonts: App", ["App/readme.txt": [65]]), [.missingFile])
    expectEqual(codes("fonts: ../App", [:]), [.badValue])
    expectEqual(codes("fonts: App", ["App/a.ttf": bytes], "Basill"), [.unknownFont])
    for known in ["Georgia", "HelveticaNeue-Bold", "Helvetica Neue", "Basil-Bold"] {
      expectEqual(codes("fonts: App", ["App/a.ttf": bytes], known), [])
    }
    expectEqual(codes("", [:], "Anything"), [])
  }

  @Test("a folder of fonts that was copied is one mistake, and a font in another folder one more")
  func copies() throws {
    let bytes = try [UInt8](Data(contentsOf: Self.font))
    let regular = try [UInt8](
      Data(contentsOf: Self.font.deletingLastPathComponent().appending(path: "Basil-Regular.ttf"))
    )
    let files = ["a/a.ttf": bytes, "a/b.ttf": regular, "b/a.ttf": bytes, "b/b.ttf": regular, "c/a.ttf": bytes]
    expectEqual(
      load("fonts: [a, b, c]", files).diagnostics.map { "\($0.path ?? ""): \($0.message)" },
      [
        "b/a.ttf: the font 'Basil-Bold' is in 'a/a.ttf' too, and 1 other font of this folder in that folder",
        "c/a.ttf: the font 'Basil-Bold' is in 'a/a.ttf' too",
      ]
    )
  }

  @Test("more fonts than the limit are an error at the first file that is over it")
  func limits() throws {
    let bytes = try [UInt8](Data(contentsOf: Self.font))
    var limits = LoaderLimits()
    limits.fontEntries = 400
    let source = MemorySource(
      bytes: [
        "Catalog.yaml": Array("catalog: A\nfonts: App\n".utf8), "App/a.ttf": bytes, "App/b.ttf": bytes,
        "App/c.ttf": bytes, "Screens/a.yaml": Array("screen: a\ncontent: [label: A]\n".utf8),
      ]
    )
    let loaded = CatalogLoader(limits: limits, devices: []).load(source)
    let message = "the catalogue's fonts have too many characters and table entries; the limit 'fontEntries' is 400"
    expectEqual(loaded.diagnostics.map { "\($0.path ?? ""): \($0.message)" }, ["App/b.ttf: \(message)"])
  }

  @Test("a change of a font is a change of the catalogue")
  func fingerprint() throws {
    let bytes = try [UInt8](Data(contentsOf: Self.font))
    let source = MemorySource(bytes: ["Catalog.yaml": Array("catalog: A\nfonts: App\n".utf8), "App/a.ttf": bytes])
    let fonts = FontFiles(FileReader(source: source, limits: LoaderLimits()), DiagnosticSink())
    let root = try #require(fonts.reader.read("Catalog.yaml", DiagnosticSink())?.documents.first)
    expectEqual(fonts.paths(root["fonts"]), ["App/a.ttf"])
  }
}
