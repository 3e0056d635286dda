public import PetriChecks

/// A state that can be reached from a screen, with its picture.
public struct GalleryState: Codable, Hashable, Sendable {
  /// The state.
  public var state: ExploredState
  /// How it looks.
  public let picture: GalleryPicture
}
