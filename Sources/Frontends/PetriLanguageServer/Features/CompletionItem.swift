import PetriText

/// Something that can be put where the cursor is.
struct CompletionItem {
  /// The kinds that editors have pictures for, by the protocol's numbers.
  enum Kind: Int {
    case field = 5, variable = 6, `class` = 7, property = 10, value = 12, `enum` = 13, keyword = 14, color = 16, file =
      17, reference = 18, constant = 21
  }

  let label: String
  let kind: Kind
  var detail: String?
  /// Markdown.
  var documentation: String?
  /// The text that is put in; the label without it.
  var text: String?

  /// - Parameters:
  ///   - range: the extent that is replaced.
  ///   - place: its place among all.
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
