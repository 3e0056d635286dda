/// A view that waits for layout, which doesn't keep it alive.
struct QueuedView {
  weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}
