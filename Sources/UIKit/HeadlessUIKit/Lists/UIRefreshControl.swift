public import Foundation

/// Is pulled to load again: `HeadlessRuntime.pull` is the finger.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There are no archives here; makes a control that isn't loading.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  func pulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
