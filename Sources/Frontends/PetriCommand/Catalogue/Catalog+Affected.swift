import PetriCatalog

extension Catalog {
  /// The screens whose output may have changed since an earlier version of the catalogue: all of them if settings or
  /// containers differ.
  ///
  /// - Parameter files: changed files; every screen defined in one of them is included.
  func screensAffected(since old: Catalog, files: Set<String> = []) -> Set<String> {
    guard old.settings == settings, old.containers == containers else { return Set(screenNames) }
    let own = Set(
      screens.filter { files.contains($0.place.file) || old.screen(named: $0.name) != $0 }.map(\.name)
    )
    return own.isEmpty ? [] : ScreenHolders(self).withHolders(of: own)
  }
}
