import PetriCatalog
import PetriUIKit

extension ProgressDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = Float(value.value(in: site.scope) ?? 0)
    return progress
  }
}

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

extension SpinnerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let spinner = UIActivityIndicatorView(style: large ? .large : .medium)
    spinner.keepSize()
    if animating.value(in: site.scope) ?? false { spinner.startAnimating() }
    return spinner
  }
}

struct ShownSpinner: ShownKind {
  private let view: UIActivityIndicatorView
  private let isAnimating: Bool

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIActivityIndicatorView else { return nil }
    self.view = view
    isAnimating = view.isAnimating
  }

  var word: String? { "spinner" }
  var isLeaf: Bool { true }
  var value: String? { isAnimating ? "animating" : "stopped" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.flag("large", view.style == .large)
    list.color("color", view.color, default: .systemGray)
    list.flag("stays when stopped", !view.hidesWhenStopped)
    return list.all
  }
  var form: ShownForm { .spinner(isAnimating: isAnimating) }
  var speech: ShownSpeech { ShownSpeech(stop: isAnimating ? .always : .asked, name: "In progress") }
}
