import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

/// UIKit wraps a long title and grows the button, but Petri's UIKit doesn't, so the lines are counted here.
extension LayoutInspector {
  struct BrokenTitle {
    let shown: ShownView
    /// The additional height that wrapping needs, in points.
    let height: CGFloat
  }

  mutating func checkTitle(_ shown: ShownView, _ around: Surroundings) {
    guard let button = shown.view as? UIButton, button.currentTitle?.isEmpty == false else { return }
    let wanted = button.intrinsicContentSize
    if button.bounds.height < wanted.height * 0.7 { return addCut(shown) }
    guard button.bounds.width < wanted.width - 1, button.bounds.height < wanted.height * 1.5 else { return }
    guard let lines = LayoutInspector.lines(of: button), !hasHeight(shown) else { return addCut(shown) }
    guard lines > 1, !around.scrolls.vertically, case .none = around.floating else { return }
    let height = CGFloat(lines - 1) * LayoutInspector.titleFont(of: button).lineHeight
    brokenTitles.append(BrokenTitle(shown: shown, height: height))
  }

  /// Reports all wrapped titles as truncated if the screen has no room for their lines.
  mutating func takeBrokenTitles() {
    guard brokenTitles.reduce(0, { $0 + $1.height }) > largestGap else { return }
    for title in brokenTitles { addCut(title.shown) }
  }

  private mutating func addCut(_ shown: ShownView) {
    add(.truncation, shown, "the title of \(LayoutInspector.words(shown)) is cut")
  }

  /// The number of lines when wrapped at words; `nil` if a word is too wide or the title may not wrap.
  private static func lines(of button: UIButton) -> Int? {
    guard button.configuration?.titleLineBreakMode == .byWordWrapping, let title = button.currentTitle else {
      return nil
    }
    let font = titleFont(of: button)
    let around = button.intrinsicContentSize.width - LayoutInspector.width(of: title, in: font)
    let room = button.bounds.width - around + 1
    let space = LayoutInspector.width(of: " ", in: font)
    var (lines, width): (Int, CGFloat) = (0, .infinity)
    for word in title.split(whereSeparator: \.isWhitespace) {
      let own = LayoutInspector.width(of: String(word), in: font)
      guard own <= room else { return nil }
      width += space + own
      if width > room { (lines, width) = (lines + 1, own) }
    }
    return lines
  }

  private static func titleFont(of button: UIButton) -> UIFont {
    button.configuration?.titleTextAttributesTransformer?(AttributeContainer()).font
      ?? .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
  }

  private func hasHeight(_ shown: ShownView) -> Bool {
    sequence(first: shown.view) { $0.superview }.prefix { !($0 is UIScrollView) }.contains {
      ShownView($0).definition?.height != nil
    }
  }
}
