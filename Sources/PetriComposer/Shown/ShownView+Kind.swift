package import PetriCatalog
package import PetriUIKit

extension ShownView {
  /// Which kind a view is: the one place where views are asked for it.
  ///
  /// - Parameter definition: what the catalogue says of it, if it does.
  package static func kind(of view: UIView, _ definition: ViewDefinition? = nil) -> any ShownKind {
    switch (view, definition?.kind) {
    case (let view as UILabel, let kind): ShownLabel(view, kind)
    case (let view as UIButton, let kind): ShownButton(view, kind)
    case (let view as ListRefreshControl, _): ShownRefresh(view)
    case (let view as UIControl, let kind): control(view, kind)
    case (let view as ChoiceWheel, _): ShownWheel(view)
    case (let view as UIImageView, let kind): ShownImage(view, kind)
    case (let view as UIProgressView, _): ShownProgress(view)
    case (let view as UIActivityIndicatorView, _): ShownSpinner(view)
    case (let view as UITextView, let kind): ShownTextView(view, kind)
    case (let view as UINavigationBar, _): ShownNavigationBar(view)
    case (let view as UISearchBar, _): ShownSearchBar(view: view)
    case (let view as UITabBar, _): ShownTabBar(view)
    case (let view as UIToolbar, _): ShownToolbar(view)
    case (let view as UITableViewCell, _): ShownCell(touch: .row(view))
    case (let view as UICollectionViewCell, _): ShownCell(touch: .item(view))
    case (let view as ListSectionView, _): ShownListSection(view)
    case (let view, .list(let list)): ShownList(view, list)
    case (let view as RowView, .row(let row)): ShownRow(view, row)
    case (let view as RowMarkView, _): ShownRowMark(view)
    case (let view as GridView, .grid(let grid)): ShownGrid(view, grid)
    case (_, .section(let section)): ShownSection(view, section)
    case (let view as ListIndexView, _): ShownIndex(view)
    case (let view as EmptyView, _): ShownEmpty(view)
    case (let view as UIScrollView, .scroll(let scroll)): ShownScroll(view, scroll)
    case (let view as UIScrollView, _): ShownScroll(view, nil)
    case (let view, .box(let box)): ShownBox(view, box)
    case (let view as UIStackView, let kind): stack(view, kind)
    case (let view as ContentView, _): ShownContent(view)
    case (let view as SpacerView, _): ShownSpacer(view)
    case (_, .divider): ShownDivider()
    case (let view as EmbeddedView, _): ShownEmbedded(view)
    case (is OverlayView, _): ShownOverlay()
    case (let view, _): view.shownKeyboard ?? ShownPlain(view)
    }
  }

  private static func stack(_ view: UIStackView, _ kind: ViewKind?) -> any ShownKind {
    if let container = view.superview as? ContainerView, container.supportingStack === view {
      return ShownSupportingViews(view, in: container)
    }
    return ShownStack(view, kind)
  }

  private static func control(_ control: UIControl, _ kind: ViewKind?) -> any ShownKind {
    switch control {
    case let view as UITextField: ShownTextField(view, kind)
    case let view as DateField: ShownDatePicker(view)
    case let view as UISwitch: ShownSwitch(view)
    case let view as UISlider: ShownSlider(view)
    case let view as UIStepper: ShownStepper(view)
    case let view as UISegmentedControl: ShownSegments(view)
    case let view as UIPageControl: ShownPages(view)
    default: ShownControl(control)
    }
  }
}

extension UIView {
  /// Its buttons, where it is a toolbar; `nil` where it isn't.
  var toolbarItems: [ShownBarItem]? {
    if case .toolbar(let bar) = ShownView.kind(of: self).form { bar.items } else { nil }
  }

  /// The bar to search with that it is a part of.
  var searchBarAround: UISearchBar? { superview as? UISearchBar }
}

extension ShownInput {
  /// What a person can change in a view; `nil` where nothing is changed.
  @MainActor
  init?(_ view: UIView) {
    // This is asked for each view that is made: only what a person changes is read.
    guard view is UIControl || view is UITextView || view is ChoiceWheel, let input = ShownView.kind(of: view).input
    else { return nil }
    self = input
  }
}
