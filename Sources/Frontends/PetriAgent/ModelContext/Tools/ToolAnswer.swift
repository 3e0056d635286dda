import Foundation
import PetriText

/// The result of a tool.
package struct ToolAnswer: Sendable {
  package enum Content: Sendable {
    case text(String)
    /// An image and its media type.
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
