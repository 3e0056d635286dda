import PetriFormat

/// Documents a key in Markdown.
struct KeyText {
  private let field: FieldShape

  init(_ field: FieldShape) { self.field = field }

  var markdown: String {
    var lines = [field.summary]
    let words = field.rule.words
    if !words.isEmpty { lines.append("One of " + words.map { "`\($0)`" }.joined(separator: ", ") + ".") }
    if let text = field.defaultText { lines.append("Default: `\(text)`") }
    if let example = field.example { lines.append("```yaml\n\(field.key): \(example)\n```") }
    return lines.joined(separator: "\n\n")
  }
}
