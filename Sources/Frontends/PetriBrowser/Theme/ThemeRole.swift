import PetriText

/// The role of something that the browser draws; a theme gives each its colours.
public enum ThemeRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Text without a role of its own, and its ground.
  case text = 1
  /// Lesser things: titles beside names, counts, hints.
  case secondary
  /// Leading things: the head, groups, names of boxes.
  case heading
  /// Keys, in the last row and in the help.
  case key
  /// Lines between panes.
  case line
  /// The lines of the pane with the focus.
  case focus
  /// The chosen row, and the chosen tab.
  case selection
  /// A match of the search.
  case match
  /// A difference where things are compared.
  case difference
  /// Something wrong.
  case error
  /// Messages.
  case note
  /// Something new, where something has changed.
  case added
  /// Something that is gone.
  case removed
  /// A field's value that the user hasn't typed.
  case filled
  /// The chosen row of a pane without the focus.
  case inactive
  /// Words of the format and names of controllers in a definition, a tree, a lifecycle.
  case keyword
  /// Texts in quotes there.
  case string
  /// Numbers, `true`, `false` and `null` there.
  case number

  /// Its name as files have it.
  public var name: String { "\(self)" }
}

extension CellStyle {
  /// The style of lesser things.
  static let secondary = CellStyle(dim: true, .secondary)
  /// The style of leading things.
  static let heading = CellStyle(bold: true, .heading)
  /// A key.
  static let key = CellStyle(bold: true, .key)
  /// Something that leads elsewhere.
  static let way = CellStyle(foreground: 6, .key)
  /// A line between panes.
  static let line = CellStyle(dim: true, .line)
  /// A line of the pane with the focus.
  static let focus = CellStyle(bold: true, .focus)
  /// The style of the choice.
  static let selection = CellStyle(reversed: true, .selection)
  /// The style of a match.
  static let match = CellStyle(foreground: 2, bold: true, underlined: true, .match)
  /// The style of a difference.
  static let difference = CellStyle(foreground: 3, bold: true, .difference)
  /// The style of errors.
  static let error = CellStyle(foreground: 1, .error)
  /// Messages.
  static let note = CellStyle(foreground: 3, .note)
  /// The style of additions.
  static let added = CellStyle(foreground: 2, .added)
  /// The style of removals.
  static let removed = CellStyle(foreground: 1, .removed)
  /// The style of values that nobody has typed.
  static let filled = CellStyle(dim: true, .filled)

  /// Words of the format, and names of controllers.
  static let keyword = CellStyle(foreground: 6, .keyword)
  /// Texts in quotes.
  static let string = CellStyle(foreground: 2, .string)
  /// Numbers and the like.
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

  /// Makes it the style of the choice, or of the choice in a pane without the focus.
  mutating func select(hasFocus: Bool = true) {
    (foreground, background, isDim, isReversed) = (nil, nil, !hasFocus, true)
    role = (hasFocus ? ThemeRole.selection : .inactive).rawValue
  }
}
