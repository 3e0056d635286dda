import PetriText

/// A completion item.
struct CompletionItem {
  /// The kinds by their number in the protocol.
  enum Kind: Int {
    case field = 5, variable = 6, `class` = 7, property = 10, value = 12, `enum` = 13, keyword = 14, color = 16, file =
      17, reference = 18, constant = 21
  }

  let label: String
  let kind: Kind
  var detail: String?
  /// In Markdown.
  var documentation: String?
  /// The inserted text; defaults to the label.
  var text: String?

  /// - Parameters: - range: the range to replace. - place: the sort index.
  func json(_ range: JSONText, place: Int) -> JSONText {
    let number = String(place)
    return .object([
      ("label", .string(label)), ("kind", .int(kind.rawValue)), ("detail", detail.map { .string($0) }),
      (
        "documentation",
        documentation.map { .object([("kind", .string("markdown")), ("value", .string($0))]) }
      ),
      ("sortText", .string(String(repeating: "0", count: max(0, 5 - number.count)) + number)),
      ("textEdit", .object([("range", range), ("newText", .string(text ?? label))])),
    ])
  }
}
