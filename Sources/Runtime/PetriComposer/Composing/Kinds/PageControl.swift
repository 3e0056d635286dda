import PetriCatalog
import PetriRouting
import PetriUIKit

extension PageControlDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let dots = PageDots()
    dots.numberOfPages = min(1_000, max(0, pages.value(in: site.scope) ?? 0))
    dots.currentPage = current.value(in: site.scope) ?? 0
    return dots
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(current, in: scope)] }
}

final class PageDots: UIPageControl {}

struct ShownPageControl: ShownInput {
  let count: Int
  let current: Int
  let view: UIPageControl
  private let dots: ShownDots

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIPageControl else { return nil }
    self.view = view
    count = view.numberOfPages
    current = view.currentPage
    dots = ShownDots(
      count: view.hidesForSinglePage && view.numberOfPages == 1 ? 0 : view.numberOfPages,
      filled: view.currentPage..<view.currentPage + 1,
      filledColor: view.currentPageIndicatorTintColor ?? .label,
      color: view.pageIndicatorTintColor ?? .tertiaryLabel
    )
  }

  var word: String? { view is PageDots ? "pageControl" : nil }
  var isLeaf: Bool { view is PageDots }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.word("page", "\(current + 1) of \(count)")
    list.flag("hidesForSinglePage", view.hidesForSinglePage)
    list.color("pageIndicatorTintColor", view.pageIndicatorTintColor)
    list.color("currentPageIndicatorTintColor", view.currentPageIndicatorTintColor)
    return list.all
  }
  var form: ShownForm { .dots(dots) }
  var speech: ShownSpeech {
    ShownSpeech(
      stop: .always,
      words: ["adjustable"],
      value: "page \(current + 1) of \(count)",
      isUntouched: true,
      hasOwnSize: true
    )
  }
  var touch: ShownTouch { view is PageDots ? .input : .nothing }

  /// Only page controls of the catalogue are inputs; those of a grid or a page view controller follow their pages.
  var input: (any ShownInput)? { view is PageDots ? self : nil }
  var held: InputValue { .index(current) }
  @MainActor func put(_ value: InputValue) { if case .index(let page) = value { view.currentPage = page } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownPageControl {
    var entry: String? { String(current) }
    func entry(adjustedBy steps: Int) -> String? { String(min(count - 1, max(0, current + steps))) }
    @MainActor func tap(as name: String) throws(RoutingProblem) {
      guard count > 0 else { throw .nothing(name, "it has no pages") }
      HeadlessRuntime.goTo(page: (current + 1) % count, in: view)
    }
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let page = Int(text), page >= 0, page < count else {
        throw RoutingProblem("the pages are 0 to \(count - 1)")
      }
      HeadlessRuntime.goTo(page: page, in: view)
    }
  }
#endif
