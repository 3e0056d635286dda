import PetriCatalog

/// A search, with the node of the screen or the tab that it is for.
package struct LocatedFind: Sendable {
  let find: RouteFind
  var screen: Int?
}
