/// A controller as a document has it.
struct ControllerNode {
  var id: String
  var kind: String
  var view: ViewNode?
  /// Identifiers of the guides of the bars, by `top` and `bottom`.
  var guides: [String: String]
  var segues: [Segue]
  var hidesNavigationBar: Bool
  var hasLargeTitles: Bool
  var hasTranslucentBar: Bool
  var showsToolbar: Bool
  var hidesBottomBarWhenPushed: Bool
  /// The bars that somebody chose for the canvas, by `simulatedTopBarMetrics` and so on; nil for none at all.
  var simulated: [String: String?]

  /// A way to another controller.
  struct Segue {
    var kind: String
    var relationship: String?
    var destination: String
  }

  init?(_ element: Element, _ classes: SizeClasses) {
    guard element["sceneMemberID"] == "viewController", let id = element["id"] else { return nil }
    self.id = id
    kind = element.name
    view = element.children.lazy.filter { $0["key"] == "view" }.compactMap { ViewNode($0, classes) }.first
    guides = [:]
    for guide in element.list("layoutGuides") {
      if let type = guide["type"], let id = guide["id"] { guides[type] = id }
    }
    let connections = element.list("connections") + element.all.filter { $0.name == "connections" }.flatMap(\.children)
    segues = connections.filter { $0.name == "segue" }.compactMap { segue in
      segue["destination"].map {
        Segue(kind: segue["kind"] ?? "", relationship: segue["relationship"], destination: $0)
      }
    }
    let bar = element.child("navigationBar", key: "navigationBar")
    hidesNavigationBar = element.flag("navigationBarHidden") ?? false
    hasLargeTitles = bar?.flag("largeTitles") ?? false
    hasTranslucentBar = bar?.flag("translucent") ?? true
    showsToolbar = element.flag("toolbarHidden") == false
    hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    simulated = [:]
    for child in element.children {
      guard let key = child["key"], key.hasPrefix("simulated") else { continue }
      simulated[key] = .some(child.name == "nil" ? nil : child["type"] ?? child.name)
    }
  }
}
