import UIKit

/// A storyboard or a xib as values.
struct InterfaceDocument {
  var toolsVersion: Int
  var device: CanvasDevice
  var imitatedDevice: HeadlessDevice
  var controllers: [ControllerNode] = []
  /// The views of a xib that are in no other.
  var views: [ViewNode] = []
  /// Sizes of pictures by name.
  var images: [String: CGSize] = [:]
  /// Sizes that the canvas found for views of classes of the app's own, by identifier.
  var designables: [String: CGSize] = [:]
  /// The names of fonts that the app brings.
  var fonts: Set<String> = []

  /// The traits of the canvas: Xcode 12 and 13 had the smallest text size there.
  var canvasTraits: UITraitCollection? {
    18_000..<21_000 ~= toolsVersion ? UITraitCollection(preferredContentSizeCategory: .extraSmall) : nil
  }

  /// Reads a document for iOS that uses constraints; nil for any other.
  init?(_ root: Element) {
    guard root.name == "document", root["targetRuntime"]?.hasPrefix("iOS") == true, root.flag("useAutolayout") == true
    else { return nil }
    toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    device = CanvasDevice(root.child("device"))
    guard let imitated = device.imitated(toolsVersion: toolsVersion) else { return nil }
    imitatedDevice = imitated
    let classes = device.sizeClasses
    for scene in root.list("scenes") {
      controllers += scene.list("objects").compactMap { ControllerNode($0, classes) }
    }
    views = root.list("objects").compactMap { ViewNode($0, classes) }
    for image in root.list("resources") where image.name == "image" {
      if let name = image["name"] { images[name] = image.rectangle.size }
    }
    for designable in root.list("designables") {
      let size = designable.child("size", key: "intrinsicContentSize")
      if let name = designable["name"], let size { designables[name] = size.rectangle.size }
    }
    for font in root.list("customFonts") { fonts.formUnion(font.children.map(\.text)) }
  }
}
