import PetriCatalog

extension Catalog {
  /// The screens that may look otherwise than in an earlier catalogue: all where settings or containers differ.
  ///
  /// - Parameter files: files that aren't as they were; each screen that one of them defines counts.
  func screensAffected(since old: Catalog, files: Set<String> = []) -> Set<String> {
    guard old.settings == settings, old.containers == containers else { return Set(screenNames) }
    let own = Set(
      screens.filter { files.contains($0.place.file) || old.screen(named: $0.name) != $0 }.map(\.name)
    )
    return own.isEmpty ? [] : ScreenHolders(self).withHolders(of: own)
  }
}
