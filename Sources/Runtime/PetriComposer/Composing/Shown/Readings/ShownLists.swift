package import PetriCatalog
package import PetriUIKit

/// A row of a table, or an item of a collection.
struct ShownCell: ShownKind {
  let touch: ShownTouch

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    switch view {
    case let cell as UITableViewCell: touch = .row(cell)
    case let cell as UICollectionViewCell: touch = .item(cell)
    default: return nil
    }
  }

  @MainActor var attributes: [ShownAttribute] {
    guard case .row(let cell) = touch else {
      guard case .item(let item) = touch else { return [] }
      return item.isSelected ? [ShownAttribute("selected", .flag)] : []
    }
    var list = AttributeList(in: cell.traitCollection)
    list.word(
      "accessory",
      cell.accessoryType,
      usual: .none,
      [
        .disclosureIndicator: "disclosureIndicator", .detailDisclosureButton: "detailDisclosureButton",
        .checkmark: "checkmark", .detailButton: "detailButton",
      ]
    )
    list.flag("selected", cell.isSelected)
    list.flag("editing", cell.isEditing)
    list.word("selectionStyle", cell.selectionStyle, usual: .default, [.none: "none", .blue: "blue", .gray: "gray"])
    list.number("indentationLevel", CGFloat(cell.indentationLevel))
    return list.all
  }
}

extension AttributeList {
  /// Adds what a list has at and around a view of it.
  @MainActor
  mutating func add(_ cell: ListCell) {
    text("badge", cell.badge)
    if let mark = cell.accessory as? RowMarkView { word("accessory", mark.mark.rawValue) }
    if let control = cell.accessory as? UISwitch {
      word(
        "switch",
        [control.isOn ? "on" : "off", control.accessibilityIdentifier].compactMap(\.self).joined(separator: " ")
      )
      flag("switch disabled", !control.isEnabled)
      color("switch tint", control.tintColor, usual: cell.view.tintColor)
      number("switch alpha", control.alpha, usual: 1)
      if control.accessibilityLabel != cell.title { text("switch accessibility", control.accessibilityLabel) }
    }
    flag("selected", cell.isSelected)
  }
}

/// The place of a cell's accessory.
struct ShownCellEnd: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is CellEndView else { return nil }
  }

  var isArrangement: Bool { true }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
}

/// A sign at the end of a row.
package struct ShownRowMark: ShownKind {
  /// The mark.
  package let mark: RowMark
  /// In which colour.
  package let color: UIColor

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? RowMarkView else { return nil }
    mark = view.mark
    color = mark == .checkmark ? view.tintColor : .tertiaryLabel
  }

  package var form: ShownForm { .mark(self) }
  package var touch: ShownTouch { .nothing }
}

/// The background behind the rows of a grouped list.
struct ShownListSection: ShownKind {
  private let isInset: Bool

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ListSectionView else { return nil }
    isInset = view.isInset
  }

  var isArrangement: Bool { true }
  var form: ShownForm { .section(isInset: isInset) }
}

/// A column of views above or below a section.
struct ShownSectionColumn: ShownKind {
  let word: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? SectionColumn else { return nil }
    word = view.isHeader ? "header" : "footer"
  }
}

/// The column that is shown in place of rows or items.
struct ShownEmpty: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is EmptyView else { return nil }
  }

  var word: String? { "empty" }
}

/// The index at the edge of a list, which leads to its sections.
struct ShownIndex: ShownKind {
  private let titles: [String]

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ListIndexView else { return nil }
    titles = view.titles
  }

  var word: String? { "index" }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
  var subject: String? { titles.map(\.quoted).joined(separator: " ") }
  var touch: ShownTouch { .nothing }
}

/// The control above a list that is pulled: its list knows what that does.
struct ShownRefresh: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ListRefreshControl else { return nil }
  }

  var isArrangement: Bool { true }
  var touch: ShownTouch { .nothing }
}
