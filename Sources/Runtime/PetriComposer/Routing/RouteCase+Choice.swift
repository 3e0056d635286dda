package import PetriCatalog

extension RouteCase {
  /// Its name among the choices of a plan.
  @MainActor package var choice: String {
    [condition.map { "\($0)" }, find.map { CatalogFinder.name(of: $0) }, start.map { "starts at \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}
