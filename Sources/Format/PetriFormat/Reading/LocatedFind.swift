import PetriCatalog

/// A search, with the node of its screen or tab.
package struct LocatedFind: Sendable {
  let find: RouteFind
  var screen: Int?
}
