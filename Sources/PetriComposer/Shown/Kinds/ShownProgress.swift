import PetriUIKit

/// A part done.
package struct ShownProgress: ShownKind {
  private let share: Float

  @MainActor
  init(_ view: UIProgressView) {
    share = view.progress
  }

  package var word: String? { "progress" }
  package var isLeaf: Bool { true }
  package var value: String? { Number.text(CGFloat(share)) }
  package var form: ShownForm { .bar(share: share) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, name: "Progress", value: Number.percent(share))
  }
}
