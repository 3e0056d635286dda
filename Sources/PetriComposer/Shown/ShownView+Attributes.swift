import PetriCatalog
import PetriUIKit

extension ShownView {
  /// What it is besides its kind and its subject: its kind's own attributes, then those that any view has. What is as usual is left
  /// out.
  package var attributes: [ShownAttribute] {
    let size = definition.flatMap { definition in
      definition.width == nil && definition.height == nil
        ? nil : [definition.width, definition.height].map { $0.map { Number.text(CGFloat($0)) } ?? "_" }
    }
    let isLabelled = definition?.accessibilityLabel != nil
    let own: [ShownAttribute?] = [
      size.map { ShownAttribute("width", $0.joined(separator: "x")) },
      isEnabled ? nil : ShownAttribute("enabled", "disabled"),
      view.isHidden ? ShownAttribute("hidden", "hidden") : nil,
      view.alpha == 1 ? nil : ShownAttribute("alpha", "alpha \(Number.text(view.alpha))"),
      isLabelled
        ? view.accessibilityLabel.map { ShownAttribute("accessibilityLabel", "accessibility \($0.quoted)") } : nil,
      tap.map { ShownAttribute("tap", "-> \($0)") },
    ]
    return kind.attributes + own.compactMap(\.self)
  }
}
