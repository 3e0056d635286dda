import PetriText

/// The role of a part of the interface.
public enum ThemeRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Text without another role, and its background.
  case text = 1
  /// Secondary text: titles beside names, counts, hints.
  case secondary
  /// Headings: the first row, groups, names of boxes.
  case heading
  case key
  /// Lines between panes.
  case line
  /// Lines of the focused pane.
  case focus
  /// The chosen row and tab.
  case selection
  case match
  case difference
  case error
  case note
  case added
  case removed
  /// A default value in a form.
  case filled
  /// The chosen row of a pane without focus.
  case inactive
  /// Keywords of a definition, tree or lifecycle.
  case keyword
  case string
  case number

  /// The name in files.
  public var name: String { "\(self)" }
}

extension CellStyle {
  static let secondary = CellStyle(dim: true, .secondary)
  static let heading = CellStyle(bold: true, .heading)
  static let key = CellStyle(bold: true, .key)
  static let link = CellStyle(foreground: 6, .key)
  static let line = CellStyle(dim: true, .line)
  static let focus = CellStyle(bold: true, .focus)
  static let selection = CellStyle(reversed: true, .selection)
  static let match = CellStyle(foreground: 2, bold: true, underlined: true, .match)
  static let difference = CellStyle(foreground: 3, bold: true, .difference)
  static let error = CellStyle(foreground: 1, .error)
  static let note = CellStyle(foreground: 3, .note)
  static let added = CellStyle(foreground: 2, .added)
  static let removed = CellStyle(foreground: 1, .removed)
  static let filled = CellStyle(dim: true, .filled)

  static let keyword = CellStyle(foreground: 6, .keyword)
  static let string = CellStyle(foreground: 2, .string)
  static let number = CellStyle(foreground: 5, .number)

  private init(
    foreground: CellColor? = nil,
    bold: Bool = false,
    dim: Bool = false,
    underlined: Bool = false,
    reversed: Bool = false,
    _ role: ThemeRole
  ) {
    self.init(
      foreground: foreground,
      bold: bold,
      dim: dim,
      underlined: underlined,
      reversed: reversed,
      role: role.rawValue
    )
  }

  mutating func select(hasFocus: Bool = true) {
    (foreground, background, isDim, isReversed) = (nil, nil, !hasFocus, true)
    role = (hasFocus ? ThemeRole.selection : .inactive).rawValue
  }
}
