package import PetriCatalog
package import PetriUIKit

extension ProgressDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = Float(value.value(in: site.scope) ?? 0)
    return progress
  }
}

/// A part done.
package struct ShownProgress: ShownKind {
  private let view: UIProgressView
  private let share: Float

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIProgressView else { return nil }
    self.view = view
    share = view.progress
  }

  package var word: String? { "progress" }
  package var isLeaf: Bool { true }
  package var value: String? { Number.text(CGFloat(share)) }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.flag("bar", view.progressViewStyle == .bar)
    list.color("progressTintColor", view.progressTintColor)
    list.color("trackTintColor", view.trackTintColor)
    return list.all
  }
  package var form: ShownForm { .bar(share: share) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, name: "Progress", value: Number.percent(share))
  }
}
