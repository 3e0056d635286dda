import PetriCatalog
import PetriUIKit

/// A search controller built from a definition. The user's changes stay until the values of the definition change.
final class DefinedSearchController: UISearchController, UISearchBarDelegate, UISearchControllerDelegate {
  struct Content {
    var placeholder: String?
    var text: String
    var scopes: [String]
    var selected: Int
    var isActive: Bool
  }

  struct Bindings {
    var text: InputBinding?
    var selected: InputBinding?
    var isActive: InputBinding?
  }

  /// The action of the keyboard's search key.
  var onSubmit: TapAction?
  fileprivate(set) var resolvedTap: ResolvedTap?
  private let desk: InputDesk
  private let submit: @MainActor (TapAction) -> Void
  private var bindings = Bindings()
  private var given: Content?

  init(desk: InputDesk, submit: @escaping @MainActor (TapAction) -> Void) {
    self.desk = desk
    self.submit = submit
    super.init(searchResultsController: nil)
    obscuresBackgroundDuringPresentation = false
    searchBar.delegate = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Applies the attributes that changed since the last call; the user may have changed the others.
  func show(_ content: Content, bindings: Bindings, tap: ResolvedTap?) {
    let given = given
    self.given = content
    // Without bindings, setting the attributes isn't mistaken for input.
    self.bindings = Bindings()
    searchBar.placeholder = content.placeholder
    searchBar.scopeButtonTitles = content.scopes.isEmpty ? nil : content.scopes
    if given?.text != content.text, !holds(.text(searchBar.text ?? ""), bindings.text) { searchBar.text = content.text }
    if !content.scopes.isEmpty, content.selected >= content.scopes.count,
      given?.selected != content.selected || given?.scopes.count != content.scopes.count
    {
      let last = content.scopes.count - 1
      let known = last == 0 ? "there is only scope 0" : "the scopes are 0 to \(last)"
      desk.refuse("search", "'selected' is \(content.selected), but \(known)")
    }
    if given?.selected != content.selected { searchBar.selectedScopeButtonIndex = content.selected }
    self.bindings = bindings
    resolvedTap = tap
    if given?.isActive ?? false != content.isActive { isActive = content.isActive }
  }

  /// Whether a binding already has a value, so that `1.` isn't replaced by `1.0` while typing.
  private func holds(_ value: InputValue, _ binding: InputBinding?) -> Bool {
    binding.map { desk.holds(value, for: $0) } ?? false
  }

  private func take(_ value: InputValue, _ binding: InputBinding?) {
    if let binding { desk.take(value, for: binding) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { take(.text(searchText), bindings.text) }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    take(.index(selectedScope), bindings.selected)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    if let onSubmit { submit(onSubmit) }
  }

  func didPresentSearchController(_ searchController: UISearchController) { take(.isOn(true), bindings.isActive) }

  func didDismissSearchController(_ searchController: UISearchController) { take(.isOn(false), bindings.isActive) }
}

extension UISearchController {
  package var searchTap: ResolvedTap? { (self as? DefinedSearchController)?.resolvedTap }
}

extension BarBuilder {
  func show(_ search: SearchDefinition, on item: UINavigationItem) {
    let controller =
      item.searchController as? DefinedSearchController ?? DefinedSearchController(desk: desk, submit: onSubmit)
    controller.onSubmit = search.onSubmit
    controller.automaticallyShowsScopeBar = !search.showsScopes
    controller.show(
      DefinedSearchController.Content(
        placeholder: search.placeholder.map(text),
        text: search.text.map(text) ?? "",
        scopes: search.scopes.map(text),
        selected: scope.selection(search.selected, search.values),
        isActive: search.active.value(in: scope) ?? false
      ),
      bindings: DefinedSearchController.Bindings(
        text: InputBinding(search.text, in: scope),
        selected: InputBinding(search.selected, search.values, in: scope),
        isActive: InputBinding(search.active, in: scope)
      ),
      tap: search.onSubmit.map { ResolvedTap($0, scope: scope) }
    )
    if search.showsScopes { controller.searchBar.showsScopeBar = true }
    if item.searchController !== controller { item.searchController = controller }
    item.hidesSearchBarWhenScrolling = search.hidesWhenScrolling
  }

  func paint(_ item: UINavigationItem, _ color: ColorValue?) {
    let appearance = color.map { color in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color.uiColor
      return appearance
    }
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
  }
}
