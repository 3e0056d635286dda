import HeadlessUIKit
import InterfaceBuilder

/// The safe area insets of a scene.
struct CanvasInsets {
  let device: HeadlessDevice
  /// The bars around a controller; nil for a view without one.
  let bars: BarInsets.Bars?

  /// The insets of the device and its bars, unless stored frames of views pinned to the safe area imply others that a
  /// device can have.
  func insets(for root: InterfaceView, guides: [String: String] = [:]) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    let frame = root.frame ?? Rectangle()
    if CGSize(width: frame.width, height: frame.height) == device.size {
      insets.top += topBar
      insets.bottom += bottomBar
    } else {
      // Either the view isn't full-screen, or it ends at an opaque bar.
      let reachesDown = bars != nil && abs(frame.height + insets.top + topBar - device.size.height) < 1
      insets = UIEdgeInsets(top: 0, left: 0, bottom: reachesDown ? insets.bottom + bottomBar : 0, right: 0)
    }
    let pinned = PinnedInsets(root, barGuides: guides)
    if let top = pinned.top, tops.contains(top) { insets.top = top }
    if let bottom = pinned.bottom, bottoms.contains(bottom) { insets.bottom = bottom }
    return insets
  }

  private var topBar: Double {
    guard let bars, bars.hasNavigationBar else { return 0 }
    return (device.idiom == .pad ? 50 : device.isLandscape ? 32 : 44) + (bars.hasLargeTitle ? 52 : 0)
  }

  private var bottomBar: Double {
    guard let bars else { return 0 }
    return (bars.hasTabBar ? device.isLandscape ? 32 : 49 : 0) + (bars.hasToolbar ? device.isLandscape ? 32 : 44 : 0)
  }

  /// Plausible insets: with or without a bar, below no, one or two status bars.
  private var tops: Set<Double> {
    let status: [Double] = [0, 20, 24, 44, 47, 48, 50, 59, 62]
    return Self.sums(status + status.map { 2 * $0 }, [0, 32, 44, 50, 56, 96, 102, 108])
  }

  private var bottoms: Set<Double> { Self.sums([0, 20, 21, 34, 40, 42, 68], [0, 32, 44, 49, 50, 98]) }

  private static func sums(_ first: [Double], _ second: [Double]) -> Set<Double> {
    Set(first.flatMap { value in second.map { value + $0 } })
  }
}
