/// A named image or system symbol.
public struct ImageReference: Hashable, Sendable, Codable {
  /// The name, such as `logo` or `star.fill`.
  public var name: TextTemplate
  /// Whether it is a symbol.
  public var isSymbol: Bool

  /// Makes a reference.
  public init(_ name: TextTemplate, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

/// An image.
public struct ImageDefinition: KindDefinition {
  /// The name of the asset or symbol.
  public var name: TextTemplate
  /// Whether it is a system symbol.
  public var isSymbol = false
  /// The point size of a symbol; `nil` for the system's.
  public var size: Double?
  /// The weight of a symbol; `nil` for regular.
  public var weight: WeightOption?
  /// The content mode.
  public var mode = ContentModeOption.scaleToFill

  /// Makes an image.
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
  /// The colour.
  public var color = Attribute<ColorValue>.value(.named("systemGray"))

  /// Makes a grey avatar.
  public init(name: LocalizedText) { self.name = name }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AvatarDefinition {
  public var texts: [LocalizedText] { [name] }

  public func subject(locale: String) -> String { name.subject(locale: locale) }
}

/// A view drawn by other means: a map, web page, video or custom view. It is shown as a named box.
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

/// A gauge, a value that can't be edited.
public struct GaugeDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(1)

  /// Makes a gauge from 0 to 1.
  public init() {}
}

/// A progress bar.
public struct ProgressDefinition: KindDefinition {
  /// The progress from 0 to 1.
  public var value = Attribute<Double>.value(0)

  /// Makes a bar at 0.
  public init() {}
}

/// An activity indicator.
public struct SpinnerDefinition: KindDefinition {
  /// Whether it is animating; it is hidden otherwise.
  public var animating = Attribute<Bool>.value(true)
  /// Whether it is large.
  public var large = false

  /// Makes an animating spinner.
  public init() {}
}

/// A thin line.
public struct DividerDefinition: KindDefinition {
  /// Makes a divider.
  public init() {}
}

/// A flexible space.
public struct SpacerDefinition: KindDefinition {
  /// The minimum length in points.
  public var length = 0.0

  /// Makes a spacer without a minimum.
  public init() {}
}
