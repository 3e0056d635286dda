package import PetriCatalog
package import PetriUIKit

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
      default: .none,
      [
        .disclosureIndicator: "disclosureIndicator", .detailDisclosureButton: "detailDisclosureButton",
        .checkmark: "checkmark", .detailButton: "detailButton",
      ]
    )
    list.flag("selected", cell.isSelected)
    list.flag("editing", cell.isEditing)
    list.word("selectionStyle", cell.selectionStyle, default: .default, [.none: "none", .blue: "blue", .gray: "gray"])
    list.number("indentationLevel", CGFloat(cell.indentationLevel))
    return list.all
  }
}

extension AttributeList {
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
      color("switch tint", control.tintColor, default: cell.view.tintColor)
      number("switch alpha", control.alpha, default: 1)
      if control.accessibilityLabel != cell.title { text("switch accessibility", control.accessibilityLabel) }
    }
    flag("selected", cell.isSelected)
  }
}

struct ShownCellEnd: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is CellEndView else { return nil }
  }

  var isArrangement: Bool { true }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
}

package struct ShownRowMark: ShownKind {
  package let mark: RowMark
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

struct ShownSectionColumn: ShownKind {
  let word: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? SectionColumn else { return nil }
    word = view.isHeader ? "header" : "footer"
  }
}

struct ShownEmpty: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is EmptyView else { return nil }
  }

  var word: String? { "empty" }
}

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

struct ShownRefresh: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is ListRefreshControl else { return nil }
  }

  var isArrangement: Bool { true }
  var touch: ShownTouch { .nothing }
}
