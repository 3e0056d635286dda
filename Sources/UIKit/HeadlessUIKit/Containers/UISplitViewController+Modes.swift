import Foundation

extension UISplitViewController {
  private var size: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  private var isLandscape: Bool { size.width > size.height }

  /// The resolved split behavior. A preferred display mode implies its behavior. UIKit's automatic behavior isn't
  /// documented in detail: here columns overlay the secondary in portrait and tile in landscape, but three columns
  /// displace it if it would keep less than half of the width.
  var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: break
    }
    guard isLandscape else { return .overlay }
    guard style == .tripleColumn else { return .tile }
    return (plainWidth(of: .primary) + plainWidth(of: .supplementary)) * 2 <= size.width ? .tile : .displace
  }

  var targetMode: DisplayMode {
    if let chosenMode { return fitted(chosenMode, to: resolvedBehavior) }
    guard preferredDisplayMode == .automatic else {
      return fitted(preferredDisplayMode, to: presentsWithGesture ? resolvedBehavior : nil)
    }
    switch resolvedBehavior {
    case .overlay: return .secondaryOnly
    case .tile, .displace, .automatic: return .oneBesideSecondary
    }
  }

  /// The mode of a behavior with the same number of columns, or as many as the style has.
  private func fitted(_ mode: DisplayMode, to behavior: SplitBehavior?) -> DisplayMode {
    let count = count(of: mode)
    guard let behavior else {
      if style == .tripleColumn || count < 2 { return mode }
      return mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    }
    return self.mode(showing: style == .tripleColumn ? count : min(1, count), behavior)
  }

  private func count(of mode: DisplayMode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  private func mode(showing count: Int, _ behavior: SplitBehavior) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  func columns(in mode: DisplayMode) -> [Column] {
    let one: Column = panes[.supplementary] == nil ? .primary : .supplementary
    let columns: [Column] =
      switch count(of: mode) {
      case 0: [.secondary]
      case 1: [one, .secondary]
      default: Column.inOrder
      }
    return columns.filter { panes[$0] != nil }
  }

  func choose(_ mode: DisplayMode, animated: Bool) {
    guard mode != displayMode else { return }
    chosenMode = mode
    refreshMode(animated: animated)
  }

  func showExpanded(_ column: Column) {
    let behavior = resolvedBehavior
    let now = count(of: displayMode)
    let wanted: Int
    switch column {
    case .primary: wanted = panes[.supplementary] == nil ? max(now, 1) : 2
    case .supplementary: wanted = max(now, 1)
    case .secondary:
      // Tiled columns leave the secondary fully visible; overlaid and displacing columns don't.
      switch behavior {
      case .overlay: wanted = 0
      case .displace: wanted = min(now, 1)
      case .tile, .automatic: wanted = now
      }
    case .compact: return
    }
    choose(mode(showing: wanted, behavior), animated: true)
  }

  func hideExpanded(_ column: Column) {
    let now = count(of: displayMode)
    switch column {
    case .primary:
      choose(mode(showing: panes[.supplementary] == nil ? 0 : min(now, 1), resolvedBehavior), animated: true)
    case .supplementary: choose(.secondaryOnly, animated: true)
    case .secondary, .compact: return
    }
  }

  func stepMode() {
    guard !hasCollapsed else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return choose(target, animated: true) }
    let most = panes[.supplementary] == nil ? 1 : 2
    let now = count(of: displayMode)
    choose(mode(showing: now < most ? now + 1 : (most == 2 ? 1 : 0), resolvedBehavior), animated: true)
  }

  /// Shows or hides one column as a swipe does; false if there is none.
  func swipe(showing: Bool) -> Bool {
    guard presentsWithGesture, !hasCollapsed, viewIfLoaded?.window != nil else { return false }
    let most = panes[.supplementary] == nil ? 1 : 2
    let now = count(of: displayMode)
    let wanted = showing ? now + 1 : now - 1
    guard (0...most).contains(wanted) else { return false }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    choose(mode(showing: wanted, resolvedBehavior), animated: true)
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    return true
  }

  /// A rotation resets the chosen mode.
  func orientationMayHaveChanged() {
    if let wasLandscape, wasLandscape != isLandscape { chosenMode = nil }
    wasLandscape = isLandscape
  }

  /// Applies the target mode, once the first layout has set a mode.
  func refreshMode(animated: Bool) {
    guard let old = currentMode, !hasCollapsed else { return }
    let new = targetMode
    guard new != old else { return }
    change(from: old, to: new, animated: animated)
  }

  private func change(from old: DisplayMode, to new: DisplayMode, animated: Bool) {
    delegate?.splitViewController(self, willChangeTo: new)
    let before = columns(in: old)
    let after = columns(in: new)
    currentMode = new
    notifyOfColumns(hidden: before.filter { !after.contains($0) }, shown: after.filter { !before.contains($0) })
    arrange(animated: animated)
  }

  func notifyOfColumns(hidden: [Column], shown: [Column]) {
    guard style != .unspecified, let delegate else { return }
    for column in hidden { delegate.splitViewController(self, willHide: column) }
    for column in shown { delegate.splitViewController(self, willShow: column) }
  }

  // MARK: Widths

  func width(of column: Column) -> CGFloat {
    hasCollapsed ? size.width : plainWidth(of: column)
  }

  func plainWidth(of column: Column) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let isPrimary = column == .primary
    let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let share = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    let wanted = points == automatic ? size.width * (share == automatic ? 0.4 : share) : points
    let low = least == automatic ? 0 : least
    let high = most == automatic ? max(320, low) : most
    return min(max(min(wanted, high), low), size.width)
  }
}
