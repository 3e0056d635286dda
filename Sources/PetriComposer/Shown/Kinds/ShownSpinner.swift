import PetriUIKit

/// Something goes on.
package struct ShownSpinner: ShownKind {
  private let view: UIActivityIndicatorView
  private let isAnimating: Bool

  @MainActor
  init(_ view: UIActivityIndicatorView) {
    self.view = view
    isAnimating = view.isAnimating
  }

  package var word: String? { "spinner" }
  package var isLeaf: Bool { true }
  package var value: String? { isAnimating ? "animating" : "stopped" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.flag("large", view.style == .large)
    list.color("color", view.color, usual: .systemGray)
    list.flag("stays when stopped", !view.hidesWhenStopped)
    return list.all
  }
  package var form: ShownForm { .spinner(isAnimating: isAnimating) }
  package var speech: ShownSpeech { ShownSpeech(stop: isAnimating ? .always : .asked, name: "In progress") }
}
