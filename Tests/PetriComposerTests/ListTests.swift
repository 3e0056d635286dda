import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

/// Rows, sections and grids, and what is done with them.
@MainActor @Suite("Lists and grids") struct ListTests {
  private static func row(_ title: String, _ change: (inout CellDefinition) -> Void = { _ in }) -> ViewDefinition {
    var row = ViewDefinition(kind: .row(RowDefinition(title: Onion.text(title))), place: Onion.place)
    var cell = CellDefinition()
    change(&cell)
    row.cell = cell
    return row
  }

  private static func action(_ title: String, tap: TapAction?) -> ViewDefinition {
    var view = ViewDefinition(
      kind: .swipeAction(SwipeActionDefinition(title: Onion.text(title))),
      place: Onion.place
    )
    view.tap = tap
    return view
  }

  private func show(_ kind: ViewKind, height: Double? = nil) throws -> (
    stage: Stage, composer: Composer, recorder: ComposerRecorder
  ) {
    var view = ViewDefinition(kind: kind, place: Onion.place)
    view.height = height
    let screen = Onion.screen("one", content: .views(ViewsContent(views: [view])))
    let composer = Composer(catalog: Onion.catalog([screen]))
    let stage = try Onion.stage()
    stage.show(try stage.compose("one", context: ContextObject(), with: composer).root)
    return (stage, composer, ComposerRecorder(composer))
  }

  private func selected(_ stage: Stage) -> [String] {
    stage.touchables.filter { ($0.object as? UIControl)?.isSelected == true }.map(\.name)
  }

  @Test("a tap selects one row in place of another, or turns each over")
  func selection() throws {
    for (selection, expected) in [(ListSelection.single, ["B"]), (.multiple, ["A", "B"])] {
      var list = ListDefinition(views: [Self.row("A"), Self.row("B"), Self.row("C")])
      list.selection = selection
      let (stage, composer, _) = try show(.list(list))
      try stage.make(.tap("A"), with: composer)
      try stage.make(.tap("B"), with: composer)
      expectEqual(selected(stage), expected)
      try stage.make(.tap("B"), with: composer)
      expectEqual(selected(stage), selection == .single ? ["B"] : ["A"])
    }
  }

  @Test("of several rows that are selected at first the last one is, where there can be one alone")
  func selectedAtFirst() throws {
    for (selection, expected) in [(ListSelection.single, ["C"]), (.multiple, ["B", "C"])] {
      var list = ListDefinition(
        views: [Self.row("A")] + ["B", "C"].map { Self.row($0) { $0.selected = .constant(true) } }
      )
      list.selection = selection
      expectEqual(selected(try show(.list(list)).stage), expected)
    }
  }

  @Test("a swipe over a row carries out an action, and an unknown action lists those that there are")
  func swipe() throws {
    let row = Self.row("Milk") { row in
      row.leadingSwipe = [Self.action("Pin", tap: .emit("pin"))]
      row.trailingSwipe = [Self.action("Delete", tap: .emit("delete")), Self.action("Nothing", tap: nil)]
    }
    let (stage, composer, recorder) = try show(.list(ListDefinition(views: [row, Self.row("Tea")])))
    try stage.make(.swipeRow("Milk", action: "Delete"), with: composer)
    try stage.make(.swipeRow("Milk", action: "Pin"), with: composer)
    expectEqual(recorder.emitted, ["delete", "pin"])
    for (name, action, reason) in [
      ("Milk", "Archive", "offers no 'Archive', but 'Pin', 'Delete', 'Nothing'"),
      ("Milk", "Nothing", "it has no action"), ("Tea", "Delete", "a swipe over 'Tea' offers nothing"),
      ("Coffee", "Delete", "nothing here is called 'Coffee'; what can be touched: 'Milk', 'Tea'"),
    ] {
      var message = ""
      do { try stage.make(.swipeRow(name, action: action), with: composer) } catch { message = "\(error)" }
      #expect(message.contains(reason), "\(message)")
    }
  }

  @Test("pulling a list down carries out its action, more than once; another can't be pulled")
  func refresh() throws {
    var list = ListDefinition(views: [Self.row("A")])
    list.refresh = .emit("reload")
    let (stage, composer, recorder) = try show(.list(list))
    try stage.make(.refresh, with: composer)
    try stage.make(.refresh, with: composer)
    expectEqual(recorder.emitted, ["reload", "reload"])
    let (other, plain, _) = try show(.list(ListDefinition(views: [Self.row("A")])))
    #expect(throws: MoveError.self) { try other.make(.refresh, with: plain) }
  }

  @Test("a row's button for details and its switch are touched by themselves")
  func accessories() throws {
    var control = ViewDefinition(kind: .switch(SwitchDefinition()), place: Onion.place)
    control.tap = .emit("turned")
    let rows = [
      Self.row("A") { $0.accessory = .detail(.emit("detail")) }, Self.row("B") { $0.accessory = .switch(control) },
    ]
    let (stage, composer, recorder) = try show(.list(ListDefinition(views: rows)))
    try stage.make(.tap("More Info, A"), with: composer)
    try stage.make(.set("B", to: "on"), with: composer)
    expectEqual(recorder.emitted, ["detail", "turned"])
  }

  @Test("items beside one another fill a grid that is higher than they are, above its dots")
  func filledGrid() throws {
    var grid = GridDefinition(views: [Onion.label("A"), Onion.label("B")])
    (grid.axis, grid.paging, grid.pageDots, grid.columns) = (.horizontal, true, true, 1)
    let (stage, _, _) = try show(.grid(grid), height: 220)
    let dots = try #require(stage.window.first(UIPageControl.self))
    expectEqual(dots.superview?.bounds.height, 220)
    expectEqual(stage.window.first(UILabel.self)?.frame.height, 220 - dots.bounds.height)
    expectEqual(dots.frame.maxY, 220)
  }

  @Test("a grid with pages shows one item at a time unless it has columns, and fills the height that is left")
  func wholePages() throws {
    var grid = GridDefinition(views: [Onion.label("A"), Onion.label("B")])
    (grid.axis, grid.paging) = (.horizontal, true)
    let views = [ViewDefinition(kind: .grid(grid), place: Onion.place), Onion.label("Below")]
    let screen = Onion.screen("tour", content: .views(ViewsContent(views: views)))
    let stage = try Onion.stage()
    let composer = Composer(catalog: Onion.catalog([screen]))
    stage.show(try stage.compose("tour", context: ContextObject([]), with: composer).root)
    let labels = try ["A", "B", "Below"].map { text in
      try #require(stage.window.first(UILabel.self) { $0.text == text })
    }
    expectEqual(labels.map(\.frame.width), [361, 361, 361])
    // What is within the safe area, without the label and the space.
    expectEqual(labels[0].frame.height, 759 - 8 - labels[2].frame.height)
    try stage.make(.swipe(.next), with: composer)
    #expect(throws: MoveError.self) { try stage.make(.swipe(.next), with: composer) }
    grid.columns = 2
    let (other, _, _) = try show(.grid(grid))
    #expect((other.window.first(UILabel.self)?.frame.width ?? 0) < 361 / 2)
  }

  @Test(
    "a list that starts at its end shows its last row, and goes on until somebody scrolls away",
    arguments: [true, false]
  )
  func end(isList: Bool) throws {
    let rows = (1...60).map { Onion.label("\($0)") }
    var list = ListDefinition(views: rows)
    list.startsAtEnd = true
    var scroll = ScrollDefinition(views: rows)
    scroll.startsAtEnd = true
    let (stage, _, _) = try show(isList ? .list(list) : .scroll(scroll))
    let view = try #require(stage.window.first(UIScrollView.self))
    let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    #expect(end > 0)
    expectEqual(view.contentOffset.y, end)
    view.contentInset.bottom = 100
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, end + 100)
    view.contentOffset.y = 10
    view.contentInset.bottom = 0
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 10)
  }

  @Test(
    "scroll views stay where they are when views are made anew, at the end too",
    arguments: [true, false],
    [true, false]
  )
  func kept(isList: Bool, startsAtEnd: Bool) throws {
    let rows = (1...60).map { Onion.label("\($0)") }
    var list = ListDefinition(views: rows)
    list.startsAtEnd = startsAtEnd
    var scroll = ScrollDefinition(views: rows)
    scroll.startsAtEnd = startsAtEnd
    let (stage, _, _) = try show(isList ? .list(list) : .scroll(scroll))
    let controller = try #require(stage.window.rootViewController as? ContentViewController)
    func anew() throws -> UIScrollView {
      let old = stage.window.first(UIScrollView.self)
      controller.show(ContextObject())
      stage.window.layoutIfNeeded()
      let view = try #require(stage.window.first(UIScrollView.self))
      #expect(view !== old)
      return view
    }
    let first = try #require(stage.window.first(UIScrollView.self)).contentOffset.y
    try expectEqual(anew().contentOffset.y, first)
    stage.window.first(UIScrollView.self)?.contentOffset.y = 200
    try expectEqual(anew().contentOffset.y, 200)
    // Also where they are made anew twice before a layout, and a later layout leaves what somebody scrolls to.
    controller.show(ContextObject())
    try expectEqual(anew().contentOffset.y, 200)
    let view = try #require(stage.window.first(UIScrollView.self))
    view.contentOffset.y = 300
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 300)
    // Nothing is beyond the end.
    stage.window.first(UIScrollView.self)?.contentOffset.y = 100_000
    let last = try anew()
    expectEqual(last.contentOffset.y, last.contentSize.height + last.adjustedContentInset.bottom - last.bounds.height)
  }

  @Test(
    "what is made anew under another screen is where it was: at its top below the bar, at its end above the home indicator",
    arguments: [true, false],
    [nil, 200, 100_000] as [CGFloat?]
  )
  func covered(isList: Bool, scrolled: CGFloat?) throws {
    let rows = (1...60).map { Onion.label("\($0)") }
    let (stage, _, _) = try show(isList ? .list(ListDefinition(views: rows)) : .scroll(ScrollDefinition(views: rows)))
    let controller = try #require(stage.window.rootViewController as? ContentViewController)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    let old = try #require(stage.window.first(UIScrollView.self))
    let end = old.contentSize.height + old.adjustedContentInset.bottom - old.bounds.height
    let place = min(end, scrolled ?? -old.adjustedContentInset.top)
    #expect(old.adjustedContentInset.top > 0 && old.adjustedContentInset.bottom > 0)
    old.contentOffset.y = place
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.flush()
    #expect(old.window == nil)
    controller.show(ContextObject())
    navigation.popViewController(animated: false)
    CATransaction.flush()
    let new = try #require(stage.window.first(UIScrollView.self))
    #expect(new !== old)
    expectEqual(new.contentOffset.y, place)
  }

  @Test("a grid turns its pages, not beyond the last")
  func pages() throws {
    var grid = GridDefinition(views: [Onion.label("A"), Onion.label("B"), Onion.label("C")])
    (grid.axis, grid.paging, grid.pageDots, grid.columns) = (.horizontal, true, true, 2)
    let (stage, composer, _) = try show(.grid(grid))
    try stage.make(.swipe(.next), with: composer)
    #expect(throws: MoveError.self) { try stage.make(.swipe(.next), with: composer) }
    try stage.make(.swipe(.previous), with: composer)
    #expect(throws: MoveError.self) { try stage.make(.swipe(.previous), with: composer) }
  }
}
