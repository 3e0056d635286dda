import PetriCatalog

extension Grammar {
  static let pageControl = ViewForm(
    .pageControl,
    { PageControlDefinition(pages: .value(0)) },
    ViewKind.pageControl,
    "A dot for each page.",
    sample: "pageControl: 3",
    short: "pages",
    checks: [.below("current", "pages")]
  ) {
    Field("pages", \.pages, .attribute(0...1_000), isRequired: true, "How many pages there are.", example: "3")
    Field("current", \.current, .attribute(0...1_000), "The page that is shown, from 0.", example: "1")
  }
}
