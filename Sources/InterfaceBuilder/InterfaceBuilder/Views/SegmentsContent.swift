/// The part of a segmented control that is its own.
public struct SegmentsContent: Hashable, Sendable {
  public var segments: [Segment]
  /// -1 for none.
  public var selectedIndex: Int
  public var isMomentary: Bool
  public var apportionsByContent: Bool
  public var selectedTint: InterfaceColor?

  /// One of the segments.
  public struct Segment: Hashable, Sendable {
    public var title: String?
    public var image: InterfaceImage?
    /// In points; 0 where the control decides.
    public var width: Double
    public var isEnabled: Bool
  }

  init(_ element: DocumentElement) {
    element.pass("segmentControlStyle")
    segments = element.list("segments").map(Segment.init)
    selectedIndex = element.integer("selectedSegmentIndex") ?? -1
    isMomentary = element.flag("momentary") ?? false
    apportionsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    selectedTint = InterfaceColor("selectedSegmentTintColor", of: element)
  }
}

extension SegmentsContent.Segment {
  init(_ element: DocumentElement) {
    element.child("size", key: "contentOffset")?.passAll()
    title = element.text("title")
    image = InterfaceImage("image", of: element)
    width = element.number("width") ?? 0
    isEnabled = element.flag("enabled") ?? true
  }
}
