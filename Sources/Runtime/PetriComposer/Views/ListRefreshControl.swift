import PetriUIKit

/// The control above a list or a grid that is pulled to load again.
final class ListRefreshControl: UIRefreshControl, ArrangingView {
  /// How high it is, in points.
  private static let length: CGFloat = 60

  /// - Parameter action: loads again; what is shown changes with the state, so that nothing goes on afterwards.
  convenience init(action: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    let pulled = UIAction { [weak self] _ in
      action()
      self?.endRefreshing()
    }
    addAction(pulled, for: .valueChanged)
  }

  /// Puts it above the content.
  func place(width: CGFloat) {
    frame = CGRect(x: 0, y: -ListRefreshControl.length, width: width, height: ListRefreshControl.length)
  }
}
