/// A subview that waits for layout: which one, and where it was.
///
/// It doesn't keep the view alive and isn't a weak reference, which would make all others to the view slower. It is
/// looked for among the subviews: one that has left isn't there.
struct QueuedView {
  private let view: ObjectIdentifier
  private let hint: Int

  @MainActor
  init(_ view: UIView) {
    self.view = ObjectIdentifier(view)
    hint = view.indexHint
  }

  /// Where it is among the views; `nil` where it isn't.
  @MainActor
  func place(in views: [UIView]) -> Int? {
    if views.indices.contains(hint), ObjectIdentifier(views[hint]) == view { return hint }
    return views.firstIndex { ObjectIdentifier($0) == view }
  }
}
