import PetriCatalog
import PetriUIKit

/// Lists and grids with their sections, their rows, and what is done with these.
extension ViewBuilder {
  func list(_ list: ListDefinition, _ scope: Scope) -> UIView {
    func cells(_ views: [ViewDefinition], _ scope: Scope) -> [ListCell] {
      unrolled(views, scope: scope).map { cell($0, selection: list.selection, scope: $1) }
    }
    var sections: [ListSection] = []
    if !list.views.isEmpty || list.sections.isEmpty {
      sections.append(
        ListSection(style: list.style, hasSeparators: list.separators, cells: cells(list.views, scope))
      )
    }
    for (definition, scope) in unrolled(list.sections, scope: scope) {
      guard case .section(let section) = definition.kind else { continue }
      sections.append(
        ListSection(
          style: list.style,
          hasSeparators: list.separators,
          cells: cells(section.views, scope),
          in: holder(of: definition),
          header: section.header.map { text($0, scope) },
          footer: section.footer.map { text($0, scope) },
          index: section.index.map { text($0, scope) }
        )
      )
    }
    let isEmpty = sections.allSatisfy(\.cells.isEmpty)
    let view = ListView(
      style: list.style,
      selection: list.selection,
      sections: sections,
      empty: isEmpty ? empty(list.empty, scope) : nil,
      startsAtEnd: list.startsAtEnd
    )
    if let refresh = list.refresh { add(refresh: refresh, to: view, scope) }
    return view
  }

  func grid(_ grid: GridDefinition, _ scope: Scope) -> UIView {
    var sections = [GridSection(holder: nil, header: nil, footer: nil, items: views(grid.views, scope: scope))]
    for (definition, scope) in unrolled(grid.sections, scope: scope) {
      guard case .section(let section) = definition.kind else { continue }
      sections.append(
        GridSection(
          holder: holder(of: definition),
          header: section.header.map { SectionLabel(text($0, scope), style: .headline, color: .label) },
          footer: section.footer.map { SectionLabel(text($0, scope), style: .footnote, color: .secondaryLabel) },
          items: views(section.views, scope: scope)
        )
      )
    }
    let isEmpty = sections.allSatisfy(\.items.isEmpty)
    let view = GridView(grid, sections: sections, empty: isEmpty ? empty(grid.empty, scope) : nil)
    if let refresh = grid.refresh { add(refresh: refresh, to: view, scope) }
    return view
  }

  private func holder(of definition: ViewDefinition) -> SectionView {
    let view = SectionView()
    note(definition, of: view)
    view.accessibilityIdentifier = definition.id
    return view
  }

  private func empty(_ views: [ViewDefinition], _ scope: Scope) -> EmptyView? {
    views.isEmpty ? nil : EmptyView(self.views(views, scope: scope))
  }

  private func add(refresh: TapAction, to view: UIScrollView, _ scope: Scope) {
    view.refreshControl = ListRefreshControl { [weak self] in self?.perform(refresh, scope) }
    note(OtherTap("refresh", tap: ResolvedTap(refresh, scope: scope)), on: view)
  }

  // MARK: Rows

  /// A row of a list; a tap on its view is one on the row.
  private func cell(_ definition: ViewDefinition, selection: ListSelection, scope: Scope) -> ListCell {
    let (view, tap) = untapped(definition, axis: .vertical, scope: scope)
    let cell = ListCell(content: placed(view, definition, axis: .vertical, scope))
    if let tap { add(tap, of: definition, scope, to: cell) }
    if case .row(let row) = definition.kind { complete(cell, with: row, of: definition, scope) }
    if selection != .none {
      note(input: cell, at: definition.place)
      cell.accessibilityIdentifier = definition.id
    }
    return cell
  }

  private func complete(_ cell: ListCell, with row: RowDefinition, of definition: ViewDefinition, _ scope: Scope) {
    guard let view = cell.row else { return }
    cell.isEnabled = view.isEnabled
    // A control in a row is read by itself, and so are the texts beside it.
    if !(view.accessory is UIControl) { cell.isAccessibilityElement = true }
    if row.selected != nil, record.decide(row.selected, .selected, at: definition.place, in: scope) {
      cell.isSelected = true
    }
    cell.leadingSwipe = swipe(row.leadingSwipe, "leading", of: view, scope)
    cell.trailingSwipe = swipe(row.trailingSwipe, "trailing", of: view, scope)
  }

  func row(_ row: RowDefinition, of definition: ViewDefinition, _ scope: Scope) -> UIView {
    let isEnabled = record.decide(row.enabled, .enabled, at: definition.place, in: scope)
    let title = text(row.title, scope)
    let view = RowView(
      title: title,
      subtitle: row.subtitle.map { text($0, scope) },
      value: row.value.map { text($0, scope) },
      image: row.image?.icon(in: scope),
      accessory: accessory(row, title, of: definition, scope),
      isEnabled: isEnabled
    )
    if isEnabled, let color = row.color?.value(in: scope) { view.title.textColor = color.uiColor }
    if let font = row.font { view.title.font = font.uiFont }
    if case .detail(let tap)? = row.accessory {
      note(OtherTap("detail", tap: ResolvedTap(tap, scope: scope)), on: view)
    }
    if case .switch? = row.accessory, let tap = view.accessory.flatMap({ self.tap(of: $0) }) {
      note(OtherTap("switch", tap: tap), on: view)
    }
    return view
  }

  private func accessory(_ row: RowDefinition, _ title: String, of definition: ViewDefinition, _ scope: Scope)
    -> UIView?
  {
    switch row.accessory {
    case nil: return nil
    case .disclosure?: return RowMarkView(.disclosure)
    case .checkmark(let condition)?:
      let isMarked = record.decide(condition, .checkmark, at: definition.place, in: scope)
      return isMarked ? RowMarkView(.checkmark) : nil
    case .detail(let action)?:
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = .zero
      let button = UIButton(configuration: configuration)
      button.setImage(UIImage(systemName: "info.circle"), for: .normal)
      // What VoiceOver reads of UIKit's own, with the row that it belongs to.
      button.accessibilityLabel = "More Info, \(title)"
      button.addAction(UIAction { [weak self] _ in self?.perform(action, scope) }, for: .touchUpInside)
      return button
    case .switch(let definition)?:
      let (control, _) = untapped(definition, axis: .horizontal, scope: scope)
      if control.accessibilityLabel == nil { control.accessibilityLabel = title }
      return control
    }
  }

  private func imageWords(_ image: ImageReference?, _ scope: Scope) -> String? {
    image.map { "\($0.isSymbol ? "symbol" : "image") \($0.name.text(in: scope))" }
  }

  /// The actions of a swipe over a row; `nil` where there are none.
  private func swipe(_ definitions: [ViewDefinition], _ side: String, of row: UIView, _ scope: Scope)
    -> UISwipeActionsConfiguration?
  {
    let actions = unrolled(definitions, scope: scope).compactMap { definition, scope -> UIContextualAction? in
      guard case .swipeAction(let own) = definition.kind else { return nil }
      record?.noteMade(at: definition.place)
      let tap = definition.tap.map { ResolvedTap($0, scope: scope) }
      let style: UIContextualAction.Style = own.style == .destructive ? .destructive : .normal
      let action = UIContextualAction(style: style, title: text(own.title, scope)) { [weak self] _, _, done in
        if let tap = definition.tap { self?.perform(tap, scope) }
        done(definition.tap != nil)
      }
      action.image = own.image?.icon(in: scope)
      let background = definition.background?.value(in: scope)
      if let background { action.backgroundColor = background.uiColor }
      let words = [
        (action.title ?? "").quoted, style == .destructive ? own.style.rawValue : nil, imageWords(own.image, scope),
        background.map { "background \($0.uiColor.shownText(in: row.traitCollection))" },
      ]
      note(
        OtherTap(
          "\(side)Swipe",
          "\(side) swipe",
          words: words.compactMap(\.self).joined(separator: " "),
          tap: tap
        ),
        on: row
      )
      return action
    }
    return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
  }
}
