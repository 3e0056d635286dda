/// A controller's part of a navigation bar.
public struct NavigationItem: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var title: String?
  public var prompt: String?
  public var largeTitleDisplayMode: String?
  public var hidesBackButton: Bool
  public var leftItemsSupplementBackButton: Bool
  public var leading: [BarItem]
  public var trailing: [BarItem]
  public var back: BarItem?
  public var titleView: InterfaceView?

  init(_ element: DocumentElement) {
    element.pass("key", "style", "backButtonDisplayMode", "preferredSearchBarPlacement", "hidesSearchBarWhenScrolling")
    func items(_ key: String) -> [BarItem] {
      let one = element.child("barButtonItem", key: key).map { [BarItem($0)] } ?? []
      return one + element.list(key + "s").map { BarItem($0) }
    }
    identity = InterfaceIdentity(element)
    title = element.text("title")
    prompt = element.text("prompt")
    largeTitleDisplayMode = element["largeTitleDisplayMode"]
    hidesBackButton = element.flag("hidesBackButton") ?? false
    leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    leading = items("leftBarButtonItem")
    trailing = items("rightBarButtonItem")
    back = element.child("barButtonItem", key: "backBarButtonItem").map { BarItem($0) }
    titleView = element.child(key: "titleView").flatMap { InterfaceView($0) }
  }
}
