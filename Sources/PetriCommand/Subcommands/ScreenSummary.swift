import PetriCatalog

/// A screen as `petri list --json` has it.
struct ScreenSummary: Encodable {
  struct Key: Encodable {
    let name: String
    let type: String
    let example: String?
  }

  let name: String
  let title: String
  let summary: String?
  let group: String
  let tags: [String]
  let required: [Key]
  let file: String
  let line: Int

  init(_ screen: ScreenDefinition, locale: String) {
    name = screen.name
    title = screen.title.template(for: locale).description
    summary = screen.summary
    group = screen.group.joined(separator: "/")
    tags = screen.tags
    required = screen.context.filter(\.isRequired).map {
      Key(name: $0.name, type: $0.type.description, example: $0.example?.description)
    }
    file = screen.place.file
    line = screen.place.line
  }
}
