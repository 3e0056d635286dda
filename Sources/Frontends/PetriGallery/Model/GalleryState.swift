package import PetriChecks

/// A state reachable from a screen, with its picture.
package struct GalleryState: Codable, Hashable, Sendable {
  package var state: ExploredState
  package let picture: GalleryPicture
}
