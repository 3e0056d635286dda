/// `map`, `web`, `video` and `custom`: what an app draws by other means, as a named box that fills what is left.
public struct EmbeddedDefinition: KindDefinition {
  /// Which of the kinds it is.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// `MKMapView`.
    case map
    /// `WKWebView`.
    case web
    /// A player.
    case video
    /// A view of the app's own class.
    case custom
  }

  /// Which of the kinds it is.
  public var role: Role
  /// Its name: a video's file, the class of a view.
  public var name: TextTemplate?
  /// The address of a page or a video.
  public var url: TextTemplate?
  /// The latitude of a map's middle, in degrees.
  public var latitude: Attribute<Double>?
  /// The longitude of a map's middle, in degrees.
  public var longitude: Attribute<Double>?
  /// How much of the earth a map shows, in degrees.
  public var span: Attribute<Double>?

  /// Makes one that nothing is known of.
  public init(_ role: Role) { self.role = role }
}

extension EmbeddedDefinition {
  /// Its name and its address.
  public var templates: [TextTemplate] { [name, url].compactMap(\.self) }
}
