package import PetriCatalog
package import PetriRendering
import PetriSnapshots
package import PetriText

@MainActor
package struct ScreenReader {
  private let launched: LaunchedScreen
  private let store: (any ShownTextStore)?
  private let moves: [String]

  /// - Parameters:
  ///   - moves: the moves made so far, by which a later answer knows the new ones.
  ///   - store: stores texts for questions about changes.
  package init(_ launched: LaunchedScreen, after moves: [String] = [], keepingIn store: (any ShownTextStore)? = nil) {
    self.launched = launched
    self.moves = moves
    self.store = store
  }

  /// Answers a question and stores its text.
  ///
  /// - Throws: `UnknownReference` for a part that isn't shown.
  package func answer(_ question: ScreenQuestion) throws(UnknownReference) -> ScreenAnswer? {
    guard let shown = try launched.referenced(as: question.rendering, part: question.part) else { return nil }
    let text = shown.text
    // Only texts of the same kind are compared.
    let title = "\(shown.isTree ? Rendering.tree.rawValue : question.rendering.rawValue) \(question.part ?? "")"
    let hash = ShownHash.hash(of: "\(title)\n\(text)")
    let before = question.since.flatMap { store?.text(ofHash: $0) }.map { KeptText($0) }
    store?.keep(KeptText(moves: moves, title: title, text: text).written, hash: hash)
    guard let since = question.since else { return page(of: shown, question, hash) }
    guard let before, before.title == title else {
      let reason = before == nil ? "no text is kept under the hash \(since)" : "the hash \(since) is of another text"
      return page(of: shown, question, hash, note: "\(reason), so all is shown; ")
    }
    let diff = LineDiff(old: before.text, new: text, isTree: shown.isTree)
    // The effects of moves that the earlier answer had made were reported then.
    let known = moves.starts(with: before.moves) ? before.moves.count : 0
    let changes = changes(UnifiedDiff(diff, context: 0), shown, since, hash, known: known)
    guard changes.text.utf8.count <= text.utf8.count else {
      let note = "most has changed since \(since), so all is shown; "
      return page(of: shown, question, hash, note: note, known: known)
    }
    return changes
  }

  private func page(
    of shown: ReferencedText,
    _ question: ScreenQuestion,
    _ hash: String,
    note: String = "",
    known: Int = 0
  ) -> ScreenAnswer {
    let room = question.maxLines.map { max(1, $0 - shown.head.count) }
    let folded = FoldedTree(shown.nodes, skip: question.skip, room: room)
    let lines = shown.head + folded.lines
    let all = shown.head.count + shown.nodes.reduce(0) { $0 + $1.lineCount }
    let count = folded.isFolded ? "\(lines.count) of \(ScreenReader.lines(all))" : ScreenReader.lines(all)
    let json = shown.json.map { $0.adding([("hash", .string(hash))]) }
    return ScreenAnswer(
      text: lines.map { ScreenReader.cut($0) + "\n" }.joined(),
      summary: "\(note)\(count), hash \(hash)",
      hash: hash,
      knownMoves: known,
      json: json
        ?? .object([("version", .int(1)), ("hash", .string(hash)), ("lines", .array(lines.map(JSONText.string)))])
    )
  }

  private func changes(
    _ diff: UnifiedDiff,
    _ shown: ReferencedText,
    _ since: String,
    _ hash: String,
    known: Int
  ) -> ScreenAnswer {
    let lines = diff.lines.filter { $0.kind != .header }
    let (added, removed) = diff.counts
    let summary =
      lines.isEmpty
      ? "nothing has changed since \(since)" : "changed since \(since): \(added) added, \(removed) removed"
    let changes = lines.map { line in
      JSONText.line(.object([("change", .string("\(line.kind)")), ("line", .string(line.text))]))
    }
    return ScreenAnswer(
      text: lines.map { "\($0.mark) \(ScreenReader.cut($0.text))\n" }.joined(),
      summary: "\(summary), hash \(hash)",
      hash: hash,
      knownMoves: known,
      json: .object([
        ("version", .int(1)), ("since", .string(since)), ("hash", .string(hash)), ("changes", .array(changes)),
      ])
    )
  }

  /// A line, truncated; JSON has all of it.
  private static func cut(_ line: String) -> String { line.truncated(toColumns: longestLine) }

  nonisolated static let longestLine = 300

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension ReferencedText {
  fileprivate var isTree: Bool { rendering == .tree || rendering == .json }
}

extension JSONText {
  /// The object with added pairs; other values unchanged.
  package func adding(_ pairs: [(String, JSONText?)]) -> JSONText {
    if case .object(let own) = self { .object(own + pairs) } else { self }
  }
}

/// A request for a screen, a part of it, or its changes.
package struct ScreenQuestion: Hashable, Sendable {
  /// A rendering from `ReferencedText.renderings`.
  package var rendering: Rendering
  /// The reference of a part; `nil` for the whole screen.
  package var part: String?
  package var skip: Int
  /// The maximum number of lines; `nil` for all.
  package var maxLines: Int?
  package var since: String?

  package init(
    as rendering: Rendering = .tree,
    part: String? = nil,
    skip: Int = 0,
    maxLines: Int? = nil,
    since: String? = nil
  ) {
    self.rendering = rendering
    self.part = part
    self.skip = skip
    self.maxLines = maxLines
    self.since = since
  }
}

package struct ScreenAnswer: Sendable {
  /// The lines, with line feeds: all, some, or the changes.
  package let text: String
  /// The number of lines shown and the hash for a later question.
  package let summary: String
  package let hash: String
  /// The number of moves made before the answer that this one is compared with.
  package let knownMoves: Int
  package let json: JSONText

  package var description: String { "\(text)# \(summary)\n" }
}
