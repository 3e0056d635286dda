public import Foundation

/// A storyboard or a xib as values.
///
/// The format isn't documented by Apple; what is read here is what Xcode writes, found in documents that are public.
public struct InterfaceDocument: Hashable, Sendable {
  public var kind: Kind
  /// The version of Interface Builder that wrote it, such as 22505.
  public var toolsVersion: Int
  public var device: CanvasDevice
  public var isLaunchScreen: Bool
  public var usesSafeAreas: Bool
  /// Whether constraints place its views; false in documents whose views all keep to their autoresizing.
  public var usesAutoLayout: Bool
  /// The tint of all that is in it, where it has one.
  public var tintColor: InterfaceColor?
  /// The identifier of the controller that the storyboard begins with.
  public var initialController: String?
  /// The scenes of a storyboard.
  public var scenes: [InterfaceScene]
  /// The objects of a xib.
  public var objects: [InterfaceObject]
  /// The sizes of pictures in points, by name, as they were when the document was saved.
  public var imageSizes: [String: Rectangle]
  /// The names of the system's symbols among the pictures.
  public var symbols: Set<String>
  /// The colours of asset catalogues, by name, as they were when the document was saved.
  public var colors: [String: InterfaceColor]
  /// The colours of the system, by name, for systems that lack them.
  public var systemColors: [String: InterfaceColor]
  /// The sizes of views that draw themselves on the canvas, by identifier.
  public var designables: [String: Rectangle]
  /// The PostScript names of fonts that the app brings, by file name.
  public var fonts: [String: [String]]
  /// The parts that aren't known, in the order of the document.
  public var unread: [UnreadPart]

  /// The kinds of document.
  public enum Kind: Hashable, Sendable {
    case storyboard, xib
  }

  /// Reads a document.
  ///
  /// - Throws: `DocumentError` where it isn't one of Interface Builder's for iOS, is broken or passes a limit.
  public init(_ data: Data) throws(DocumentError) {
    let root = try DocumentParser.read(data)
    kind = try Self.kind(root)
    root.pass(
      "version",
      "systemVersion",
      "propertyAccessControl",
      "useTraitCollections",
      "colorMatched",
      "type",
      "targetRuntime",
      "variant",
      "useAutolayoutInSafeArea",
      "previousToolsVersion",
      "customObjectInstantitationMethod"
    )
    for name in [
      "dependencies", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "classes", "accessibilityOverrides",
    ] {
      for child in root.all(name) { child.passAll() }
    }
    toolsVersion = Int((root["toolsVersion"] ?? "").prefix { $0.isNumber }) ?? 0
    device = CanvasDevice(root.child("device"))
    isLaunchScreen = root.flag("launchScreen") ?? false
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    tintColor = InterfaceColor("tintColor", of: root)
    initialController = root["initialViewController"]
    scenes = root.list("scenes").map(InterfaceScene.init)
    objects = root.list("objects").map(InterfaceObject.init)
    (imageSizes, symbols) = Self.images(root)
    colors = Self.colors(root, "namedColor")
    systemColors = Self.colors(root, "systemColor")
    designables = [:]
    for designable in root.list("designables") {
      let size = designable.child("size", key: "intrinsicContentSize")
      if let name = designable["name"], let size { designables[name] = Rectangle(size) }
    }
    fonts = [:]
    for file in root.list("customFonts", key: "customFonts") {
      if let name = file["key"] { fonts[name] = file.children.map(\.text) }
      file.passAll()
    }
    unread = []
    root.addUnread(to: &unread)
  }

  private static func kind(_ root: DocumentElement) throws(DocumentError) -> Kind {
    func refusal(_ reason: DocumentError.Reason) -> DocumentError {
      DocumentError(line: root.line, column: 0, reason: reason)
    }
    if root.name == "archive" { throw refusal(.olderFormat) }
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder3.") else {
      throw refusal(.otherDocument(root: root.name))
    }
    let words = type.split(separator: ".").dropFirst(3)
    guard words.first == "CocoaTouch" else { throw refusal(.otherPlatform(words.first.map(String.init) ?? "")) }
    return words.contains("Storyboard") ? .storyboard : .xib
  }

  private static func images(_ root: DocumentElement) -> ([String: Rectangle], Set<String>) {
    var sizes: [String: Rectangle] = [:]
    var symbols: Set<String> = []
    for image in root.list("resources") where image.name == "image" {
      for data in image.all("mutableData") { data.passAll() }
      guard let name = image["name"] else { continue }
      sizes[name] = Rectangle(image)
      if image["catalog"] == "system" { symbols.insert(name) }
    }
    return (sizes, symbols)
  }

  private static func colors(_ root: DocumentElement, _ element: String) -> [String: InterfaceColor] {
    var colors: [String: InterfaceColor] = [:]
    for color in root.list("resources") where color.name == element {
      if let name = color["name"] { colors[name] = color.child("color").flatMap(InterfaceColor.init) }
    }
    return colors
  }
}
