/// The part of a collection view that is its own; its cells are views of it.
public struct CollectionContent: Hashable, Sendable {
  public var layout: Layout?
  public var allowsSelection: Bool
  public var allowsMultipleSelection: Bool
  public var scroll: ScrollContent

  /// The layout of its cells.
  public struct Layout: Hashable, Sendable {
    public var identity: InterfaceIdentity
    public var isHorizontal: Bool
    public var itemSize: Rectangle
    public var estimatedItemSize: Rectangle?
    public var headerSize: Rectangle
    public var footerSize: Rectangle
    public var sectionInset: Edges
    public var minimumLineSpacing: Double
    public var minimumInteritemSpacing: Double
    /// Whether cells have the size of what is in them.
    public var isAutomatic: Bool
  }

  init(_ element: DocumentElement) {
    element.pass(
      "dataMode",
      "prefetchingEnabled",
      "springLoaded",
      "dragInteractionEnabled",
      "selectionFollowsFocus",
      "selfSizingInvalidation",
      "remembersLastFocusedIndexPath",
      "allowsSelectionDuringEditing",
      "allowsMultipleSelectionDuringEditing"
    )
    layout = element.child(key: "collectionViewLayout").map(Layout.init)
    allowsSelection = element.flag("allowsSelection") ?? true
    allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    scroll = ScrollContent(element)
  }
}

extension CollectionContent.Layout {
  init(_ element: DocumentElement) {
    element.pass(
      "sectionInsetReference",
      "headersPinToVisibleBounds",
      "footersPinToVisibleBounds",
      "sectionHeadersPinToVisibleBounds",
      "sectionFootersPinToVisibleBounds"
    )
    identity = InterfaceIdentity(element)
    func size(_ key: String) -> Rectangle? { element.child("size", key: key).map { Rectangle($0) } }
    isHorizontal = element["scrollDirection"] == "horizontal"
    itemSize = size("itemSize") ?? Rectangle(width: 50, height: 50)
    estimatedItemSize = size("estimatedItemSize")
    headerSize = size("headerReferenceSize") ?? Rectangle()
    footerSize = size("footerReferenceSize") ?? Rectangle()
    sectionInset = element.child("inset", key: "sectionInset").map(Edges.init) ?? Edges()
    minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    isAutomatic = element.flag("automaticEstimatedItemSize") ?? false
  }
}
