import PetriUIKit

/// The attributes of views that scroll, without those of what is in them.
@MainActor
enum ScrollAttributes {
  static func of(_ view: UIScrollView) -> [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    if let table = view as? UITableView {
      list.word("style", table.style, usual: .plain, [.grouped: "grouped", .insetGrouped: "insetGrouped"])
      list.word("separatorStyle", table.separatorStyle, usual: .singleLine, [.none: "none"])
      list.color("separatorColor", table.separatorColor, usual: .separator)
      list.flag("no selection", !table.allowsSelection)
      list.flag("allowsMultipleSelection", table.allowsMultipleSelection)
      list.flag("editing", table.isEditing)
    }
    list.insets("contentInset", view.contentInset, of: view)
    list.word(
      "contentInsetAdjustmentBehavior",
      view.contentInsetAdjustmentBehavior,
      usual: .automatic,
      [.scrollableAxes: "scrollableAxes", .never: "never", .always: "always"]
    )
    let start = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    if view.contentOffset != start, view.contentOffset != .zero {
      list.word("contentOffset", "\(Number.text(view.contentOffset.x)) \(Number.text(view.contentOffset.y))")
    }
    list.flag("doesn't scroll", !view.isScrollEnabled)
    list.flag("paging", view.isPagingEnabled)
    list.flag("doesn't bounce", !view.bounces)
    list.flag("no vertical indicator", !view.showsVerticalScrollIndicator)
    list.flag("no horizontal indicator", !view.showsHorizontalScrollIndicator)
    list.word(
      "keyboardDismissMode",
      view.keyboardDismissMode,
      usual: .none,
      [.onDrag: "onDrag", .interactive: "interactive"]
    )
    list.flag("refreshControl", view.refreshControl != nil)
    return list.all
  }
}
