public import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.storedView === self { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.storedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self, let index = recognizers.index(ofObject: recognizer) else { return }
    recognizers.remove(at: index)
    recognizer.storedView = nil
  }

  func replaceRecognizers(_ new: [UIGestureRecognizer]) {
    for recognizer in recognizers { recognizer.storedView = nil }
    recognizers = []
    for recognizer in new { attach(recognizer) }
  }

  func interactionsChanged(from old: [any UIInteraction]) {
    let kept = Set(interactions.map { ObjectIdentifier($0) })
    let before = Set(old.map { ObjectIdentifier($0) })
    for interaction in old where !kept.contains(ObjectIdentifier(interaction)) {
      interaction.willMove(to: nil)
      interaction.didMove(to: nil)
    }
    for interaction in interactions where !before.contains(ObjectIdentifier(interaction)) {
      interaction.willMove(to: self)
      interaction.didMove(to: self)
    }
  }
}

/// An object that handles a view's events.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
