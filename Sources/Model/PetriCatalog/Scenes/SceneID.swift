/// Identifies a scene by its controller.
public struct SceneID: Hashable, Sendable, Codable {
  /// The name of the storyboard.
  public let storyboard: String
  /// The controller's identifier in the document, such as `BYZ-38-t0r`.
  public let object: String

  /// Makes an identifier.
  public init(storyboard: String, object: String) { (self.storyboard, self.object) = (storyboard, object) }
}
