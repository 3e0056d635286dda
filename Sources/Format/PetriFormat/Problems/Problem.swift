import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

package protocol Problem: Sendable {
  var wording: Wording { get }
  func fixIts(at range: SourceRange) -> [FixIt]
}

extension Problem {
  package func fixIts(at range: SourceRange) -> [FixIt] { [] }
}

package struct Wording {
  let code: DiagnosticCode
  let message: String
  let label: String?
  let severity: DiagnosticSeverity

  init(_ code: DiagnosticCode, _ message: String, _ label: String? = nil, severity: DiagnosticSeverity = .error) {
    self.code = code
    self.message = message
    self.label = label
    self.severity = severity
  }
}

extension Problem {
  package func diagnostic(at range: SourceRange, notes: [DiagnosticNote] = []) -> Diagnostic {
    let wording = wording
    return Diagnostic(
      wording.severity,
      code: wording.code,
      wording.message,
      at: range,
      label: wording.label,
      notes: notes,
      fixIts: fixIts(at: range)
    )
  }

  package func diagnostic(path: String) -> Diagnostic {
    Diagnostic(wording.severity, code: wording.code, wording.message, path: path)
  }
}

extension DiagnosticSink {
  /// Reports a problem at a node, unless the parser has reported one there.
  package func report(_ problem: some Problem, at node: YAMLNode, notes: [DiagnosticNote] = []) {
    report(problem, at: node.usedRange, notes: notes)
  }

  /// Reports an unknown name, with the most similar known names.
  ///
  /// - Parameter name: The name, unless it is the text of the node.
  /// - Returns: The most similar names.
  @discardableResult
  package func unknown(_ kind: UnknownName, _ node: YAMLNode, name: String? = nil, among known: [String]) -> [String] {
    var nearest = nearest(to: name ?? node.text, among: known)
    if let inForm = known.first(where: { $0 == "\(Reference.form).\(name ?? node.text)" }) { nearest = [inForm] }
    if case .color = kind, let meant = MeantColor.name(of: name ?? node.text, among: known) { nearest = [meant] }
    if kind.isOfFormat {
      let meant = OtherWords.meanings(of: name ?? node.text, among: known)
      if case .type = kind, !meant.isEmpty { nearest = meant } else if let first = meant.first { nearest = [first] }
    }
    if kind.hasAdvice(on: node.text) { nearest = [] }
    let problem = UnknownNameProblem(
      kind: kind,
      name: name ?? node.text,
      shown: node.shortText,
      nearest: nearest,
      known: known,
      isFixable: node.style == .plain
    )
    report(problem, at: node)
    return nearest
  }
}

package struct FoundValue: Sendable {
  /// A description: `a list`, `'text'`, `nothing`.
  let words: String
  let text: String?
  let word: String?
  /// A mapping on one line as an element of a list; views are elements of their own.
  let element: String?
  /// Whether the value is a block mapping, in which dashes may be missing.
  let isBlock: Bool

  package init(_ node: YAMLNode, meant: String? = nil) {
    words = node.kindName
    text = node.kind == .scalar && !node.isNull ? meant ?? node.shortText : nil
    let isWord = node.kind == .scalar && node.style == .plain && !node.isNull && !node.isAlias && !node.hasAnchor
    word = isWord && (node.text.isKebabCase || node.text.isCamelCase) ? meant ?? node.text : nil
    isBlock = node.kind == .mapping && !node.isAlias && node.file.bytes[node.range.startOffset] != UInt8(ascii: "{")
    element = node.kind == .mapping && !node.isAlias ? FoundValue.list(of: node) : nil
  }

  private static func list(of node: YAMLNode) -> String? {
    guard node.range.endOffset - node.range.startOffset <= 60 else { return nil }
    var text = node.range.text
    while text.last?.isWhitespace == true { text.removeLast() }
    guard !text.contains("\n") else { return nil }
    let areViews = node.entries.allSatisfy { Grammar.kind(named: $0.key.text) != nil }
    if text.hasPrefix("{"), areViews { text = String(text.dropFirst().dropLast()) }
    return text.hasPrefix("{") || areViews ? "[\(text)]" : "[{\(text)}]"
  }

  /// A likely fix-it that rewrites the word; empty for anything but a word.
  func rewritten(at range: SourceRange, _ write: (String) -> String) -> [FixIt] {
    guard let word else { return [] }
    return [FixIt("write \(write(word))", range: range, replacement: write(word), applicability: .maybe)]
  }
}
