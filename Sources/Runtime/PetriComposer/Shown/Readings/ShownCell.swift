import PetriCatalog
import PetriUIKit

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
