/// A view drawn by other means: a map, web page, video or custom view. It is shown as a named box.
public struct EmbeddedDefinition: KindDefinition {
  /// The kind of embedded view.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// An `MKMapView`.
    case map
    /// A `WKWebView`.
    case web
    /// A video player.
    case video
    /// A custom view class.
    case custom
  }

  /// The kind of embedded view.
  public var role: Role
  /// The file of a video or the class of a view.
  public var name: TextTemplate?
  /// The URL of a page or video.
  public var url: TextTemplate?
  /// The latitude of a map's centre in degrees.
  public var latitude: Attribute<Double>?
  /// The longitude of a map's centre in degrees.
  public var longitude: Attribute<Double>?
  /// The span of a map in degrees.
  public var span: Attribute<Double>?

  /// Makes an embedded view.
  public init(_ role: Role) { self.role = role }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EmbeddedDefinition {
  public var templates: [TextTemplate] { [name, url].compactMap(\.self) }
}
