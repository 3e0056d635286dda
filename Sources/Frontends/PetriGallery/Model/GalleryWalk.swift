/// A walk as a strip of pictures.
public struct GalleryWalk: Codable, Hashable, Sendable {
  /// A step and how it looks after it.
  public struct Step: Codable, Hashable, Sendable {
    /// The step in the words of somebody who sees the screen; "Begin" for the launch.
    public let title: String
    /// The screen in front.
    public let screen: String
    /// How it looks.
    public let picture: GalleryPicture
  }

  /// The walk's name.
  public let name: String
  /// Its steps that change something, the launch first.
  public let steps: [Step]
  /// Why it stopped before its end; `nil` where it didn't.
  public let problem: String?
}
