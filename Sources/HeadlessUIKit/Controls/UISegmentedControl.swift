public import Foundation

/// A choice of segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1

  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = []

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without segments.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A control with segments of texts and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      if let image = item as? UIImage { return .image(image) }
      return .title(item as? String ?? "\(item)")
    }
    bounds.size = intrinsicContentSize
  }

  /// A control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var disabledSegments: Set<Int> = []
  private var widths: [Int: CGFloat] = [:]
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var actionsBySegment: [Int: UIAction] = [:]

  /// A control with segments of actions: a tap on one does its action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// Puts in a segment of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), segments.count)
    if let image = action.image {
      segments.insert(.image(image), at: place)
    } else {
      segments.insert(.title(action.title), at: place)
    }
    actionsBySegment = Dictionary(
      uniqueKeysWithValues: actionsBySegment.map { ($0.key >= place ? $0.key + 1 : $0.key, $0.value) }
    )
    actionsBySegment[place] = action
    contentSizeChanged()
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { actionsBySegment[segment] }

  /// Does the segment's own action too.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.valueChanged), let action = actionsBySegment[selectedSegmentIndex] { sendAction(action) }
  }

  /// Whether a segment can be tapped.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  /// Says whether a segment can be tapped.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .image(image ?? UIImage())
    contentSizeChanged()
  }

  /// Sets the width of a segment in points; 0 is its own. It has no effect on sizes here.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }

  /// The width of a segment in points; 0 is its own.
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  /// The colour of the selected segment; the system's by default.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }

  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The place of the selected one; none by default.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Whether segments are as wide as their contents; false by default.
  open var apportionsSegmentWidthsByContent = false

  /// Whether it only taps; false by default.
  open var isMomentary = false

  /// Puts in a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(0, segment), segments.count))
    contentSizeChanged()
  }

  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(.image(image ?? UIImage()), at: min(max(0, segment), segments.count))
    contentSizeChanged()
  }

  /// Takes out a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentSizeChanged()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    segments = []
    contentSizeChanged()
  }

  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    contentSizeChanged()
  }

  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
    return title
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
    return image
  }

  /// As wide as all segments at the width of the widest, at 13 points with 20 around; 32 points high.
  open override var intrinsicContentSize: CGSize {
    let measure = TextMeasure(font: .systemFont(ofSize: 13, weight: .medium))
    let widths = segments.map { segment -> CGFloat in
      switch segment {
      case .title(let title): measure.points(measure.lines(of: title, width: nil).lines.first?.units ?? 0) + 20
      case .image(let image): image.size.width + 20
      }
    }
    let all = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: upToPixels(all), height: 32)
  }

  /// The size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
