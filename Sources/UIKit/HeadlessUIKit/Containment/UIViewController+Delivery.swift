extension UIViewController {
  /// Every callback goes through here: the observer hears it, then the controller.
  func deliver(_ callback: HeadlessCallback, _ call: (UIViewController) -> Void) {
    HeadlessRuntime.callbackObserver?(self, callback)
    loadingState.delivering.append(callback)
    call(self)
    loadingState.delivering.removeLast()
  }

  /// Called by the base methods that code also calls by itself: the observer hears of those calls too.
  func noteDirectCall(_ callback: HeadlessCallback) {
    guard let observer = HeadlessRuntime.callbackObserver else { return }
    if loadingState.delivering.contains(where: { $0.name == callback.name }) { return }
    observer(self, callback)
  }

  func sendWillMove(to parent: UIViewController?) {
    if parent == nil { appearanceState.isMovingFromParent = true }
    deliver(.willMove(toParent: parent)) { $0.willMove(toParent: parent) }
  }

  func sendDidMove(to parent: UIViewController?) {
    deliver(.didMove(toParent: parent)) { $0.didMove(toParent: parent) }
    settleMove(to: parent)
  }
}
