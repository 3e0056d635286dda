import PetriDiagnostics
import PetriFormat
import PetriYAML

struct SemanticTokens {
  /// The token types in the order of the legend.
  enum Kind: Int, CaseIterable {
    case property, keyword, `class`, type, variable, enumMember, event

    var name: String { "\(self)" }
  }

  static let modifiers = ["definition"]

  let tokens: [(range: Range<Int>, kind: Kind, isDefinition: Bool)]

  init(_ outline: Outline) {
    var found: [(range: Range<Int>, kind: Kind, isDefinition: Bool)] = []
    for mention in outline.mentions {
      found.append((mention.range, SemanticTokens.kind(of: mention.symbol), mention.isDefinition))
    }
    for key in outline.keys where key.field != nil {
      guard let range = key.node.textRange else { continue }
      let isView = key.forms.contains { $0.name == Grammar.view.name && $0[key.node.text] != nil }
      found.append((range, isView ? .keyword : .property, false))
    }
    for value in outline.values where value.node.kind == .scalar {
      guard value.rule.words.contains(value.node.text), let range = value.node.textRange else { continue }
      found.append((range, value.key == nil ? .keyword : .enumMember, false))
    }
    var end = 0
    tokens = found.sorted { ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count) }
      .filter { token in
        guard token.range.lowerBound >= end, !token.range.isEmpty else { return false }
        end = token.range.upperBound
        return true
      }
  }

  private static func kind(of symbol: Symbol) -> Kind {
    switch symbol.nameKind {
    case .screen?: .class
    case .container?: .type
    case .key?, .stateKey?, .formKey?: .variable
    case .id?, .event?: .event
    default: .enumMember
    }
  }

  /// The encoded tokens, each relative to the one before.
  func data(in file: SourceFile, _ encoding: PositionEncoding) -> [Int] {
    var data: [Int] = []
    var last = (line: 0, column: 0)
    for token in tokens {
      let line = file.line(at: token.range.lowerBound) - 1
      let start = Int(file.lineStarts[line])
      func count(_ range: Range<Int>) -> Int {
        encoding == .utf8 ? range.count : file.text(in: range).utf16.count
      }
      let column = count(start..<token.range.lowerBound)
      data += [
        line - last.line, line == last.line ? column - last.column : column, count(token.range), token.kind.rawValue,
        token.isDefinition ? 1 : 0,
      ]
      last = (line, column)
    }
    return data
  }
}
