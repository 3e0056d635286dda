import PetriUIKit

/// Something goes on.
package struct ShownSpinner: ShownKind {
  private let isAnimating: Bool

  @MainActor
  init(_ view: UIActivityIndicatorView) {
    isAnimating = view.isAnimating
  }

  package var word: String? { "spinner" }
  package var isLeaf: Bool { true }
  package var value: String? { isAnimating ? "animating" : "stopped" }
  package var form: ShownForm { .spinner(isAnimating: isAnimating) }
  package var speech: ShownSpeech { ShownSpeech(stop: isAnimating ? .always : .asked, name: "In progress") }
}
