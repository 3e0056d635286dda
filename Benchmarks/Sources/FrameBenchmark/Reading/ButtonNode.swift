import UIKit

/// A button's looks.
struct ButtonNode {
  var type: String?
  var title: String?
  var image: ImageNode?
  var hasBackgroundImage = false
  var font: FontNode?
  var contentInsets: UIEdgeInsets?
  var configuration: Configuration?

  /// The look of iOS 15 and later.
  struct Configuration {
    var style: String
    var title: String?
    var subtitle: String?
    var font: FontNode?
    var image: ImageNode?
    var padding: Double
    var placement: String?
    var size: String?
    var insets: NSDirectionalEdgeInsets?
  }

  init(_ element: Element) {
    type = element["buttonType"]
    let state = element.child("state", key: "normal")
    let runs = state?.child("attributedString", key: "attributedTitle").map(TextNode.runs)
    title = runs?.map(\.text).joined() ?? state?["title"] ?? state?.child("string", key: "title")?.text
    image = state.flatMap { ImageNode($0) }
    hasBackgroundImage = state?["backgroundImage"] != nil
    font = runs?.first?.font ?? element.child("fontDescription", key: "fontDescription").flatMap(FontNode.init)
    contentInsets = element.child("inset", key: "contentEdgeInsets")?.insets
    configuration = element.child("buttonConfiguration").map { Configuration($0) }
  }
}

extension ButtonNode.Configuration {
  init(_ element: Element) {
    style = element["style"] ?? "plain"
    let runs = element.child("attributedString", key: "attributedTitle").map(TextNode.runs)
    title = runs?.map(\.text).joined() ?? element["title"] ?? element.child("string", key: "title")?.text
    subtitle = element["subtitle"]
    font = runs?.first?.font ?? element.child("fontDescription", key: "titleFontDescription").flatMap(FontNode.init)
    image = ImageNode(element)
    padding = element.number("imagePadding") ?? 0
    placement = element["imagePlacement"]
    size = element["buttonSize"]
    insets = element.child("directionalEdgeInsets", key: "contentInsets").map {
      let edges = $0.insets
      return NSDirectionalEdgeInsets(top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
  }
}
