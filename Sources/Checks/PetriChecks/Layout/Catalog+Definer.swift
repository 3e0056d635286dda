import PetriCatalog

extension Catalog {
  func definer(of place: Place?) -> ScreenDefinition? {
    guard let place else { return nil }
    return screens.filter { $0.place.file == place.file && $0.place.line <= place.line }.max {
      $0.place.line < $1.place.line
    }
  }
}
