import PetriCatalog
import PetriUIKit

extension ProgressDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = Float(value.value(in: site.scope) ?? 0)
    return progress
  }
}

/// A part done.
struct ShownProgress: ShownKind {
  private let view: UIProgressView
  private let share: Float

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIProgressView else { return nil }
    self.view = view
    share = view.progress
  }

  var word: String? { "progress" }
  var isLeaf: Bool { true }
  var value: String? { Number.text(CGFloat(share)) }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.flag("bar", view.progressViewStyle == .bar)
    list.color("progressTintColor", view.progressTintColor)
    list.color("trackTintColor", view.trackTintColor)
    return list.all
  }
  var form: ShownForm { .bar(share: share) }
  var speech: ShownSpeech {
    ShownSpeech(stop: .always, name: "Progress", value: Number.percent(share))
  }
}
