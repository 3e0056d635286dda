import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

extension LayoutInspector {
  mutating func checkControlTexts(_ shown: ShownView, _ frame: CGRect) {
    switch shown.kind.form {
    case .field(let field): checkPlaceholder(of: field, shown, frame)
    case .segments(let segments): checkSegments(segments, shown, frame)
    default: break
    }
  }

  private mutating func checkPlaceholder(of field: ShownTextField, _ shown: ShownView, _ frame: CGRect) {
    guard field.typed.isEmpty, let placeholder = field.placeholder, !field.view.adjustsFontSizeToFitWidth else {
      return
    }
    let room = field.line(in: frame, isMirrored: shown.isMirrored).width
    guard LayoutInspector.width(of: placeholder, in: field.font) > room + 1 else { return }
    add(.truncation, shown, "the placeholder of \(LayoutInspector.words(shown)) is cut")
  }

  private mutating func checkSegments(_ segments: ShownSegments, _ shown: ShownView, _ frame: CGRect) {
    let titles = segments.titles.map { $0 ?? "" }
    let widths = titles.enumerated().map { LayoutInspector.width(of: $1, in: segments.font(of: $0)) }
    let insets = 2 * ShownSegments.titleInset
    if segments.view.apportionsSegmentWidthsByContent {
      guard widths.reduce(0, { $0 + $1 + insets }) > frame.width + 1 else { return }
      return add(.truncation, shown, "the segments of \(LayoutInspector.words(shown)) are wider than it is")
    }
    let room = segments.part(0, in: frame, isMirrored: shown.isMirrored).width - insets
    guard let cut = widths.firstIndex(where: { $0 > room + 1 }) else { return }
    add(.truncation, shown, "the segment '\(titles[cut].prefix(40))' is cut")
  }
}
