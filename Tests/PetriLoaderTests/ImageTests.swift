import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriLoader
import Testing

@Suite("Images of the app's own") struct ImageTests {
  private static func png(_ width: UInt8, _ height: UInt8, more: Int = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height] + [UInt8](repeating: 0, count: more)
  }

  private func load(_ settings: String, _ files: [String: [UInt8]], limits: LoaderLimits = LoaderLimits())
    -> LoadedCatalog
  {
    var all = files
    all["Catalog.yaml"] = Array("catalog: A\n\(settings)\n".utf8)
    all["Screens/a.yaml"] = Array("screen: a\ncontent: [{image: tree}]\n".utf8)
    return CatalogLoader(limits: limits, devices: []).load(MemorySource(bytes: all))
  }

  private func words(_ loaded: LoadedCatalog) -> [String] {
    loaded.catalog.settings.namedImages.map { image in
      let files = [image.light, image.dark].compactMap { $0.map { "\($0.path) \($0.type) \($0.bytes.count)" } }
      return ([image.name, "\(image.width)x\(image.height)"] + (image.isTemplate ? ["template"] : []) + files)
        .joined(separator: ", ")
    }
  }

  private func problems(_ loaded: LoadedCatalog) -> [String] {
    loaded.diagnostics.map { "\($0.path ?? $0.range?.file.path ?? "") \($0.severity) \($0.code): \($0.message)" }
  }

  @Test("files have the names by which UIKit finds them, and their size in points; that of two pixels a point is drawn")
  func loose() {
    let loaded = load(
      "images: [Images]",
      [
        "Images/tree.png": Self.png(10, 20), "Images/tree@2x.png": Self.png(20, 40),
        "Images/tree@3x.png": Self.png(30, 60),
        "Images/tree~ipad.png": Self.png(90, 90), "Images/Deep/photo@3x.jpg": Self.png(30, 60),
        "Images/logo.svg": Array("<svg viewBox='0 0 24 12'/>".utf8), "Images/notes.txt": [],
        "Images/paper.pdf": Array("%PDF-1.4 /MediaBox [0 0 8 9]".utf8),
      ]
    )
    expectEqual(problems(loaded), [])
    expectEqual(
      words(loaded),
      [
        "logo, 24.0x12.0, Images/logo.svg image/svg+xml 26", "paper, 8.0x9.0",
        "photo, 10.0x20.0, Images/Deep/photo@3x.jpg image/png 24", "tree, 10.0x20.0, Images/tree@2x.png image/png 24",
      ]
    )
    let settings = loaded.catalog.settings
    expectEqual(settings.image(named: "photo.jpg")?.name, "photo")
    #expect(settings.image(named: "photo.txt") == nil && settings.image(named: "") == nil)
  }

  @Test("image sets have their names, appearances and rendering; what isn't for a phone is left out")
  func sets() {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "d.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "mac", "filename": "m.png", "scale": "1x"}
      ], "properties": {"template-rendering-intent": "template"}}
      """
    let set = "App/A.xcassets/Icons/star.imageset"
    let loaded = load(
      "assets: App",
      [
        "\(set)/Contents.json": Array(contents.utf8), "\(set)/a.png": Self.png(40, 20),
        "\(set)/d.png": Self.png(40, 20),
        "\(set)/m.png": Self.png(9, 9),
        "App/A.xcassets/Icons/Contents.json": Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
      ]
    )
    expectEqual(problems(loaded), [])
    expectEqual(
      words(loaded),
      ["Icons/star, 20.0x10.0, template, \(set)/a.png image/png 24, \(set)/d.png image/png 24"]
    )
  }

  @Test("what can't be drawn is a warning at its file, and keeps nothing from being shown")
  func warnings() {
    var limits = LoaderLimits()
    limits.drawnImageBytes = 100
    limits.imageBytes = 1_000
    let contents = #"{"images": [{"filename": "gone.png"}, {"filename": "../../secret.png"}]}"#
    let loaded = load(
      "images: Images\nassets: App",
      [
        "Images/broken.png": [1, 2, 3], "Images/large.png": Self.png(1, 1, more: 200),
        "Images/huge.png": Self.png(1, 1, more: 2_000),
        "Images/A/twice.png": Self.png(2, 2), "Images/B/twice.png": Self.png(3, 3),
        "App/A.xcassets/x.imageset/Contents.json": Array(contents.utf8),
        "App/A.xcassets/y.imageset/Contents.json": Array(#"{"images": [{"filename": "gone.png"}]}"#.utf8),
      ],
      limits: limits
    )
    expectEqual(
      problems(loaded).sorted(),
      [
        "App/A.xcassets/x.imageset/Contents.json error bad-assets: 'filename' must be a file of the set's folder; found '../../secret.png'",
        "App/A.xcassets/y.imageset/Contents.json warning bad-image: the image set 'y' has no file 'gone.png'",
        "Images/B/twice.png warning bad-image: the image 'twice' is in 'Images/A/twice.png' too, which counts",
        "Images/broken.png warning bad-image: the file isn't a PNG, JPEG, GIF, SVG or PDF image of a known size",
        "Images/huge.png warning bad-image: the image has more than 1000 bytes, so its name is shown in a box",
        "Images/large.png warning bad-image: the image has more than 100 bytes, so its name is shown in a box",
      ]
    )
    expectEqual(words(loaded), ["large, 1.0x1.0", "twice, 2.0x2.0, Images/A/twice.png image/png 24"])
    limits.drawnImageBytes = 1_000
    limits.allImageBytes = 30
    let many = load(
      "images: Images",
      ["Images/a.png": Self.png(1, 1), "Images/b.png": Self.png(1, 1), "Images/c.png": Self.png(1, 1)],
      limits: limits
    )
    expectEqual(words(many).map { $0.contains("image/png") }, [true, false, false])
    expectEqual(
      problems(many),
      [
        "Images/b.png warning bad-image: the images have more than 30 bytes together, so from here on their names are shown in boxes"
      ]
    )
  }

  @Test(
    "paths stay in the catalogue's folder, and lead to images",
    arguments: ["../x", "/etc", "~/x", "none", "Screens"]
  )
  func paths(path: String) {
    let loaded = load("images: \(path)", [:])
    expectEqual(loaded.diagnostics.count, 1)
    #expect(loaded.isCatalogFileBroken && loaded.diagnostics.first?.range?.start.line == 2)
  }
}
