import PetriText

/// What something that the browser draws is for; a theme gives each its colours.
public enum ThemeRole: UInt8, Hashable, Sendable, CaseIterable {
  /// All that has no role of its own, and what is behind it.
  case text = 1
  /// What matters less: titles beside names, counts, hints.
  case secondary
  /// What comes first: the head, groups, names of boxes.
  case heading
  /// Keys, in the last row and in the help.
  case key
  /// Lines between panes.
  case line
  /// The lines of the pane with the focus.
  case focus
  /// The chosen row, and the chosen tab.
  case selection
  /// What a search matched.
  case match
  /// What differs where things are compared.
  case difference
  /// What is wrong.
  case error
  /// Messages.
  case note
  /// What is new, where something has changed.
  case added
  /// What is gone.
  case removed
  /// What a field holds without the user having typed it.
  case filled

  /// Its name as files have it.
  public var name: String { "\(self)" }
}

extension CellStyle {
  /// What matters less.
  static let secondary = CellStyle(dim: true, .secondary)
  /// What comes first.
  static let heading = CellStyle(bold: true, .heading)
  /// A key.
  static let key = CellStyle(bold: true, .key)
  /// A line between panes.
  static let line = CellStyle(dim: true, .line)
  /// A line of the pane with the focus.
  static let focus = CellStyle(bold: true, .focus)
  /// What is chosen.
  static let selection = CellStyle(reversed: true, .selection)
  /// What a search matched.
  static let match = CellStyle(foreground: 2, bold: true, underlined: true, .match)
  /// What differs.
  static let difference = CellStyle(foreground: 3, bold: true, .difference)
  /// What is wrong.
  static let error = CellStyle(foreground: 1, .error)
  /// Messages.
  static let note = CellStyle(foreground: 3, .note)
  /// What is new.
  static let added = CellStyle(foreground: 2, .added)
  /// What is gone.
  static let removed = CellStyle(foreground: 1, .removed)
  /// What nobody has typed.
  static let filled = CellStyle(dim: true, .filled)

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

  /// Makes it that of what is chosen, or of what would be where another pane has the focus.
  mutating func select(hasFocus: Bool = true) {
    if hasFocus {
      isReversed = true
      role = ThemeRole.selection.rawValue
    } else {
      isUnderlined = true
    }
  }
}
