import PetriText

/// Something that a client can have done.
package struct Tool: Sendable {
  package let name: String
  /// The name for people.
  let title: String
  /// The use of it, and when to choose it, for models.
  let summary: String
  let parameters: [ToolParameter]
  /// Whether it only reads.
  let isReadOnly: Bool
  /// Does it.
  let work: @MainActor (ToolWork) -> ToolAnswer

  init(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ parameters: [ToolParameter] = [],
    isReadOnly: Bool = true,
    work: @escaping @MainActor (ToolWork) -> ToolAnswer
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.parameters, self.isReadOnly, self.work) = (parameters, isReadOnly, work)
  }

  /// A tool that is a command: the arguments are those of the command line.
  init(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ parameters: [ToolParameter] = [],
    command: @escaping @MainActor (ToolArguments) -> [String]
  ) {
    self.init(name, title, summary, parameters) { work in ToolAnswer(work.run(command(work.arguments))) }
  }

  /// The tool as the protocol lists it.
  var json: JSONText {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      (
        "inputSchema",
        .object([
          ("type", .string("object")),
          ("properties", .object(parameters.map { ($0.name, $0.schema) })),
          ("required", .array(parameters.filter(\.isRequired).map { .string($0.name) })),
          ("additionalProperties", .bool(false)),
        ])
      ),
      ("annotations", .object([("readOnlyHint", .bool(isReadOnly)), ("openWorldHint", .bool(false))])),
    ])
  }
}
