import PetriCatalog

struct ScreenSummary: Hashable {
  struct Key: Hashable {
    let name: String
    let type: String
    /// A short description of the screen's type, for columns.
    let brief: String
    let example: String?
  }

  let name: String
  let title: String
  let titles: [String]
  let summary: String?
  let group: [String]
  let tags: [String]
  let required: [Key]
  let file: String
  let line: Int

  init(_ screen: ScreenDefinition, locale: String) {
    name = screen.name
    title = screen.title.template(for: locale).description
    titles = screen.title.variants.count == 1 ? [title] : screen.title.variants.map(\.text.description)
    summary = screen.summary
    group = screen.group
    tags = screen.tags
    required = screen.context.filter(\.isRequired).map {
      Key(name: $0.name, type: $0.type.description, brief: $0.type.brief, example: $0.example?.description)
    }
    file = screen.place.file
    line = screen.place.line
  }
}

extension ScreenSummary: Encodable {
  private enum CodingKeys: CodingKey { case name, title, summary, group, tags, required, file, line }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(summary, forKey: .summary)
    try container.encode(group.joined(separator: "/"), forKey: .group)
    try container.encode(tags, forKey: .tags)
    try container.encode(required, forKey: .required)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
  }
}

extension ScreenSummary.Key: Encodable {
  private enum CodingKeys: CodingKey { case name, type, example }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(example, forKey: .example)
  }
}
