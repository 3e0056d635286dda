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
