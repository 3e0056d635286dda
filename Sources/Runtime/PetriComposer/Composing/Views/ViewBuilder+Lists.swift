import PetriCatalog
import PetriUIKit

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
          header: header(section, isLarge: list.style == .plain, scope),
          footer: footer(section, scope),
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
          header: header(section, isLarge: true, scope),
          footer: footer(section, scope),
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

  private func header(_ section: SectionDefinition, isLarge: Bool, _ scope: Scope) -> (any SectionEdgeView)? {
    switch section.header {
    case nil: return nil
    case .views(let views)?: return SectionColumn(self.views(views, scope: scope), isHeader: true)
    case .text(let text)?:
      return isLarge
        ? SectionLabel(self.text(text, scope), style: .headline, color: .label)
        : SectionLabel(self.text(text, scope), style: .footnote, color: .secondaryLabel)
    }
  }

  private func footer(_ section: SectionDefinition, _ scope: Scope) -> (any SectionEdgeView)? {
    switch section.footer {
    case nil: nil
    case .views(let views)?: SectionColumn(self.views(views, scope: scope), isHeader: false)
    case .text(let text)?: SectionLabel(self.text(text, scope), style: .footnote, color: .secondaryLabel)
    }
  }

  private func empty(_ views: [ViewDefinition], _ scope: Scope) -> EmptyView? {
    views.isEmpty ? nil : EmptyView(self.views(views, scope: scope))
  }

  private func add(refresh: TapAction, to view: UIScrollView, _ scope: Scope) {
    view.refreshControl = ListRefreshControl { [weak self] in self?.perform(refresh, scope) }
    note(OtherTap("refresh", tap: ResolvedTap(refresh, scope: scope)), on: view)
  }

  // MARK: Rows

  /// Builds a cell. A tap on the view becomes one on the cell.
  private func cell(_ definition: ViewDefinition, selection: ListSelection, scope: Scope) -> ListCell {
    let (view, tap) = untapped(definition, axis: .vertical, scope: scope)
    let cell = ListCell(
      content: placed(view, definition, axis: .vertical, scope),
      badge: definition.cell?.badge.map { text($0, scope) }.flatMap { $0.isEmpty ? nil : $0 },
      accessory: accessory(of: definition, scope)
    )
    if let tap { add(tap, of: definition, scope, to: cell) }
    if let row = cell.row { cell.isEnabled = row.isEnabled }
    if let own = definition.cell { complete(cell, with: own, of: definition, scope) }
    if selection != .none {
      note(input: cell, at: definition.place)
      cell.accessibilityIdentifier = definition.id
    }
    let isUsed = selection != .none || cell.leadingSwipe != nil || cell.trailingSwipe != nil
    // Like a table cell, it is one element unless it contains controls.
    if cell.row != nil || isUsed, !cell.holdsControls { cell.isAccessibilityElement = true }
    return cell
  }

  private func complete(_ cell: ListCell, with own: CellDefinition, of definition: ViewDefinition, _ scope: Scope) {
    switch own.accessory {
    case .detail(let tap)?:
      // As VoiceOver reads UIKit's button.
      cell.nameAccessory("More Info")
      note(OtherTap("detail", tap: ResolvedTap(tap, scope: scope)), on: cell.view)
    case .switch?:
      cell.nameAccessory()
      if let tap = cell.accessory.flatMap({ self.tap(of: $0) }) { note(OtherTap("switch", tap: tap), on: cell.view) }
    case .disclosure?, .checkmark?, nil: break
    }
    if own.selected != nil, record.decide(own.selected, .selected, at: definition.place, in: scope) {
      cell.isSelected = true
    }
    cell.leadingSwipe = swipe(own.leadingSwipe, "leading", of: cell.view, scope)
    cell.trailingSwipe = swipe(own.trailingSwipe, "trailing", of: cell.view, scope)
    cell.offerSwipesToReaders()
  }

  func row(_ row: RowDefinition, of definition: ViewDefinition, _ scope: Scope) -> UIView {
    let isEnabled = record.decide(row.enabled, .enabled, at: definition.place, in: scope)
    let view = RowView(
      title: text(row.title, scope),
      subtitle: row.subtitle.map { text($0, scope) },
      value: row.value.map { text($0, scope) },
      image: row.imageView(in: scope),
      isEnabled: isEnabled
    )
    if isEnabled, let color = row.color?.value(in: scope) { view.title.textColor = color.uiColor }
    if let font = row.font { view.title.font = font.uiFont }
    return view
  }

  private func accessory(of definition: ViewDefinition, _ scope: Scope) -> UIView? {
    switch definition.cell?.accessory {
    case nil: return nil
    case .disclosure?: return RowMarkView(.disclosure)
    case .checkmark(let condition)?:
      let isMarked = record.decide(condition, .checkmark, at: definition.place, in: scope)
      return isMarked ? RowMarkView(.checkmark) : nil
    case .detail(let action)?:
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = .zero
      let button = UIButton(configuration: configuration)
      button.keepLeastWidth()
      button.setImage(UIImage(systemName: "info.circle"), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.perform(action, scope) }, for: .touchUpInside)
      return button
    case .switch(let definition)?:
      return untapped(definition, axis: .horizontal, scope: scope).view
    }
  }

  private func imageWords(_ image: ImageReference?, _ scope: Scope) -> String? {
    image.map { "\($0.isSymbol ? "symbol" : "image") \($0.name.text(in: scope))" }
  }

  private func swipe(_ definitions: [ViewDefinition], _ side: String, of view: UIView, _ scope: Scope)
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
        background.map { "background \($0.uiColor.shownText(in: view.traitCollection))" },
      ]
      note(
        OtherTap(
          "\(side)Swipe",
          "\(side) swipe",
          words: words.compactMap(\.self).joined(separator: " "),
          tap: tap
        ),
        on: view
      )
      return action
    }
    return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
  }
}
