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

  @Test("has a sentence where nothing was found, and isn't linked where nobody asked")
  func nothing() {
    #expect(page([]).contains("Nothing was found."))
    #expect(!MapPage(app: GalleryApp(name: "A", screens: [])).text.contains("checks.html"))
  }
}
