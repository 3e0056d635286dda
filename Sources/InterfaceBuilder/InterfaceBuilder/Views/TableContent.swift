/// The part of a table view that is its own; its rows are views of it.
public struct TableContent: Hashable, Sendable {
  /// `plain`, `grouped` or `insetGrouped`.
  public var style: String
  public var separatorStyle: String?
  public var separatorColor: InterfaceColor?
  public var separatorInset: Edges?
  public var sectionIndexColor: InterfaceColor?
  /// In points; -1 for automatic.
  public var rowHeight: Double
  public var estimatedRowHeight: Double?
  public var sectionHeaderHeight: Double
  public var sectionFooterHeight: Double
  public var allowsSelection: Bool
  public var allowsMultipleSelection: Bool
  /// Whether its rows are all in the document, in the sections.
  public var isStatic: Bool
  public var scroll: ScrollContent

  init(_ element: DocumentElement) {
    element.pass(
      "contentViewInsetsToSafeArea",
      "separatorInsetReference",
      "allowsSelectionDuringEditing",
      "prefetchingEnabled",
      "allowsMultipleSelectionDuringEditing",
      "sectionIndexMinimumDisplayRowCount",
      "springLoaded",
      "dragInteractionEnabled",
      "estimatedSectionHeaderHeight",
      "estimatedSectionFooterHeight",
      "selfSizingInvalidation",
      "fillerRowHeight",
      "remembersLastFocusedIndexPath",
      "selectionFollowsFocus",
      "sectionHeaderTopPadding"
    )
    for color in ["sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor"] {
      _ = InterfaceColor(color, of: element)
    }
    style = element["style"] ?? "plain"
    separatorStyle = element["separatorStyle"]
    separatorColor = InterfaceColor("separatorColor", of: element)
    separatorInset = element.child("inset", key: "separatorInset").map(Edges.init)
    sectionIndexColor = InterfaceColor("sectionIndexColor", of: element)
    rowHeight = element.number("rowHeight") ?? -1
    estimatedRowHeight = element.number("estimatedRowHeight")
    sectionHeaderHeight = element.number("sectionHeaderHeight") ?? -1
    sectionFooterHeight = element.number("sectionFooterHeight") ?? -1
    allowsSelection = element.flag("allowsSelection") ?? true
    allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    isStatic = element["dataMode"] == "static"
    scroll = ScrollContent(element)
  }
}
