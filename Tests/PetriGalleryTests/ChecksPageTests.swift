import Testing

@testable import PetriGallery

@Suite("The page of checks")
struct ChecksPageTests {
  private func page(_ findings: [GalleryFinding]) -> String {
    let app = GalleryApp(name: "A & B", screens: [], source: "https://code.example/{file}#L{line}", findings: findings)
    return ChecksPage(app: app, findings: findings).text
  }

  @Test("has each finding by check and screen, with its line and how to see it; text from outside stays text")
  func findings() {
    let text = page([
      GalleryFinding(
        check: "layout",
        rule: "truncation",
        screen: "cart",
        message: "'<b>' is cut",
        place: ("Screens/cart.yaml", 4),
        details: ["in iphone-se", "with name=<script>"]
      ),
      GalleryFinding(check: "layout", rule: "contrast", screen: "cart", message: "too faint"),
      GalleryFinding(check: "leaks", rule: "leaked-controller", screen: "home", message: "it outlives its screen"),
    ])
    #expect(text.contains("<h2>Layout (2)</h2>") && text.contains("<h2>Leaks (1)</h2>"))
    #expect(text.ranges(of: "<article").count == 2)
    #expect(text.contains("&lt;b&gt;") && !text.contains("<script>") && !text.contains("<b>"))
    #expect(text.contains("https://code.example/Screens/cart.yaml#L4"))
    #expect(text.contains("<summary>How to see it</summary><pre>in iphone-se\n"))
    #expect(text.contains("aria-current=\"page\">Checks</a>"))
  }

  @Test("has the fault as it was drawn, whose file is written once; a drawing that isn't petri's is left out")
  func drawings() throws {
    func finding(_ screen: String, _ drawing: String?) -> GalleryFinding {
      GalleryFinding(check: "layout", rule: "overlap", screen: screen, message: "m", drawing: drawing)
    }
    let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"393\" height=\"852\"></svg>"
    let findings = [
      finding("a", drawing), finding("a", drawing), finding("b", nil), finding("c", "<svg onload=\"x\"></svg>"),
    ]
    var pictures: [String: String] = [:]
    var page = ""
    try GallerySite(GalleryApp(name: "A", screens: [], findings: findings)).write { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      if file.path == "checks.html" { page = text }
      guard file.path.hasPrefix("pictures/") else { return }
      #expect(pictures.updateValue(text, forKey: file.path) == nil)
    }
    let path = try #require(pictures.keys.first)
    #expect(pictures == [path: drawing])
    let markup =
      "<a href=\"\(path)\"><img loading=\"lazy\" decoding=\"async\" src=\"\(path)\" width=\"132\" height=\"286\""
    #expect(page.ranges(of: markup).count == 2 && page.ranges(of: "<img").count == 2 && !page.contains("onload"))
  }

  @Test("has a sentence where nothing was found, and isn't linked where nobody asked")
  func nothing() {
    #expect(page([]).contains("Nothing was found."))
    #expect(!MapPage(app: GalleryApp(name: "A", screens: [])).text.contains("checks.html"))
  }
}
