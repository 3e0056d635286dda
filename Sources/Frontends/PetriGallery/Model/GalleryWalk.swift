/// A walk as a strip of pictures.
package struct GalleryWalk: Codable, Hashable, Sendable {
  package struct Step: Codable, Hashable, Sendable {
    /// A description of the step for people who see the screen; "Begin" for the launch.
    package let title: String
    /// The name of the frontmost screen.
    package let screen: String
    /// The picture after the step.
    package let picture: GalleryPicture
  }

  package let name: String
  /// The launch and the steps that change something.
  package let steps: [Step]
  /// Why the walk stopped early; `nil` if it didn't.
  package let problem: String?
}
