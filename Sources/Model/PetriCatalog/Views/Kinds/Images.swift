/// A reference to a named image or an SF Symbol.
public struct ImageReference: Hashable, Sendable, Codable {
  /// The name, such as `logo` or `star.fill`.
  public var name: TextTemplate
  /// Whether the image is an SF Symbol.
  public var isSymbol: Bool

  /// Creates an image reference.
  public init(_ name: TextTemplate, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

/// An image view.
public struct ImageDefinition: KindDefinition {
  /// The name of the asset or symbol.
  public var name: TextTemplate
  /// Whether the image is an SF Symbol.
  public var isSymbol = false
  /// The point size of a symbol; `nil` for the system default.
  public var size: Double?
  /// The weight of a symbol; `nil` for regular.
  public var weight: WeightOption?
  /// The content mode.
  public var mode = ContentModeOption.scaleToFill

  /// Creates an image.
  public init(name: TextTemplate) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ImageDefinition {
  public var templates: [TextTemplate] { [name] }

  public func subject(locale: String) -> String { name.description }
}

/// A content mode, as in `UIView.ContentMode`.
public enum ContentModeOption: String, Hashable, Sendable, Codable, CaseIterable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case center
}

/// A circle with a person's initials.
public struct AvatarDefinition: KindDefinition {
  /// The person's name.
  public var name: LocalizedText
  /// The diameter in points.
  public var size = 40.0
  /// The background colour.
  public var color = Attribute<ColorValue>.value(.named("systemGray"))

  /// Creates a grey avatar.
  public init(name: LocalizedText) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AvatarDefinition {
  public var texts: [LocalizedText] { [name] }

  public func subject(locale: String) -> String { name.subject(locale: locale) }
}

/// A view whose content isn't rendered, such as a map, web page, video or custom view. A named box stands for it.
public struct EmbeddedDefinition: KindDefinition {
  /// The kind of embedded view.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// An `MKMapView`.
    case map
    /// A `WKWebView`.
    case web
    case video
    case custom
  }

  /// The kind of embedded view.
  public var role: Role
  /// The file name of a video or the class name of a custom view.
  public var name: TextTemplate?
  /// The URL of a web page or video.
  public var url: TextTemplate?
  /// The latitude of a map's centre in degrees.
  public var latitude: Attribute<Double>?
  /// The longitude of a map's centre in degrees.
  public var longitude: Attribute<Double>?
  /// The span of a map in degrees.
  public var span: Attribute<Double>?

  /// Creates an embedded view.
  public init(_ role: Role) { self.role = role }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension EmbeddedDefinition {
  public var templates: [TextTemplate] { [name, url].compactMap(\.self) }
}

/// A gauge: a read-only value in a range.
public struct GaugeDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(1)

  /// Creates a gauge from 0 to 1.
  public init() {}
}

/// A progress view.
public struct ProgressDefinition: KindDefinition {
  /// The progress from 0 to 1.
  public var value = Attribute<Double>.value(0)

  /// Creates a progress view at 0.
  public init() {}
}

/// An activity indicator.
public struct SpinnerDefinition: KindDefinition {
  /// Whether the indicator is animating; if not, it is hidden.
  public var animating = Attribute<Bool>.value(true)
  /// Whether the indicator is large.
  public var large = false

  /// Creates an animating indicator.
  public init() {}
}

/// A separator line.
public struct DividerDefinition: KindDefinition {
  /// Creates a divider.
  public init() {}
}

/// A flexible space.
public struct SpacerDefinition: KindDefinition {
  /// The minimum length in points.
  public var length = 0.0

  /// Creates a spacer without a minimum length.
  public init() {}
}
