import PetriCatalog
import PetriComposer
import PetriUIKit

/// A pseudolocale with texts 40 % longer, like a translation.
@MainActor
struct Pseudolocale {
  private nonisolated static let filling = "lorem ipsum dolor sit amet "

  nonisolated static func longer(_ text: String) -> String {
    let count = (text.count * 2 + 4) / 5
    guard count > 1 else { return text + "m" }
    let filling = String(repeating: filling, count: count / filling.count + 1)
    return text + " " + filling.prefix(count - 1).trimmingSuffix { $0 == " " }
  }

  static func lengthen(_ shown: ShownView) {
    if let definition = shown.definition, definition.kind.definition.texts.contains(where: \.isOwn) {
      switch shown.view {
      case let button as UIButton: button.setTitle(longer(button.currentTitle), for: .normal)
      case let label as UILabel where type(of: label) == UILabel.self: label.text = longer(label.text)
      case let field as UITextField: field.placeholder = longer(field.placeholder)
      case let segments as UISegmentedControl:
        for index in 0..<segments.numberOfSegments {
          segments.setTitle(longer(segments.titleForSegment(at: index)), forSegmentAt: index)
        }
      default: break
      }
    }
    shown.view.invalidateIntrinsicContentSize()
    shown.view.setNeedsLayout()
    guard !(shown.view is UIControl) else { return }
    for subview in shown.subviews { lengthen(subview) }
  }

  private static func longer(_ text: String?) -> String? {
    text.map { $0.isEmpty ? $0 : longer($0) }
  }
}

extension LocalizedText {
  /// Whether the text has letters outside of interpolations.
  fileprivate var isOwn: Bool { "\(self)".replacing(#/\$\{[^}]*\}/#, with: "").contains(where: \.isLetter) }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
