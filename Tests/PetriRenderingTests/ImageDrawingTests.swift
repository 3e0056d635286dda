import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Images of the catalogue's own files in pictures")
struct ImageDrawingTests {
  private static let logo =
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><script>alert(1)</script></svg>"
  private static let night = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect/></svg>"
  private static let files = [
    "Catalog.yaml": "catalog: A\nassets: App\nimages: Images\nappearances: [light, dark]\n",
    "App/A.xcassets/logo.imageset/Contents.json": """
    {"images": [{"filename": "l.svg"},
      {"filename": "n.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    """,
    "App/A.xcassets/logo.imageset/l.svg": logo,
    "App/A.xcassets/logo.imageset/n.svg": night,
    "Images/mark.svg": "<svg viewBox='0 0 10 10'/>",
    "Screens/a.yaml": """
    screen: a
    content:
      alignment: leading
      views:
        - image: logo
        - image: {name: logo, width: 100, height: 100, mode: scaleAspectFill}
        - image: {name: unknown, width: 30, height: 30}
        - button: {title: Go, image: mark, style: filled}
    """,
  ]

  private func launched(_ appearance: Appearance = .light) throws -> LaunchedScreen {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    var environment = LaunchEnvironment()
    environment.appearance = appearance
    return try LaunchedScreen(
      "a",
      context: ContextObject(),
      stage: try Stage(environment: environment),
      composer: Composer(catalog: loaded.catalog)
    )
  }

  private func data(_ text: String) -> String { "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())" }

  @Test("an image is as large as its file, and drawn from it, once in a document, as its view fits it")
  func drawn() throws {
    let svg = try launched().text(as: .svg)
    let lines = svg.split(separator: "\n").map(String.init)
    expectEqual(lines.count { $0.contains(data(Self.logo)) }, 1)
    #expect(
      lines.contains {
        $0.hasPrefix("<image id=\"image-1\" preserveAspectRatio=\"none\" width=\"40\" height=\"20\" href=")
      }
    )
    let uses = lines.indices.filter { lines[$0] == "<use href=\"#image-1\"/>" }.map { lines[$0 - 1] }
    expectEqual(
      uses.map { $0.replacing(/\ y="[^"]*"/, with: "") },
      [
        #"<svg x="16" width="40" height="20" viewBox="0 0 40 20" preserveAspectRatio="none">"#,
        #"<svg x="16" width="100" height="100" viewBox="0 0 40 20" preserveAspectRatio="xMidYMid slice">"#,
      ]
    )
    #expect(!svg.contains("<script") && svg.contains(">unknown</"))
  }

  @Test("an image of a button has the button's colour")
  func tinted() throws {
    let svg = try launched().text(as: .svg)
    #expect(
      svg.contains("<filter id=\"tint-1\" color-interpolation-filters=\"sRGB\">\n<feFlood flood-color=\"#FFFFFF\"/>")
    )
    #expect(svg.contains("<g filter=\"url(#tint-1)\">\n<svg "))
    #expect(svg.contains("viewBox=\"0 0 10 10\""))
  }

  @Test("dark appearance has its own file")
  func dark() throws {
    let svg = try launched(.dark).text(as: .svg)
    #expect(svg.contains(data(Self.night)) && !svg.contains(data(Self.logo)))
  }

  @Test("the next catalogue's images have their own size")
  func cells() throws {
    let tree = try launched().text(as: .tree)
    #expect(tree.contains("image logo"), "\(tree)")
    let other = Catalog(settings: CatalogSettings(name: "B"), containers: [], screens: [])
    _ = Composer(catalog: other)
    expectEqual(UIImage(named: "logo")?.size, CGSize(width: 60, height: 60))
  }
}
