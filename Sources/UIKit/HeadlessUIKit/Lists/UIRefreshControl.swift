public import Foundation

/// A control that is pulled down to reload; see `HeadlessRuntime.pull`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

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
