package import PetriUIKit

/// Dots for pages.
package struct ShownPages: ShownKind {
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
  init(_ view: UIPageControl) {
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
  package var input: ShownInput? { view is PageDots ? .pages(self) : nil }
}
