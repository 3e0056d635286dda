public import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Edits a screen's definition as text, so that comments and layout stay as they are.
public enum DefinitionEdit {
  /// Adds an entry to a section of a screen's definition, and the section if necessary.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: The new text of the file.
  /// - Throws: `EditProblem` if the name is invalid or taken, or if the definition is written in a way that leaves no
  ///   room for the entry.
  public static func adding(_ entry: NewEntry, toScreen screen: String, in text: String) throws(EditProblem) -> String {
    guard entry.name.isKebabCase else {
      throw EditProblem(
        "invalid name '\(entry.name)': use lowercase letters, digits and hyphens, beginning with a letter"
      )
    }
    let file = SourceFile(path: screen, text: text)
    let root = try document(of: screen, in: file)
    guard !isFlow(root) else {
      throw EditProblem("the definition of '\(screen)' is written in braces; add the entry by hand")
    }
    let edit = try insertion(of: entry, into: root, file)
    var bytes = file.bytes
    bytes.insert(contentsOf: edit.text.utf8, at: edit.offset)
    let changed = String(decoding: bytes, as: UTF8.self)
    // As a safeguard, the new text must mean the old text plus the entry.
    let new = try document(of: screen, in: SourceFile(path: screen, text: changed))
    let wanted = root.literal.setting(entry.value, at: [.key(entry.section), .key(entry.name)][...])
    guard let wanted, DefinitionEdit.same(wanted, new.literal) else {
      throw EditProblem(
        "'\(entry.section)' of '\(screen)' is written in a way that can't be extended; add the entry by hand"
      )
    }
    return changed
  }

  /// Checks whether an entry like this can be added, whatever its name.
  ///
  /// - Throws: `EditProblem` if ``adding(_:toScreen:in:)`` would fail for any name.
  public static func checkCanAdd(_ entry: NewEntry, toScreen screen: String, in text: String) throws(EditProblem) {
    let root = try document(of: screen, in: SourceFile(path: screen, text: text))
    var name = "new"
    while root[entry.section]?[name] != nil { name += "-new" }
    _ = try adding(NewEntry(section: entry.section, name: name, value: entry.value), toScreen: screen, in: text)
  }

  private static func document(of screen: String, in file: SourceFile) throws(EditProblem) -> YAMLNode {
    let stream = YAMLStream.parse(file)
    guard !stream.diagnostics.hasErrors else { throw EditProblem("the file has errors") }
    let root = stream.documents.first { $0.kind == .mapping && $0.screenName?.hasText(screen) == true }
    guard let root else { throw EditProblem("the file no longer defines '\(screen)'") }
    return root
  }

  private static func insertion(
    of entry: NewEntry,
    into root: YAMLNode,
    _ file: SourceFile
  ) throws(EditProblem) -> (offset: Int, text: String) {
    let newline = file.lineBreak
    let style = WritingStyle(of: root)
    func block(_ lines: [String], column: Int, after node: YAMLNode) -> (offset: Int, text: String) {
      let indent = String(repeating: " ", count: column)
      let offset = endOfLine(after: node, file)
      return (offset, lines.map { newline + ($0.isEmpty ? "" : indent + $0) }.joined())
    }
    guard let section = root.entry(for: entry.section) else {
      let ownColumn = root.entries.first { !$0.isMerged }.map { $0.key.range.start.column - 1 } ?? 0
      guard let neighbour = neighbour(of: entry.section, in: root) else { throw EditProblem("the definition is empty") }
      let lines = ["", "\(entry.section):"] + entry.lines(style).map { "  \($0)" }
      let isFollowed = isContent(at: endOfLine(after: neighbour, file), file)
      return block(isFollowed ? lines + [""] : lines, column: ownColumn, after: neighbour)
    }
    let value = section.value
    guard !section.isMerged, !value.isAlias else {
      throw EditProblem("'\(entry.section)' comes from an anchor; add the entry by hand")
    }
    guard value[entry.name] == nil else {
      throw EditProblem("duplicate \(entry.section == "fixtures" ? "fixture" : "walk") '\(entry.name)'")
    }
    if value.isNull {
      let column = section.key.range.start.column + 1
      return block(entry.lines(style), column: column, after: value.range.isEmpty ? section.key : value)
    }
    guard value.kind == .mapping else { throw EditProblem("'\(entry.section)' isn't a mapping") }
    if isFlow(value) {
      let separator = value.entries.isEmpty ? "" : ", "
      return (contentEnd(of: value, file) - 1, separator + entry.flowText(style))
    }
    guard let last = Array(value.entries).last(where: { !$0.isMerged }) else {
      throw EditProblem("'\(entry.section)' comes from an anchor; add the entry by hand")
    }
    return block(
      entry.lines(style),
      column: last.key.range.start.column - 1,
      after: last.value.range.isEmpty ? last.key : last.value
    )
  }

  /// The section after which a new section is written: the last one that precedes it in the format.
  private static func neighbour(of section: String, in root: YAMLNode) -> YAMLNode? {
    let order = Grammar.screen.shape.keys
    let before = order.prefix { $0 != section }
    let own = Array(root.entries).filter { !$0.isMerged }
    let last = own.last { before.contains($0.key.text) } ?? own.last
    return last.map { $0.value.range.isEmpty ? $0.key : $0.value }
  }

  private static func isContent(at end: Int, _ file: SourceFile) -> Bool {
    let rest = file.bytes[end...].drop { $0 == 0x0D }.dropFirst()
    let line = rest.prefix { $0 != 0x0A }
    return line.contains { $0 > 0x20 } && !line.starts(with: "---".utf8) && !line.starts(with: "...".utf8)
  }

  private static func isFlow(_ node: YAMLNode) -> Bool {
    let bytes = node.file.bytes
    let start = node.range.startOffset
    return start < bytes.count && (bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["))
  }

  /// The end of a node's text; libyaml's end marks of blocks extend to the next token.
  private static func contentEnd(of node: YAMLNode, _ file: SourceFile) -> Int {
    var last = node
    while !last.isAlias, !isFlow(last) {
      let inner: YAMLNode?
      switch last.kind {
      case .mapping:
        let entry = Array(last.entries).last { !$0.isMerged }
        inner = entry.map { $0.value.usedRange.isEmpty ? $0.key : $0.value }
      case .sequence: inner = Array(last.elements).last
      case .scalar: inner = nil
      }
      guard let inner else { break }
      last = inner
    }
    var end = last.usedRange.endOffset
    while end > last.usedRange.startOffset, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The end of the line on which a node ends, including a comment but not the line break.
  private static func endOfLine(after node: YAMLNode, _ file: SourceFile) -> Int {
    file.lineRange(file.line(at: max(0, contentEnd(of: node, file) - 1))).upperBound
  }

  private static func same(_ one: ContextLiteral, _ other: ContextLiteral) -> Bool {
    guard case .object(let left) = one, case .object(let right) = other else { return one == other }
    return left.sorted { $0.name < $1.name }.map(\.value.spelled)
      == right.sorted { $0.name < $1.name }.map(\.value.spelled)
      && left.map(\.name).sorted() == right.map(\.name).sorted()
  }
}

extension ContextLiteral {
  /// The literal with a uniform quoting style, so that quotes don't affect comparison.
  fileprivate var spelled: ContextLiteral {
    switch self {
    case .null: .null
    case .scalar(let text, _): .scalar(text, .quoted)
    case .list(let elements): .list(elements.map(\.spelled))
    case .object(let entries): .object(entries.map { Entry(name: $0.name, value: $0.value.spelled) })
    case .localized(_, or: let mapping): mapping.spelled
    }
  }
}

/// The reason why a file can't be edited.
public struct EditProblem: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A named entry for a section of a screen's definition: a fixture or a walk.
public struct NewEntry: Sendable {
  let section: String
  let name: String
  let value: ContextLiteral

  /// A fixture of a screen.
  ///
  /// - Parameters:
  ///   - state: Values of the app's state.
  ///   - form: Values of the form.
  public static func fixture(
    _ name: String,
    _ values: ContextObject,
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject()
  ) -> NewEntry {
    var values = values
    if !state.isEmpty { values[Reference.state] = .object(state) }
    if !form.isEmpty { values[Reference.form] = .object(form) }
    return NewEntry(section: "fixtures", name: name, value: values.literal)
  }

  /// A walk through a screen; each step is a word or a mapping with one key.
  ///
  /// - Parameter fixture: The fixture to launch with; nil for the examples.
  public static func walk(_ name: String, fixture: String? = nil, steps: [ContextLiteral]) -> NewEntry {
    let steps = ContextLiteral.list(steps)
    let value = fixture.map { fixture in
      ContextLiteral.object([
        ContextLiteral.Entry(name: "fixture", value: .scalar(fixture, .plain)),
        ContextLiteral.Entry(name: "steps", value: steps),
      ])
    }
    return NewEntry(section: "walks", name: name, value: value ?? steps)
  }

  func flowText(_ style: WritingStyle) -> String { "\(name): \(style.flowText(value))" }

  func lines(_ style: WritingStyle) -> [String] {
    guard section == "walks", case .object(let entries) = value else { return NewEntry.lines(name, value, style) }
    return ["\(name):"] + entries.flatMap { NewEntry.lines($0.name, $0.value, style) }.map { "  \($0)" }
  }

  private static func lines(_ name: String, _ value: ContextLiteral, _ style: WritingStyle) -> [String] {
    guard case .list(let elements) = value, !elements.isEmpty else { return ["\(name): \(style.flowText(value))"] }
    return ["\(name):"]
      + elements.map { element in
        guard case .object(let entries) = element, entries.count == 1 else { return "  - \(style.flowText(element))" }
        return "  - \(entries[0].name): \(style.flowText(entries[0].value))"
      }
  }
}

extension String {
  /// Whether YAML reads the unquoted text unchanged, even in braces.
  fileprivate var isPlainInFlow: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    let isWord = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-+._/:".utf8.contains(byte)
    }
    return isWord && last != UInt8(ascii: ":")
      && ((0x30...0x39).contains(first) || (0x61...0x7A).contains(first | 0x20))
      || Double(self) != nil
  }
}

extension ContextLiteral {
  /// The literal as YAML in flow style, as typed on a command line.
  public var flowText: String {
    switch self {
    case .null: "null"
    case .scalar(let text, .plain) where text.isPlainInFlow: text
    case .scalar(let text, _): text.quoted
    case .list(let elements): "[" + elements.map(\.flowText).joined(separator: ", ") + "]"
    case .localized(let text, or: let mapping): mapping.isMapping ? mapping.flowText : text.description.quoted
    case .object(let entries): "{" + entries.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    }
  }
}
