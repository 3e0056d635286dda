import PetriText

/// A tool that a client can call.
package struct Tool: Sendable {
  package let name: String
  /// The display name.
  let title: String
  /// What the tool does and when to use it, for models.
  let summary: String
  let parameters: [ToolParameter]
  let isReadOnly: Bool
  /// Performs the tool.
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

  /// A tool that runs a command.
  init(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ parameters: [ToolParameter] = [],
    command: @escaping @MainActor (ToolArguments) -> [String]
  ) {
    self.init(name, title, summary, parameters) { work in ToolAnswer(work.run(command(work.arguments))) }
  }

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
