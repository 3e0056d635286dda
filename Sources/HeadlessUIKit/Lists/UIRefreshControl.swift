public import Foundation

/// Is pulled to load again: `HeadlessRuntime.pull` is the finger.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// A control that isn't loading.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  /// A control with a frame, which its scroll view will change.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There are no archives here; makes a control that isn't loading.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it is loading; false by default.
  open private(set) var isRefreshing = false

  /// A title; none by default.
  open var attributedTitle: NSAttributedString?

  /// Says that it is loading.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Says that it has loaded.
  open func endRefreshing() {
    isRefreshing = false
  }

  func pulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
