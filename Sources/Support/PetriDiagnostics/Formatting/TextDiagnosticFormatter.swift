import PetriText

/// Formats diagnostics for a terminal with an excerpt of the source.
///
/// Screens/checkout.yaml:14:5: error: unknown key 'spacng' in 'layout' [unknown-key]
///     12 |   layout:
///     13 |     kind: column
///     14 |     spacng: 8
///        |     ^~~~~~ did you mean 'spacing'?
///        = fix: replace 'spacng' with 'spacing'
///        = path: screens[3].layout.spacng
///
/// Editors recognize the form of the first line. A repeated problem is shown once per file, with the lines of the
/// others. All text is sanitized.
public struct TextDiagnosticFormatter: Sendable, Hashable {
  /// Whether to use colours.
  public var color: Bool
  /// The maximum number of diagnostics shown per file.
  public var maxPerFile: Int
  /// The maximum number of diagnostics shown.
  public var maxPerRun: Int
  /// The number of lines shown above the location.
  public var linesAbove: Int
  /// The width of an excerpt in columns; longer lines are clipped around the mark.
  public var columns: Int

  /// Creates a formatter.
  public init(
    color: Bool = false,
    maxPerFile: Int = 20,
    maxPerRun: Int = 100,
    linesAbove: Int = 2,
    columns: Int = 160
  ) {
    self.color = color
    self.maxPerFile = maxPerFile
    self.maxPerRun = maxPerRun
    self.linesAbove = max(0, linesAbove)
    self.columns = max(20, columns)
  }

  /// All diagnostics in file order, separated by blank lines; "" for none.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    let selection = DiagnosticSelection(diagnostics, perFile: maxPerFile, perRun: maxPerRun)
    var blocks: [String] = []
    for group in selection.groups {
      blocks += group.shown.map { format($0.diagnostic, repeats: $0.repeats) }
      if group.omitted > 0 {
        let more = "\(group.omitted) more \(group.omitted == 1 ? "problem" : "problems") in this file\n"
        blocks.append(group.path.map { "\($0.cleaned): \(more)" } ?? more)
      }
    }
    if selection.omitted > 0 {
      blocks.append("\(selection.omitted) more \(selection.omitted == 1 ? "problem" : "problems")\n")
    }
    return blocks.joined(separator: "\n")
  }

  /// A diagnostic as text, with a final line feed.
  public func format(_ diagnostic: Diagnostic) -> String { format(diagnostic, repeats: []) }

  private func format(_ diagnostic: Diagnostic, repeats: [Diagnostic]) -> String {
    var lines = [header(diagnostic)]
    let (near, far, plain) = sortedNotes(diagnostic)
    var gutter = 2
    if let range = diagnostic.range {
      var marks = [
        ExcerptMark(range: range, text: diagnostic.label, style: style(of: diagnostic.severity), isMain: true)
      ]
      for (note, range) in near {
        marks.append(ExcerptMark(range: range, text: note.message, style: .blue, isMain: false))
      }
      let excerpt = SourceExcerpt(file: range.file, marks: marks, linesAbove: linesAbove, columns: columns)
      lines += excerpt.lines(color: color)
      gutter = excerpt.gutter
    } else if let label = diagnostic.label {
      lines.append(detail("note", label, gutter))
    }
    lines += plain.map { detail("note", $0.message, gutter) }
    lines += diagnostic.fixIts.map { detail($0.applicability.word, $0.message, gutter) }
    if !repeats.isEmpty { lines.append(detail("note", others(repeats), gutter)) }
    if let path = diagnostic.yamlPath { lines.append(detail("path", path, gutter)) }
    for (note, range) in far {
      lines.append(location(range) + "note: ".styled(.blue.bolder, color: color) + note.message.cleaned)
      let mark = ExcerptMark(range: range, text: nil, style: .blue, isMain: true)
      let excerpt = SourceExcerpt(file: range.file, marks: [mark], linesAbove: 0, columns: columns)
      lines += excerpt.lines(color: color)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of repeated problems: `3 more like this, on lines 4, 5 and 9`.
  private func others(_ repeats: [Diagnostic]) -> String {
    let maxLines = 12
    var lines: [Int] = []
    for line in repeats.compactMap(\.range?.start.line) where line != lines.last { lines.append(line) }
    let shown = lines.prefix(maxLines).map(String.init)
    let rest = lines.count - shown.count
    let parts = rest > 0 ? shown + ["\(rest) more"] : shown
    let list = parts.count == 1 ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    return "\(repeats.count) more like this, on \(lines.count == 1 ? "line" : "lines") \(list)"
  }

  private func numbers(_ diagnostic: Diagnostic) -> String {
    [diagnostic.line, diagnostic.column].compactMap { number in number.map { ":\($0)" } }.joined()
  }

  private func header(_ diagnostic: Diagnostic) -> String {
    let start =
      if let range = diagnostic.range {
        location(range)
      } else if let path = diagnostic.path {
        "\(path.cleaned)\(numbers(diagnostic)): ".styled(.bold, color: color)
      } else {
        ""
      }
    let severity = "\(diagnostic.severity.rawValue): ".styled(style(of: diagnostic.severity).bolder, color: color)
    let message = diagnostic.message.cleaned.styled(.bold, color: color)
    return start + severity + message + " [\(diagnostic.code.rawValue.cleaned)]".styled(.dim, color: color)
  }

  private func location(_ range: SourceRange) -> String {
    "\(range.file.path.cleaned):\(range.start): ".styled(.bold, color: color)
  }

  private func detail(_ name: String, _ text: String, _ gutter: Int) -> String {
    String(repeating: " ", count: gutter + 1) + "= ".styled(.blue, color: color)
      + "\(name): ".styled(.bold, color: color) + text.cleaned
  }

  private func style(of severity: DiagnosticSeverity) -> CellStyle {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  /// The notes by location: within five lines of the diagnostic, whose excerpt they share; elsewhere; or without location.
  private func sortedNotes(
    _ diagnostic: Diagnostic
  ) -> (near: [(DiagnosticNote, SourceRange)], far: [(DiagnosticNote, SourceRange)], plain: [DiagnosticNote]) {
    var near: [(DiagnosticNote, SourceRange)] = []
    var far: [(DiagnosticNote, SourceRange)] = []
    var plain: [DiagnosticNote] = []
    for note in diagnostic.notes {
      guard let range = note.range else {
        plain.append(note)
        continue
      }
      if let main = diagnostic.range, main.file == range.file,
        abs(main.file.line(at: main.startOffset) - range.file.line(at: range.startOffset)) <= 5
      {
        near.append((note, range))
      } else {
        far.append((note, range))
      }
    }
    return (near, far, plain)
  }
}

/// The diagnostics to show, grouped by file and limited per file and per run.
struct DiagnosticSelection {
  var groups: [Group] = []
  var omitted = 0

  struct Group {
    var path: String?
    var shown: [Block]
    var omitted = 0
  }

  /// A diagnostic to show in full, and others with the same message in the same file.
  struct Block {
    var diagnostic: Diagnostic
    var repeats: [Diagnostic] = []
  }

  init(_ diagnostics: [Diagnostic], perFile: Int, perRun: Int) {
    var total = 0
    for diagnostic in diagnostics.sortedByPlace() {
      if groups.isEmpty || groups[groups.count - 1].path != diagnostic.path {
        if total >= perRun {
          omitted += 1
          continue
        }
        groups.append(Group(path: diagnostic.path, shown: []))
      }
      let last = groups.count - 1
      if let same = groups[last].shown.firstIndex(where: { $0.diagnostic.isSameMistake(as: diagnostic) }) {
        groups[last].shown[same].repeats.append(diagnostic)
      } else if groups[last].shown.count >= perFile {
        groups[last].omitted += 1
      } else if total >= perRun {
        omitted += 1
      } else {
        groups[last].shown.append(Block(diagnostic: diagnostic))
        total += 1
      }
    }
  }
}

extension Diagnostic {
  /// Whether both have the same message at different locations; their fixes may differ.
  fileprivate func isSameMistake(as other: Diagnostic) -> Bool {
    range != nil && other.range != nil && notes.isEmpty && other.notes.isEmpty && severity == other.severity
      && code == other.code && message == other.message
  }
}

/// The number of diagnostics of each severity.
public struct DiagnosticSummary: Sendable, Hashable, CustomStringConvertible {
  /// The number of errors.
  public var errors: Int
  /// The number of warnings.
  public var warnings: Int

  /// Counts diagnostics.
  public init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  /// `3 errors, 1 warning`; `no problems` for none.
  public var description: String {
    var parts: [String] = []
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
  }
}
