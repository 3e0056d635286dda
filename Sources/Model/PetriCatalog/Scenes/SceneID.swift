/// A scene of a storyboard, known by the identifier that Interface Builder gave its controller.
public struct SceneID: Hashable, Sendable, Codable {
  /// The storyboard's name.
  public let storyboard: String
  /// The controller's identifier in the document, such as `BYZ-38-t0r`.
  public let object: String

  /// Names a scene.
  public init(storyboard: String, object: String) { (self.storyboard, self.object) = (storyboard, object) }
}
