import PetriCatalog
import PetriUIKit

extension SpinnerDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let spinner = UIActivityIndicatorView(style: large ? .large : .medium)
    spinner.keepSize()
    if animating.value(in: site.scope) ?? false { spinner.startAnimating() }
    return spinner
  }
}

/// Something goes on.
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
    list.color("color", view.color, usual: .systemGray)
    list.flag("stays when stopped", !view.hidesWhenStopped)
    return list.all
  }
  var form: ShownForm { .spinner(isAnimating: isAnimating) }
  var speech: ShownSpeech { ShownSpeech(stop: isAnimating ? .always : .asked, name: "In progress") }
}
