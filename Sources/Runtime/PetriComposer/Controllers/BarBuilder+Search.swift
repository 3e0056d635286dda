import PetriCatalog
import PetriUIKit

extension BarBuilder {
  /// Gives an item the search bar that its definition has.
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

  /// Gives an item the colour that its navigation bar has.
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
