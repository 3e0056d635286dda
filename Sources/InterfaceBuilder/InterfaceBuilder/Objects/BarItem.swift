/// A button of a navigation bar or a toolbar, or a tab.
public struct BarItem: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var title: String?
  public var image: InterfaceImage?
  public var selectedImage: InterfaceImage?
  public var landscapeImage: InterfaceImage?
  /// The system's item, such as `add`, `flexibleSpace` or, for a tab, `favorites`.
  public var systemItem: String?
  public var style: String?
  /// In points; 0 for as wide as its content.
  public var width: Double
  public var isEnabled: Bool
  public var isSelected: Bool
  public var tag: Int
  public var tintColor: InterfaceColor?
  public var badge: String?
  public var customView: InterfaceView?
  public var accessibility: Accessibility

  init(_ element: DocumentElement) {
    element.pass("key", "catalog", "springLoaded", "changesSelectionAsPrimaryAction", "toolTip")
    for other in ["offsetWrapper", "inset", "textAttributes", "color"] {
      for child in element.all(other) { child.passAll() }
    }
    identity = InterfaceIdentity(element)
    title = element.text("title")
    image = InterfaceImage("image", of: element)
    selectedImage = InterfaceImage("selectedImage", of: element)
    landscapeImage = InterfaceImage("landscapeImage", of: element)
    systemItem = element["systemItem"]
    style = element["style"]
    width = element.number("width") ?? 0
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    tag = element.integer("tag") ?? 0
    tintColor = InterfaceColor("tintColor", of: element)
    badge = element["badgeValue"]
    customView = element.child(key: "customView").flatMap { InterfaceView($0) }
    accessibility = Accessibility(element)
  }
}
