package import PetriComposer
import PetriUIKit

extension Contrast {
  /// The warning for text that is too faint, in a label, a button or a filled-in field. The system tints of buttons are
  /// exempt because Apple chose them.
  package static func warning(of shown: ShownView) -> ReadWarning? {
    switch shown.kind.form {
    case .text(let label): faintest(contrasts(of: label))?.warning
    case .button(let button): faintest(contrasts(of: button, tint: shown.tint).filter { !$0.isUsual })?.warning
    case .field(let field) where !field.typed.isEmpty: faintest(contrasts(of: field))?.warning
    default: nil
    }
  }

  private static func contrasts(of label: ShownLabel) -> [Contrast] {
    guard label.isEnabled, let font = label.font, let backdrop = Backdrop(of: label.view) else { return [] }
    let parts = HeadlessRuntime.visibleParts(of: label.view).filter { $0.text.contains { !$0.isWhitespace } }
    let attributes = parts.isEmpty ? [[:]] : parts.map(\.attributes)
    return attributes.map { attributes in
      let color = attributes[.foregroundColor] as? UIColor ?? label.color
      return Contrast(
        of: color,
        on: attributes[.backgroundColor] as? UIColor,
        in: attributes[.font] as? UIFont ?? font,
        before: backdrop,
        isUsual: color.isOfSystem
      )
    }
  }

  private static func contrasts(of button: ShownButton, tint: UIColor) -> [Contrast] {
    guard button.isEnabled, !button.title.isEmpty else { return [] }
    let colors = button.colors(tint: tint)
    guard let backdrop = Backdrop(of: button.view, fill: colors.fill) else { return [] }
    return [
      Contrast(
        of: colors.title,
        in: HeadlessRuntime.titleFont(of: button.view),
        before: backdrop,
        isUsual: tint.isOfSystem && button.ownColors.allSatisfy(\.isOfSystem)
      )
    ]
  }

  private static func contrasts(of field: ShownTextField) -> [Contrast] {
    guard field.view.isEnabled, let backdrop = Backdrop(of: field.view) else { return [] }
    let color = field.view.textColor ?? .label
    return [Contrast(of: color, in: field.font, before: backdrop, isUsual: color.isOfSystem)]
  }
}
