import Foundation
import PetriText

/// Something that a client can read at an address: a command's result.
struct Resource: Sendable {
  /// The address; with `{name}` in it that of many.
  let address: String
  let name: String
  let summary: String
  let type: String
  /// The command, whose last argument is what is in the place of `{name}`.
  let command: [String]

  static let all: [Resource] = [
    Resource("petri://catalogue", "The catalogue", "All screens.", "application/json", ["list", "--json"]),
    Resource(
      "petri://manifest",
      "What there is to build with",
      "Parts, containers, screens.",
      "text/markdown",
      ["manifest"]
    ),
    Resource("petri://graph", "The app's map", "Which screens lead to which.", "text/plain", ["graph"]),
    Resource("petri://schema", "The format", "The JSON Schema of the files.", "application/json", ["schema"]),
    Resource("petri://skill", "How to work", "A page for agents.", "text/markdown", ["skill"]),
    Resource("petri://screen/{name}", "A screen", "Its definition.", "application/json", ["show", "--json", "--"]),
    Resource("petri://code/{name}", "A diagnostic", "Its explanation.", "text/plain", ["explain", "--"]),
  ]

  private init(_ address: String, _ name: String, _ summary: String, _ type: String, _ command: [String]) {
    (self.address, self.name, self.summary) = (address, name, summary)
    (self.type, self.command) = (type, command)
  }

  /// Whether there are many.
  var isTemplate: Bool { address.hasSuffix("{name}") }

  /// The command for an address; `nil` where it is another's.
  func command(for wanted: String) -> [String]? {
    guard isTemplate else { return wanted == address ? command : nil }
    let start = address.dropLast("{name}".count)
    guard wanted.hasPrefix(start), wanted.count > start.count else { return nil }
    let name = String(wanted.dropFirst(start.count))
    return command + [name.removingPercentEncoding ?? name]
  }

  /// The resource, or the template, as the protocol lists it.
  var json: JSONText {
    .object([
      (isTemplate ? "uriTemplate" : "uri", .string(address)), ("name", .string(name)),
      ("description", .string(summary)), ("mimeType", .string(type)),
    ])
  }
}
