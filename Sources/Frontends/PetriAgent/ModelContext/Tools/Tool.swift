import Foundation
import PetriText

package struct Tool: Sendable {
  package let name: String
  let title: String
  /// The purpose of the tool and when to use it, for models.
  let summary: String
  let parameters: [ToolParameter]
  let isReadOnly: Bool
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

package struct ToolParameter: Sendable {
  package enum Kind: Sendable, Equatable {
    case string
    case integer(ClosedRange<Int>)
    case flag
    case strings
    /// An object whose values are passed as texts.
    case values
    case word([String])
  }

  package let name: String
  package let kind: Kind
  package let summary: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
  }

  package init(_ name: String, _ summary: String, isRequired: Bool = false) {
    self.init(name, .string, summary, isRequired: isRequired)
  }

  var schema: JSONText {
    let type: [(String, JSONText?)] =
      switch kind {
      case .string: [("type", .string("string"))]
      case .integer(let range):
        [("type", .string("integer")), ("minimum", .int(range.lowerBound)), ("maximum", .int(range.upperBound))]
      case .flag: [("type", .string("boolean"))]
      case .strings: [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
      case .values: [("type", .string("object"))]
      case .word(let words): [("type", .string("string")), ("enum", .array(words.map(JSONText.string)))]
      }
    return .object(type + [("description", .string(summary))])
  }
}

package struct ToolAnswer: Sendable {
  package enum Content: Sendable {
    case text(String)
    case image([UInt8], type: String)
  }

  package var contents: [Content]
  /// Whether the tool failed; the texts say why.
  package var isError: Bool

  package init(_ contents: [Content], isError: Bool = false) {
    self.contents = contents
    self.isError = isError
  }

  /// The result of a command: its output, then its errors with options replaced by parameters of tools.
  ///
  /// - Parameter isInSession: whether the command concerns a session.
  package init(_ output: CommandOutput, isInSession: Bool = false) {
    var text = output.text
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += ToolWords(hasSession: isInSession).replaced(in: output.notes)
    switch output.ending {
    case .exit: break
    case .signal(let number): text += "the command was ended by signal \(number)\n"
    case .late: text += "the command took too long and was ended\n"
    case .unwanted: text += "the command was cancelled\n"
    case .tooLong: text += "the command printed too much and was ended; ask for a part of it\n"
    case .unstarted(let reason): text += "the command can't be started: \(reason)\n"
    }
    self.init([.text(text)], isError: !output.isSuccess)
  }

  var json: JSONText {
    let contents = contents.map { content -> JSONText in
      switch content {
      case .text(let text): .object([("type", .string("text")), ("text", .string(text))])
      case .image(let bytes, let type):
        .object([
          ("type", .string("image")), ("data", .string(Data(bytes).base64EncodedString())), ("mimeType", .string(type)),
        ])
      }
    }
    return .object([("content", .array(contents)), ("isError", .bool(isError))])
  }
}
