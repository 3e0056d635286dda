public import Foundation

/// A storyboard or xib.
///
/// Apple doesn't document the format; this follows what Xcode writes in public documents.
public struct InterfaceDocument: Hashable, Sendable {
  public var kind: Kind
  /// The version of Interface Builder, such as 22505.
  public var toolsVersion: Int
  public var device: CanvasDevice
  public var isLaunchScreen: Bool
  public var usesSafeAreas: Bool
  /// Whether Auto Layout positions the views.
  public var usesAutoLayout: Bool
  /// The document's tint color.
  public var tintColor: InterfaceColor?
  /// The identifier of the initial view controller.
  public var initialController: String?
  /// The scenes of a storyboard.
  public var scenes: [InterfaceScene]
  /// The objects of a xib.
  public var objects: [InterfaceObject]
  /// The sizes of images in points at the time of saving, by name.
  public var imageSizes: [String: Rectangle]
  /// The names of system symbols among the images.
  public var symbols: Set<String>
  /// The colors of asset catalogs at the time of saving, by name.
  public var colors: [String: InterfaceColor]
  /// Fallbacks for system colors, by name.
  public var systemColors: [String: InterfaceColor]
  /// The intrinsic sizes of designable views, by identifier.
  public var designables: [String: Rectangle]
  /// The PostScript names of the app's fonts, by file name.
  public var fonts: [String: [String]]
  /// The unknown parts in document order.
  public var unread: [UnreadPart]

  public enum Kind: Hashable, Sendable {
    case storyboard, xib
  }

  /// Parses a document.
  ///
  /// - Throws: `DocumentError` if it is broken, too large or not an iOS document.
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

extension InterfaceDocument {
  /// The File's Owner of a xib as a scene, if it is a view controller: what `UIViewController(nibName:bundle:)`
  /// loads; nil for other documents.
  public var ownerScene: InterfaceScene? {
    for case .placeholder(let owner, "IBFilesOwner") in objects where owner.isController {
      guard let id = owner.destination(of: "view"),
        let view = objects.lazy.compactMap(\.topView).first(where: { $0.identity.id == id })
      else { return nil }
      let others = objects.filter { $0.identity.id != id && $0.identity.id != owner.id }
      let controller = InterfaceController(identity: owner, view: view)
      return InterfaceScene(id: owner.id, line: owner.line, objects: [.controller(controller)] + others)
    }
    return nil
  }

  /// The scenes that can be shown: a storyboard's, or that of a xib's owner.
  public var shownScenes: [InterfaceScene] { kind == .storyboard ? scenes : [ownerScene].compactMap(\.self) }

  /// The localizable texts in document order.
  public var texts: [InterfaceText] {
    scenes.flatMap(\.texts) + InterfaceScene(id: "", line: 1, objects: objects).texts
  }
}

extension InterfaceController {
  /// Whether the object is the owner of a xib.
  public var isOwner: Bool { identity.kind == "placeholder" }
}

extension InterfaceObject {
  fileprivate var topView: InterfaceView? { if case .view(let view) = self { view } else { nil } }
}

extension InterfaceIdentity {
  /// Whether the custom class is a view controller, judged by its name, because views and cells own xibs too.
  fileprivate var isController: Bool {
    guard let customClass else { return false }
    return !["View", "Cell"].contains { customClass.hasSuffix($0) }
  }

  fileprivate func destination(of outlet: String) -> String? {
    connections.first { $0.kind == .outlet(property: outlet) }?.destination
  }
}

/// A scene of a storyboard: a controller and further objects.
public struct InterfaceScene: Hashable, Sendable {
  public var id: String
  /// The 1-based line of its element.
  public var line: Int
  public var objects: [InterfaceObject]

  /// The controller; nil for a storyboard reference.
  public var controller: InterfaceController? {
    for case .controller(let controller) in objects { return controller }
    return nil
  }

  /// The storyboard reference in place of a controller.
  public var reference: ControllerReference? {
    for case .reference(let reference) in objects { return reference }
    return nil
  }
}

extension InterfaceScene {
  init(_ element: DocumentElement) {
    element.child("point", key: "canvasLocation")?.passAll()
    for comment in element.all("attributedString") { comment.passAll() }
    id = element["sceneID"] ?? ""
    line = element.line
    objects = element.list("objects").map(InterfaceObject.init)
  }
}

extension InterfaceScene {
  /// The identities of the controller, views, items and gesture recognizers.
  public var identities: [InterfaceIdentity] {
    let others = objects.flatMap { object -> [InterfaceIdentity] in
      switch object {
      case .controller, .reference: []
      case .view(let view): view.all.map(\.identity)
      default: [object.identity]
      }
    }
    return (controller?.identities ?? []) + others
  }

  /// The segues that start at objects of the scene.
  public var segues: [(source: InterfaceIdentity, connection: Connection, segue: Segue)] {
    identities.flatMap(\.segues)
  }
}
