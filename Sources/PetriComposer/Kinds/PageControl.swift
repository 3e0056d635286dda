package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension PageControlDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let dots = PageDots()
    dots.numberOfPages = min(1_000, max(0, pages.value(in: site.scope) ?? 0))
    dots.currentPage = current.value(in: site.scope) ?? 0
    return dots
  }

  func bindings(in scope: Scope) -> [InputBinding] { [InputBinding(current, in: scope)].compactMap(\.self) }
}

/// Dots of the catalogue's for pages.
final class PageDots: UIPageControl {}

/// Dots for pages.
package struct ShownPages: ShownInput {
  /// How many pages there are.
  package let count: Int
  /// The page that is shown.
  package let current: Int
  /// Whether there are no dots for so few pages.
  package let isBlank: Bool
  let view: UIPageControl
  private let dot: UIColor
  private let currentDot: UIColor

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIPageControl else { return nil }
    self.view = view
    count = view.numberOfPages
    current = view.currentPage
    isBlank = view.numberOfPages <= (view.hidesForSinglePage ? 1 : 0)
    dot = view.pageIndicatorTintColor ?? .tertiaryLabel
    currentDot = view.currentPageIndicatorTintColor ?? .label
  }

  /// The colour of a page's dot.
  package func color(isCurrent: Bool) -> UIColor { isCurrent ? currentDot : dot }

  package var word: String? { view is PageDots ? "pageControl" : nil }
  package var isLeaf: Bool { view is PageDots }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.word("page", "\(current + 1) of \(count)")
    list.flag("hidesForSinglePage", view.hidesForSinglePage)
    list.color("pageIndicatorTintColor", view.pageIndicatorTintColor)
    list.color("currentPageIndicatorTintColor", view.currentPageIndicatorTintColor)
    return list.all
  }
  package var form: ShownForm { .dots(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      stop: .always,
      words: ["adjustable"],
      value: "page \(current + 1) of \(count)",
      isUntouched: true,
      hasOwnSize: true
    )
  }
  package var touch: ShownTouch { view is PageDots ? .input : .nothing }
}

extension ShownPages {
  /// Those of a grid or a page view controller aren't changed by themselves.
  package var input: (any ShownInput)? { view is PageDots ? self : nil }
  package var held: InputValue { .index(current) }
  @MainActor package func put(_ value: InputValue) { if case .index(let page) = value { view.currentPage = page } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownPages {
    package var entry: String? { String(current) }
    package func entry(adjustedBy steps: Int) -> String? { String(min(count - 1, max(0, current + steps))) }
    @MainActor package func tap(as name: String) throws(RoutingProblem) {
      guard count > 0 else { throw .nothing(name, "it has no pages") }
      HeadlessRuntime.goTo(page: (current + 1) % count, in: view)
    }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let page = Int(text), page >= 0, page < count else {
        throw RoutingProblem("the pages are 0 to \(count - 1)")
      }
      HeadlessRuntime.goTo(page: page, in: view)
    }
  }
#endif
