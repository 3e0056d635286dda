/// The properties of all scroll views.
public struct ScrollContent: Hashable, Sendable {
  public var isScrollEnabled: Bool
  public var isPagingEnabled: Bool
  public var bounces: Bool
  public var alwaysBounceVertical: Bool
  public var alwaysBounceHorizontal: Bool
  public var showsHorizontalIndicator: Bool
  public var showsVerticalIndicator: Bool
  public var insetAdjustment: String?
  public var keyboardDismissMode: String?
  public var contentInset: Edges?
  public var minimumZoomScale: Double
  public var maximumZoomScale: Double

  init(_ element: DocumentElement) {
    element.pass(
      "bouncesZoom",
      "delaysContentTouches",
      "canCancelContentTouches",
      "directionalLockEnabled",
      "indicatorStyle",
      "automaticallyAdjustsScrollIndicatorInsets",
      "bouncesHorizontally",
      "bouncesVertically"
    )
    element.child("inset", key: "scrollIndicatorInsets")?.passAll()
    isScrollEnabled = element.flag("scrollEnabled") ?? true
    isPagingEnabled = element.flag("pagingEnabled") ?? false
    bounces = element.flag("bounces") ?? true
    alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    showsHorizontalIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    showsVerticalIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    insetAdjustment = element["contentInsetAdjustmentBehavior"]
    keyboardDismissMode = element["keyboardDismissMode"]
    contentInset = element.child("inset", key: "contentInset").map(Edges.init)
    minimumZoomScale = element.number("minimumZoomScale") ?? 1
    maximumZoomScale = element.number("maximumZoomScale") ?? 1
  }
}

/// The properties of a table view, whose cells are subviews.
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
  /// Whether the rows are static.
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

/// The properties of a table view cell.
public struct CellContent: Hashable, Sendable {
  public var reuseIdentifier: String?
  /// UIKit's name of the style, such as `IBUITableViewCellStyleSubtitle`; nil for custom.
  public var style: String?
  /// The identifiers of the style's views.
  public var textLabel: String?
  public var detailTextLabel: String?
  public var imageView: String?
  public var image: InterfaceImage?
  public var accessory: String?
  public var editingAccessory: String?
  public var selectionStyle: String?
  public var indentationLevel: Int
  /// In points.
  public var indentationWidth: Double
  /// In points; nil for the table's.
  public var rowHeight: Double?
  public var separatorInset: Edges?

  init(_ element: DocumentElement) {
    element.pass(
      "hidesAccessoryWhenEditing",
      "shouldIndentWhileEditing",
      "showsReorderControl",
      "focusStyle",
      "clipsSubviews",
      "selected",
      "highlighted",
      "editing"
    )
    reuseIdentifier = element["reuseIdentifier"]
    style = element["style"]
    textLabel = element["textLabel"]
    detailTextLabel = element["detailTextLabel"]
    imageView = element["imageView"]
    image = InterfaceImage("image", of: element)
    accessory = element["accessoryType"]
    editingAccessory = element["editingAccessoryType"]
    selectionStyle = element["selectionStyle"]
    indentationLevel = element.integer("indentationLevel") ?? 0
    indentationWidth = element.number("indentationWidth") ?? 10
    rowHeight = element.number("rowHeight")
    separatorInset = element.child("inset", key: "separatorInset").map(Edges.init)
  }
}

/// The properties of a collection view, whose cells are subviews.
public struct CollectionContent: Hashable, Sendable {
  public var layout: Layout?
  public var allowsSelection: Bool
  public var allowsMultipleSelection: Bool
  public var scroll: ScrollContent

  /// A flow layout.
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
    /// Whether cells size themselves.
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

/// The properties of a collection view cell or supplementary view.
public struct ReusableContent: Hashable, Sendable {
  public var reuseIdentifier: String?
  /// The custom size; nil for the layout's.
  public var size: Rectangle?

  init(_ element: DocumentElement) {
    element.pass("clipsSubviews", "highlighted", "selected")
    reuseIdentifier = element["reuseIdentifier"]
    size = element.child("size", key: "customSize").map { Rectangle($0) }
  }
}
