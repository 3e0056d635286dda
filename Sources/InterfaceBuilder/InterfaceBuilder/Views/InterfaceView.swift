/// A view with its subviews.
public struct InterfaceView: Hashable, Sendable {
  public var identity: InterfaceIdentity
  /// The role in its superview, such as `contentView` or `tableHeaderView`; nil for a subview.
  public var key: String?
  /// The stored frame in points, if any.
  public var frame: Rectangle?
  /// Whether constraints or a stack view position it.
  public var isPlacedByLayout: Bool
  /// The autoresizing mask, such as `widthSizable`.
  public var autoresizing: Set<String>
  /// Whether Interface Builder found that the stored frame differs from the layout.
  public var isMarkedMisplaced: Bool
  public var isMarkedAmbiguous: Bool
  /// Whether Interface Builder adds constraints at build time for lack of others.
  public var hasFixedFrame: Bool
  /// The placeholder intrinsic size for the canvas.
  public var placeholderSize: PlaceholderSize?
  public var properties: Varying<ViewProperties>
  public var constraints: [InterfaceConstraint]
  public var guides: [Guide]
  public var children: [InterfaceView]
  /// The sections of a static table.
  public var sections: [Section]

  /// Nil for an axis without a placeholder.
  public struct PlaceholderSize: Hashable, Sendable {
    public var width: Double?
    public var height: Double?
  }

  /// A layout guide.
  public struct Guide: Hashable, Sendable {
    public var id: String
    /// `safeArea`, `keyboard`, `contentLayoutGuide` or `frameLayoutGuide`.
    public var key: String
  }

  /// A section of a static table.
  public struct Section: Hashable, Sendable {
    public var id: String
    public var headerTitle: String?
    public var footerTitle: String?
    public var rows: [InterfaceView]
  }

  /// The view and its descendants, in preorder.
  public var all: [InterfaceView] {
    var found: [InterfaceView] = []
    addAll(to: &found)
    return found
  }

  private func addAll(to found: inout [InterfaceView]) {
    found.append(self)
    for child in children { child.addAll(to: &found) }
    for section in sections { for row in section.rows { row.addAll(to: &found) } }
  }
}

extension InterfaceView {
  private static let holders: Set<String> = ["subviews", "prototypes", "cells", "objects"]

  /// Nil for other elements.
  ///
  /// - Parameter superview: the frame of the superview, if known.
  init?(_ element: DocumentElement, in superview: Rectangle? = nil) {
    guard Self.isView(element) else { return nil }
    identity = InterfaceIdentity(element)
    key = element["key"]
    frame =
      element.child("rect", key: "frame").map { Rectangle($0) }
      ?? element.child("frame", key: "frameInset").flatMap { Rectangle(inset: $0, in: superview) }
    isPlacedByLayout = element.flag("translatesAutoresizingMaskIntoConstraints") == false
    let mask = element.child("autoresizingMask", key: "autoresizingMask")
    autoresizing = Set((mask?.attributes ?? [:]).filter { $0.value == "YES" }.keys)
    mask?.passAll()
    isMarkedMisplaced = element.flag("misplaced") ?? false
    isMarkedAmbiguous = element.flag("ambiguous") ?? false
    hasFixedFrame = element.flag("fixedFrame") ?? false
    let (width, height) = (element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight"))
    placeholderSize =
      element["placeholderIntrinsicWidth"] == nil && element["placeholderIntrinsicHeight"] == nil
      ? nil : PlaceholderSize(width: width, height: height)
    properties = Varying(element) { varied, classes in ViewProperties(varied, original: element, classes) }
    constraints = element.list("constraints").compactMap(InterfaceConstraint.init)
    guides = element.all("viewLayoutGuide").compactMap { guide in
      guide["key"].flatMap { key in guide["id"].map { Guide(id: $0, key: key) } }
    }
    sections = element.list("sections").map(Section.init)
    children = Self.children(element, in: frame)
    Self.passCanvas(element)
    // Views of other frameworks are empty here.
    if case .foreign = properties.base.content { element.passAll() }
  }

  /// Views have a content mode, and most have a frame.
  static func isView(_ element: DocumentElement) -> Bool {
    element.attributes["contentMode"] != nil && element.name != "variation"
      || element.children.contains { $0.name == "rect" && $0.attributes["key"] == "frame" }
  }

  private static func children(_ element: DocumentElement, in frame: Rectangle?) -> [InterfaceView] {
    element.children.flatMap { child in
      if holders.contains(child.name) {
        return element.list(child.name).compactMap { InterfaceView($0, in: frame) }
      }
      return InterfaceView(child, in: frame).map { [$0] } ?? []
    }
  }

  /// Ignores parts that only the canvas needs.
  private static func passCanvas(_ element: DocumentElement) {
    element.pass("autoresizesSubviews", "verifyAmbiguity", "tableViewCell", "colorLabel")
    let names: Set<String> = [
      "point", "animations", "userGuides", "freeformSimulatedSizeMetrics", "frame", "gestureRecognizers",
    ]
    for child in element.children {
      let key = child.attributes["key"] ?? ""
      if key.hasPrefix("simulated") || key == "contentStretch" || key == "insetFor6xAndEarlier"
        || names.contains(child.name)
      {
        child.passAll()
      }
    }
  }
}

extension InterfaceView.Section {
  init(_ element: DocumentElement) {
    element.pass("userLabel", "colorLabel", "id", "headerTitle", "footerTitle")
    for view in ["view", "tableViewSectionHeaderFooterView"] {
      for child in element.all(view) { child.passAll() }
    }
    id = element["id"] ?? ""
    headerTitle = element.text("headerTitle")
    footerTitle = element.text("footerTitle")
    rows = element.list("cells").compactMap { InterfaceView($0) }
  }
}
