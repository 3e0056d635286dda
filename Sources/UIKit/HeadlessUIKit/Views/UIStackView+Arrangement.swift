import Cassowary
import Foundation

extension UIStackView {
  /// Whether constraints are solved for the arrangement. Without constraints in arranged views, placing them one after
  /// the other gives the same result faster.
  var arrangesByConstraints: Bool { involvedArranged > 0 }

  func involvedArrangedChanged(_ count: Int, by change: Int) {
    if change > 0 ? count == 1 : count == 0 {
      involvedArranged += change
      arrangementChanged()
    }
  }

  func arrangedSizeChanged(of view: UIView) {
    if view.constraintState.isArranged { contentSizeChanged() }
  }

  func arrange(_ view: UIView, at index: Int) {
    if view.superview === self, let old = arrangedSubviews.index(ofObject: view, hint: view.indexHint) {
      arrangedSubviews.remove(at: old)
    }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    if !view.constraintState.isArranged {
      view.constraintState.isArranged = true
      if !view.constraintState.involving.isEmpty { involvedArranged += 1 }
    }
    arrangementChanged()
  }

  func disarrange(_ view: UIView) {
    guard let index = arrangedSubviews.index(ofObject: view, hint: view.indexHint) else { return }
    arrangedSubviews.remove(at: index)
    view.constraintState.isArranged = false
    view.constraintState.solvedFrame = nil
    if !view.constraintState.involving.isEmpty { involvedArranged -= 1 }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Clears the measurements of this stack and of those that contain it.
  func arrangementChanged() {
    contentSizeChanged()
    if arrangesByConstraints { constraintsChanged() }
  }

  var shownViews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden }
  }

  var arrangementGaps: [CGFloat] { gaps(of: shownViews) }

  var arrangementInsets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  private func gap(after view: UIView) -> CGFloat {
    guard !customSpacings.isEmpty, let custom = customSpacings[ObjectIdentifier(view)] else { return resolved(spacing) }
    return resolved(custom)
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  private func gaps(of views: [UIView]) -> [CGFloat] {
    let gaps = views.dropLast().map { gap(after: $0) }
    guard isBaselineRelativeArrangement, axis == .vertical, !gaps.isEmpty else { return gaps }
    let lines = views.map { naturalBaselines(of: $0) }
    return gaps.indices.map { gaps[$0] - lines[$0].last - lines[$0 + 1].first }
  }

  func naturalBaselines(of view: UIView) -> (first: CGFloat, last: CGFloat) {
    view.baselines(height: view.measure(width: nil).height)
  }

  // MARK: Measuring

  func measureArrangedSubviews(width: CGFloat?) -> CGSize {
    let views = shownViews
    let insets = arrangementInsets
    let gaps = gaps(of: views)
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    var size = CGSize.zero
    if axis == .vertical {
      let widths = views.map { breadth(of: $0, in: inner) }
      size.width = widths.max() ?? 0
      let heights = zip(views, widths).map { view, width in
        view.measure(width: alignment == .fill ? inner : inner == nil ? nil : width).height
      }
      size.height = whole(heights, gaps)
    } else {
      let natural = views.map { $0.measure(width: nil).width }
      var widths = natural
      if let inner {
        widths = lengths(of: views, natural: natural, gaps: gaps.reduce(0, +), space: inner, grows: false)
      }
      size.width = whole(widths, gaps)
      if let inner { size.width = min(size.width, max(inner, widths.reduce(0, +) + gaps.reduce(0, +))) }
      size.height = rowHeight(views, widths)
    }
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  private func breadth(of view: UIView, in space: CGFloat?) -> CGFloat {
    guard let space else { return view.measure(width: nil).width }
    return min(space, view.measure(width: view.sizeFollowsFromConstraints ? nil : space).width)
  }

  /// The total length with gaps. With equal centering all centers have the distance of the largest pair.
  private func whole(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    switch distribution {
    case .fillEqually: return (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps.reduce(0, +)
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last else { return 0 }
      let steps = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }
      return (first + last) / 2 + (steps.max() ?? 0) * CGFloat(steps.count)
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps.reduce(0, +)
    }
  }

  private func rowHeight(_ views: [UIView], _ widths: [CGFloat]) -> CGFloat {
    let heights = zip(views, widths).map { $0.measure(width: $1).height }
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return heights.max() ?? 0 }
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (view, height) in zip(views, heights) {
      let baseline = baseline(of: view, height: height)
      above = max(above, baseline)
      below = max(below, height - baseline)
    }
    return above + below
  }

  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    let baselines = view.baselines(height: height)
    return alignment == .lastBaseline ? height - baselines.last : baselines.first
  }

  /// The hugging priority of a stack whose gaps can grow.
  static let spreadHugging = UILayoutPriority(49)

  // MARK: Distributing

  /// The lengths along the axis when the distribution divides the space that the gaps leave.
  private func lengths(
    of views: [UIView],
    natural: [CGFloat],
    gaps: CGFloat,
    space: CGFloat,
    grows: Bool = true
  ) -> [CGFloat] {
    guard !views.isEmpty else { return [] }
    let available = max(0, space - gaps)
    let total = natural.reduce(0, +)
    switch distribution {
    case .fillEqually:
      let equal = available / CGFloat(views.count)
      return natural.map { _ in grows ? equal : min(equal, natural.max() ?? 0) }
    case .fillProportionally where grows || total > available:
      if total == 0 { return natural.map { _ in available / CGFloat(views.count) } }
      return proportional(natural, gaps: gaps, space: space)
    case .fill where grows && total < available:
      var lengths = natural
      lengths[mostGrowing(views)] += available - total
      return lengths
    default:
      return total > available ? compressed(views, natural, lack: total - available) : natural
    }
  }

  /// Divides the space in proportion to the natural lengths. UIKit includes the gaps in the total but not in the space,
  /// and the last view absorbs the difference, because each constraint has a higher priority than the next. Reported to
  /// Apple as rdar 34595752.
  private func proportional(_ natural: [CGFloat], gaps: CGFloat, space: CGFloat) -> [CGFloat] {
    let whole = natural.reduce(0, +) + gaps
    var rest = max(0, space - gaps)
    var lengths = natural.map { length in
      let taken = min(rest, length / whole * space)
      rest -= taken
      return taken
    }
    lengths[lengths.lastIndex { $0 > 0 } ?? 0] += rest
    return lengths
  }

  private func mostGrowing(_ views: [UIView]) -> Int {
    var best = views.count - 1
    var lowest = Float.infinity
    for (index, view) in views.enumerated() {
      let priority = view.hasContentSize(on: axis) ? view.contentHuggingPriority(for: axis).rawValue : 0
      if priority <= lowest {
        lowest = priority
        best = index
      }
    }
    return best
  }

  /// Shortens the views with the least compression resistance, the last among equals, at most to their least length if
  /// that suffices.
  private func compressed(_ views: [UIView], _ natural: [CGFloat], lack: CGFloat) -> [CGFloat] {
    var lengths = natural
    var lack = lack
    let resistances = views.map { $0.contentPriorities(on: axis).resistance.rawValue }
    let order = views.indices.sorted { (resistances[$0], $1) < (resistances[$1], $0) }
    for isLast in [false, true] {
      for index in order where lack > 0 {
        let least = isLast || axis == .vertical ? 0 : views[index].leastWidth
        let taken = min(lack, max(0, lengths[index] - least))
        lengths[index] -= taken
        lack -= taken
      }
    }
    return lengths
  }

  // MARK: Placing

  func layOutArrangedSubviews() {
    let views = shownViews
    guard !views.isEmpty else { return }
    let area = bounds.inset(by: arrangementInsets)
    let space = axis == .horizontal ? area.width : area.height
    var gaps = gaps(of: views)
    let natural: [CGFloat]
    let across: [CGFloat]
    if axis == .vertical {
      across = views.map { alignment == .fill ? area.width : breadth(of: $0, in: area.width) }
      natural = zip(views, across).map { $0.measure(width: $1).height }
    } else {
      across = []
      natural = views.map { $0.measure(width: nil).width }
    }
    let lengths = lengths(of: views, natural: natural, gaps: gaps.reduce(0, +), space: space)
    widen(&gaps, lengths: lengths, space: space)
    var position: CGFloat = 0
    var spans: [(start: CGFloat, length: CGFloat)] = []
    for (index, length) in lengths.enumerated() {
      spans.append((position, length))
      position += length + (index < gaps.count ? gaps[index] : 0)
    }
    if axis == .vertical {
      placeColumn(views, spans, across, area)
    } else {
      placeRow(views, spans, area)
    }
  }

  private func widen(_ gaps: inout [CGFloat], lengths: [CGFloat], space: CGFloat) {
    let total = lengths.reduce(0, +)
    guard !gaps.isEmpty, total + gaps.reduce(0, +) < space else { return }
    if distribution == .equalCentering {
      gaps = centred(lengths, least: gaps, space: space)
      return
    }
    guard distribution == .equalSpacing else { return }
    let equal = (space - total) / CGFloat(gaps.count)
    if gaps.allSatisfy({ $0 <= equal }) {
      gaps = gaps.map { _ in equal }
    } else {
      let spare = (space - total - gaps.reduce(0, +)) / CGFloat(gaps.count)
      gaps = gaps.map { $0 + spare }
    }
  }

  /// Gaps with equal distances between centers, as far as the least gaps allow.
  private func centred(_ lengths: [CGFloat], least: [CGFloat], space: CGFloat) -> [CGFloat] {
    guard let first = lengths.first, let last = lengths.last else { return least }
    let step = (space - first / 2 - last / 2) / CGFloat(least.count)
    let equal = least.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
    if zip(equal, least).allSatisfy({ $0 >= $1 }) { return equal }
    var system = LinearSystem(variableCount: least.count)
    let spare = Double(space - lengths.reduce(0, +))
    system.add(LinearConstraint(least.indices.map { Term($0) }, constant: -spare, .equal, priority: 1000))
    for (index, gap) in least.enumerated() {
      system.add(LinearConstraint([Term(index)], constant: -Double(gap), .greaterThanOrEqual, priority: 1000))
      guard index > 0 else { continue }
      let difference = (lengths[index] + lengths[index + 1] - lengths[0] - lengths[1]) / 2
      system.add(
        LinearConstraint(
          [Term(index), Term(0, -1)],
          constant: Double(difference),
          .equal,
          priority: StackConstraints.centringPriority(index)
        )
      )
    }
    return system.solve().values.map { CGFloat($0) }
  }

  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let insets = view.alignmentInsets
    view.placeUntransformed(
      at: toPixels(
        x: x - insets.left,
        y: y - insets.top,
        width: width + insets.left + insets.right,
        height: height + insets.top + insets.bottom
      )
    )
  }

  private func placeColumn(
    _ views: [UIView],
    _ spans: [(start: CGFloat, length: CGFloat)],
    _ widths: [CGFloat],
    _ area: CGRect
  ) {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in views.enumerated() {
      let width = widths[index]
      let spare = area.width - width
      let x: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline, .lastBaseline: readsLeft ? spare : 0
        case .center: spare / 2
        case .trailing: readsLeft ? 0 : spare
        }
      place(view, area.minX + x, area.minY + spans[index].start, width, spans[index].length)
    }
  }

  private func placeRow(_ views: [UIView], _ spans: [(start: CGFloat, length: CGFloat)], _ area: CGRect) {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var heights: [CGFloat] = []
    for (view, span) in zip(views, spans) {
      heights.append(alignment == .fill ? area.height : min(area.height, view.measure(width: span.length).height))
    }
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let baselines = isBaseline ? zip(views, heights).map { baseline(of: $0, height: $1) } : []
    let lowest = baselines.max() ?? 0
    for (index, view) in views.enumerated() {
      let spare = area.height - heights[index]
      let y: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: spare / 2
        case .trailing: spare
        case .firstBaseline, .lastBaseline: lowest - baselines[index]
        }
      let span = spans[index]
      let x = readsLeft ? area.width - span.start - span.length : span.start
      place(view, area.minX + x, area.minY + y, span.length, heights[index])
    }
  }

  /// The least priorities of the views along the axis and the greatest across it, which are low if views don't fill it.
  func priorities(on axis: NSLayoutConstraint.Axis) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
    let all = shownViews.map {
      $0.hasContentSize(on: axis) ? $0.contentPriorities(on: axis) : (UILayoutPriority(1), .required)
    }
    if axis == self.axis {
      // If gaps can grow, only the stack's own hugging limits its length.
      let spreads = distribution == .equalSpacing || distribution == .equalCentering
      let hugging = spreads && all.count > 1 ? UIStackView.spreadHugging : all.map(\.0).min() ?? .defaultLow
      return (hugging, all.map(\.1).min() ?? .defaultHigh)
    }
    return (
      alignment == .fill ? all.map(\.0).max() ?? .defaultLow : UILayoutPriority(25),
      all.map(\.1).filter { $0 < .required }.max() ?? .defaultHigh
    )
  }
}
