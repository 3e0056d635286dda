public import Foundation

/// A control of segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { item in
      if let image = item as? UIImage { return .image(image) }
      return .title(item as? String ?? "\(item)")
    }
    bounds.size = sizeThatFits(.zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var disabledSegments: Set<Int> = []
  private var widths: [Int: CGFloat] = [:]
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var actionsBySegment: [Int: UIAction] = [:]

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), segments.count)
    if let image = action.image {
      segments.insert(.image(image), at: index)
    } else {
      segments.insert(.title(action.title), at: index)
    }
    actionsBySegment = Dictionary(
      uniqueKeysWithValues: actionsBySegment.map { ($0.key >= index ? $0.key + 1 : $0.key, $0.value) }
    )
    actionsBySegment[index] = action
    contentSizeChanged()
  }

  open func actionForSegment(at segment: Int) -> UIAction? { actionsBySegment[segment] }

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.valueChanged), let action = actionsBySegment[selectedSegmentIndex] { sendAction(action) }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .image(image ?? UIImage())
    contentSizeChanged()
  }

  /// Stored, but no effect on the layout.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { widths[segment] = width }

  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var apportionsSegmentWidthsByContent = false
  open var isMomentary = false

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(0, segment), segments.count))
    contentSizeChanged()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(.image(image ?? UIImage()), at: min(max(0, segment), segments.count))
    contentSizeChanged()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentSizeChanged()
  }

  open func removeAllSegments() {
    segments = []
    contentSizeChanged()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    contentSizeChanged()
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
    return title
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
    return image
  }

  /// The width of all segments: each is as wide as the widest, or as its own content: a title, rounded up to points,
  /// plus 18. There is one point between segments before iOS 26, as in frames that Interface Builder stores. The height
  /// excludes the alignment rectangle's bottom inset.
  open override var intrinsicContentSize: CGSize {
    let measure = TextMeasure(font: .systemFont(ofSize: 13, weight: .medium))
    let widths = segments.map { segment -> CGFloat in
      switch segment {
      case .title(let title):
        measure.points(measure.lines(of: title, width: nil).lines.first?.units ?? 0).rounded(.up) + 18
      case .image(let image): image.size.width + 20
      }
    }
    let all = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let between = HeadlessRuntime.usesGlassDesign ? 0 : max(0, widths.count - 1)
    return CGSize(width: upToPixels(all) + CGFloat(between), height: 31)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: size.width, height: size.height + alignmentRectInsets.bottom)
  }
}
