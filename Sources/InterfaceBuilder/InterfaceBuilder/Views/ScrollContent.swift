/// The part that all scroll views have.
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
