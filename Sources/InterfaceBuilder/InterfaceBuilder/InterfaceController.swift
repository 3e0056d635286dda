/// A view controller.
public struct InterfaceController: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var storyboardIdentifier: String?
  public var title: String?
  /// The nib of its view, if it isn't in this document.
  public var nibName: String?
  public var view: InterfaceView?
  public var navigationItem: NavigationItem?
  public var tabBarItem: BarItem?
  public var toolbarItems: [BarItem] = []
  /// The bars of a navigation or tab bar controller.
  public var navigationBar: InterfaceView?
  public var toolbar: InterfaceView?
  public var tabBar: InterfaceView?
  /// The identifiers of the `top` and `bottom` layout guides.
  public var barGuides: [String: String] = [:]
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  public var isModalInPresentation = false
  public var definesPresentationContext = false
  public var hidesBottomBarWhenPushed = false
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public var extendedLayoutIncludesOpaqueBars = false
  /// The edges for extended layout; nil for all.
  public var extendedEdges: Set<String>?
  /// In points.
  public var preferredContentSize: Rectangle?
  public var clearsSelectionOnViewWillAppear = true
  /// Whether the controller has a refresh control.
  public var canRefresh = false
  /// The transition style of a page view controller: `scroll` or `pageCurl`.
  public var pageTransition: String?
  public var pageOrientation: String?
  /// Whether a split view controller has columns, as since iOS 14.
  public var hasColumns = false
  /// The simulated metrics, such as `simulatedTopBarMetrics`; nil values mean none.
  public var simulated: [String: String?] = [:]

  /// The identities of the controller, its views, bars and items.
  public var identities: [InterfaceIdentity] {
    var identities = [identity]
    identities += (view?.all ?? []).map(\.identity)
    if let item = navigationItem {
      let items = item.leading + item.trailing + (item.back.map { [$0] } ?? [])
      identities += items.flatMap { [$0.identity] + ($0.customView?.all.map(\.identity) ?? []) }
      identities += item.titleView?.all.map(\.identity) ?? []
    }
    identities += toolbarItems.map(\.identity)
    return identities
  }

  /// The segues that start at the controller, its views, bars and items.
  public var segues: [(source: InterfaceIdentity, connection: Connection, segue: Segue)] {
    identities.flatMap(\.segues)
  }
}

extension InterfaceController {
  init(_ element: DocumentElement) {
    element.pass(
      "useStoryboardIdentifierAsRestorationIdentifier",
      "automaticallyAdjustsScrollViewInsets",
      "providesPresentationContextTransitionStyle",
      "autoresizesArchivedViewToFullSize",
      "wantsFullScreenLayout",
      "spineLocation",
      "presentsWithGesture",
      "minimumPrimaryColumnWidth",
      "preferredPrimaryColumnWidthFraction",
      "hidesBarsWhenKeyboardAppears",
      "hidesBarsOnSwipe",
      "hidesBarsOnTap",
      "hidesBarsWhenVerticallyCompact",
      "interfaceStyle",
      "doubleSided",
      "preferredDisplayMode",
      "primaryEdge",
      "displayModeButtonVisibility",
      "preferredFrameRate",
      "maximumPrimaryColumnWidth",
      "behavior",
      "style",
      "allowsPictureInPicturePlayback",
      "preferredSplitBehavior",
      "videoGravity",
      "showsPlaybackControls",
      "updatesNowPlayingInfoCenter",
      "disablesAutomaticKeyboardDismissal",
      "key",
      "pageSpacing",
      "preferredFramesPerSecond"
    )
    for key in ["avPlayer", "player", "keyCommands"] { element.child(key: key)?.passAll() }
    for none in element.all("nil") where none.attributes["key"] == nil { none.passAll() }
    identity = InterfaceIdentity(element)
    storyboardIdentifier = element["storyboardIdentifier"]
    title = element.text("title")
    nibName = element["nibName"]
    view = element.child(key: "view").flatMap { InterfaceView($0) }
    navigationItem = element.child("navigationItem", key: "navigationItem").map(NavigationItem.init)
    tabBarItem = element.child("tabBarItem", key: "tabBarItem").map { BarItem($0) }
    toolbarItems = element.list("toolbarItems").map { BarItem($0) }
    navigationBar = element.child("navigationBar", key: "navigationBar").flatMap { InterfaceView($0) }
    toolbar = element.child("toolbar", key: "toolbar").flatMap { InterfaceView($0) }
    tabBar = element.child("tabBar", key: "tabBar").flatMap { InterfaceView($0) }
    for guide in element.list("layoutGuides") {
      if let type = guide["type"], let id = guide["id"] { barGuides[type] = id }
    }
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    isModalInPresentation = element.flag("modalInPresentation") ?? false
    definesPresentationContext = element.flag("definesPresentationContext") ?? false
    hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    isToolbarHidden = element.flag("toolbarHidden") ?? true
    extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    let edges = element.child("extendedEdge", key: "edgesForExtendedLayout")
    extendedEdges = edges.map { Set($0.attributes.filter { $0.value == "YES" }.keys) }
    edges?.passAll()
    let size =
      element.child("size", key: "preferredContentSize") ?? element.child("value", key: "contentSizeForViewInPopover")
    size?.pass("type")
    preferredContentSize = size.map { Rectangle($0) }
    clearsSelectionOnViewWillAppear = element.flag("clearsSelectionOnViewWillAppear") ?? true
    let refresh = element.child("refreshControl", key: "refreshControl")
    canRefresh = refresh != nil
    refresh?.passAll()
    hasColumns = element.flag("allowDoubleColumnStyle") ?? false
    pageTransition = element["transitionStyle"]
    pageOrientation = element["navigationOrientation"]
    for child in element.children {
      guard let key = child.attributes["key"], key.hasPrefix("simulated") || key == "freeformSize" else { continue }
      simulated[key] = .some(child.name == "nil" ? nil : child.attributes["type"] ?? child.name)
      child.passAll()
    }
  }
}

/// A storyboard reference.
public struct ControllerReference: Hashable, Sendable {
  public var identity: InterfaceIdentity
  /// The name of the other storyboard without its extension.
  public var storyboard: String
  /// The identifier of the controller; nil for the initial one.
  public var identifier: String?
  /// The identifier of the storyboard's bundle; nil for the app's.
  public var bundle: String?

  init(_ element: DocumentElement) {
    element.pass("storyboardIdentifier")
    for item in ["navigationItem", "tabBarItem"] { element.child(item)?.passAll() }
    element.child("simulatedNavigationBarMetrics")?.passAll()
    identity = InterfaceIdentity(element)
    storyboard = element["storyboardName"] ?? ""
    identifier = element["referencedIdentifier"]
    bundle = element["bundleIdentifier"]
    for child in element.children where child.attributes["key"]?.hasPrefix("simulated") == true { child.passAll() }
  }
}
