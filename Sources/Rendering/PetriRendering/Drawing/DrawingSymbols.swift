import Foundation
import PetriCatalog
import PetriComposer
import PetriText
import PetriUIKit

/// Draws UIKit's views as shapes and texts.
@MainActor
struct DrawingSymbols {
  let shown: ShownView
  let traits: UITraitCollection
  /// The catalogue, which has the images; `nil` for a controller that no catalogue made. It is a reference because
  /// views nest deeply.
  let catalog: Catalog?

  init(_ shown: ShownView, _ catalog: Catalog?) {
    self.shown = shown
    self.catalog = catalog
    traits = shown.view.traitCollection
  }

  /// Draws a view as a unit.
  ///
  /// - Returns: `false` if its subviews are to be drawn instead.
  func draw(at frame: CGRect, with drawing: inout Drawing) -> Bool {
    switch shown.kind.form {
    case .text(let label): text(of: label, at: frame, &drawing)
    case .button(let button): self.button(button, at: frame, &drawing)
    case .picture(let name): picture(name, at: frame, &drawing)
    case .symbol(let image): symbol(image, at: frame, &drawing)
    case .dates(let picker): dates(picker, at: frame, &drawing)
    case .wheel(let titles, let selected): wheel(titles, selected, at: frame, &drawing)
    case .field(let field): self.field(field, at: frame, &drawing)
    case .lines(let area): lines(area, at: frame, &drawing)
    case .toggle(let toggle): self.toggle(toggle, at: frame, &drawing)
    case .slider(let share): slider(Double(share), at: frame, &drawing)
    case .stepper(let isEnabled): stepper(isEnabled: isEnabled, at: frame, &drawing)
    case .segments(let segments): self.segments(segments, at: frame, &drawing)
    case .bar(let share): bar(Double(share), at: frame, &drawing)
    case .spinner(let isAnimating): if isAnimating { spinner(at: frame, &drawing) }
    case .dots(let dots): self.dots(dots, at: frame, &drawing)
    case .navigationBar(let bar): navigationBar(bar, at: frame, &drawing)
    case .tabBar(let bar): tabBar(bar, at: frame, &drawing)
    case .toolbar(let bar): toolbar(bar, at: frame, &drawing)
    case .keyboard(let keyboard): self.keyboard(keyboard, at: frame, &drawing)
    case .mark(let mark): self.mark(mark.mark, mark.color, at: frame, &drawing)
    case .line: drawing.rectangle(frame, .fill(Paint(.separator, in: traits)))
    case .gradient(let gradient, let radius):
      drawing.add(.gradient(frame, radius: radius, DrawingGradient(gradient, in: traits)))
    case .subviews, .box, .section: return false
    }
    return true
  }

  /// The tint color.
  var tint: Paint { Paint(shown.tint, in: traits) }

  /// Draws a line of text on a baseline.
  ///
  /// - Parameters:
  ///   - width: The width that layout gives the text; measured if it is `nil`.
  ///   - room: The maximum width; a longer text is truncated with an ellipsis.
  static func line(
    _ text: String,
    x: CGFloat,
    baseline: CGFloat,
    anchor: TextAnchor,
    width: CGFloat? = nil,
    room: CGFloat = .infinity,
    isWordBroken: Bool = false,
    font: UIFont,
    _ color: Paint,
    _ drawing: inout Drawing
  ) {
    let text = TextCleaning.picture.clean(text)
    let (shown, width) = width.map { (text, $0) } ?? FittedText.fitted(text, font: font, room: room)
    guard !shown.isEmpty else { return }
    var line = DrawingText(
      text: shown,
      x: x,
      baseline: baseline,
      anchor: anchor,
      width: width,
      font: DrawingFont(font),
      paint: color
    )
    if shown != text, shown.count > 1 { line.ellipsis = FittedText.width(of: "…", font) }
    line.isWordBroken = isWordBroken
    drawing.add(.text(line))
  }

  /// Draws a text centered in a frame, truncated to its width.
  func centered(
    _ text: String,
    in frame: CGRect,
    font: UIFont,
    _ color: Paint,
    _ drawing: inout Drawing
  ) {
    let baseline = frame.midY + font.capHeight / 2
    Self.line(text, x: frame.midX, baseline: baseline, anchor: .middle, room: frame.width, font: font, color, &drawing)
  }

  private func text(of label: ShownLabel, at frame: CGRect, _ drawing: inout Drawing) {
    guard let font = label.font else { return }
    let parts = HeadlessRuntime.visibleParts(of: label.view)
    guard parts.isEmpty else {
      for part in parts { self.part(part, of: label, at: frame, &drawing) }
      return
    }
    let (lines, widths, _) = HeadlessRuntime.visibleLines(of: label.view)
    let step = font.lineHeight + font.leading
    let height = CGFloat(lines.count) * step - font.leading
    let anchor = TextAnchor(label.alignment, isMirrored: shown.isMirrored)
    let paint = Paint(label.color, in: traits)
    for (index, text) in lines.enumerated() {
      let baseline = frame.midY - height / 2 + font.ascender + CGFloat(index) * step
      Self.line(
        text,
        x: anchor.x(in: frame),
        baseline: baseline,
        anchor: anchor,
        width: widths[index],
        isWordBroken: Self.breaksWord(lines, at: index, of: label.string),
        font: font,
        paint,
        &drawing
      )
    }
  }

  /// Whether a line break splits a word that is too long for a line.
  private static func breaksWord(_ lines: [String], at index: Int, of text: String) -> Bool {
    guard index + 1 < lines.count, let last = lines[index].last, let first = lines[index + 1].first else {
      return false
    }
    // Wide characters are never separated by spaces.
    return [last, first].allSatisfy { $0.isLetter && DisplayWidth.columns(of: $0) == 1 }
      && text.contains(lines[index] + lines[index + 1])
  }

  /// Draws a part of a text and its background, without leading and trailing spaces, for which viewers would stretch
  /// the letters.
  private func part(
    _ part: HeadlessRuntime.TextPart,
    of label: ShownLabel,
    at frame: CGRect,
    _ drawing: inout Drawing
  ) {
    let place = part.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    if let color = part.attributes[.backgroundColor] as? UIColor {
      drawing.rectangle(place, .fill(Paint(color, in: traits)))
    }
    let text = TextCleaning.picture.clean(part.text.trimmingCharacters(in: .whitespaces))
    guard !text.isEmpty, let font = part.attributes[.font] as? UIFont ?? label.font else { return }
    let width = FittedText.width(of: text, font)
    // Trailing spaces have no width.
    let before = FittedText.width(of: part.text, font) - width
    let after = part.frame.width - before - width
    let color = part.attributes[.foregroundColor] as? UIColor ?? label.color
    let left = place.minX + (WritingDirection.isRightToLeft(text) ? after : before)
    let anchor = TextAnchor(label.alignment, isMirrored: shown.isMirrored)
    var line = DrawingText(
      text: text,
      x: anchor.x(in: CGRect(x: left, y: place.minY, width: width, height: place.height)),
      baseline: frame.minY + part.baseline,
      anchor: anchor,
      width: width,
      font: DrawingFont(font),
      paint: Paint(label.isEnabled ? color : label.color, in: traits)
    )
    line.isUnderlined = part.attributes[.underlineStyle] != nil
    line.isStruckThrough = part.attributes[.strikethroughStyle] != nil
    drawing.add(.text(line))
  }

  private func lines(_ area: ShownTextView, at frame: CGRect, _ drawing: inout Drawing) {
    let font = area.view.font ?? .systemFont(ofSize: 17)
    let inset = area.view.textContainerInset
    let padding = area.view.textContainer.lineFragmentPadding
    let (left, right) = (inset.left + padding, inset.right + padding)
    let text = frame.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    let anchor = TextAnchor(area.view.textAlignment, isMirrored: shown.isMirrored)
    var baseline = frame.minY + inset.top + font.ascender
    var lines = FittedText.lines(area.lines, font: font, room: text.width)
    // The text of a field scrolls; its placeholder doesn't.
    let most = max(1, Int((frame.height - inset.top - inset.bottom) / font.lineHeight))
    if area.typed.isEmpty, lines.count > most { lines = lines.prefix(most - 1) + [lines[most - 1] + "…"] }
    for line in lines where baseline <= frame.maxY {
      Self.line(
        line,
        x: anchor.x(in: text),
        baseline: baseline,
        anchor: anchor,
        room: text.width,
        font: font,
        Paint(area.typed.isEmpty ? .placeholderText : area.view.textColor ?? .label, in: traits),
        &drawing
      )
      baseline += font.lineHeight + font.leading
    }
  }

  private func button(_ button: ShownButton, at frame: CGRect, _ drawing: inout Drawing) {
    let (fill, title) = button.colors(tint: shown.tint)
    if let fill { drawing.rectangle(frame, radius: 8, .fill(Paint(fill, in: traits))) }
    let isClose = button.view.buttonType == .close && button.image != nil
    if isClose {
      let radius = min(frame.width, frame.height) / 2
      let center = CGPoint(x: frame.midX, y: frame.midY)
      drawing.add(.disc(center: center, radius: radius, Paint(.tertiarySystemFill, in: traits), edge: nil))
    }
    let color = Paint(isClose ? .secondaryLabel : title, in: traits)
    guard !button.title.isEmpty else {
      if let image = button.image { picture(image, in: frame, color, &drawing) }
      return
    }
    let font = HeadlessRuntime.titleFont(of: button.view)
    // In a button from a catalogue, the definition determines the position of the image.
    let text = CGSize(
      width: FittedText.fitted(button.title, font: font, room: .infinity).width,
      height: font.lineHeight
    )
    guard let image = button.image, button.isDefined else {
      let place = ButtonParts.titleAlone(button, width: text.width, in: frame)
      return centered(button.title, in: place, font: font, color, &drawing)
    }
    let parts = ButtonParts(button, text: text, image: image.size, in: frame, isMirrored: shown.isMirrored)
    picture(image, in: parts.image, color, &drawing)
    centered(button.title, in: parts.title, font: font, color, &drawing)
  }

  private func field(_ field: ShownTextField, at frame: CGRect, _ drawing: inout Drawing) {
    if field.isSearch {
      drawing.rectangle(frame, radius: 10, .fill(Paint(.tertiarySystemFill, in: traits)))
      let side: CGFloat = 18
      let x = shown.isMirrored ? frame.maxX - 7 - side : frame.minX + 7
      let glass = CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)
      symbol("magnifyingglass", in: glass, Paint(.secondaryLabel, in: traits), &drawing)
    } else if field.borderStyle != .none {
      let isLine = field.borderStyle == .line
      let paint = Paint(isLine ? .label : .separator, in: traits)
      drawing.rectangle(frame, radius: field.borderStyle == .roundedRect ? 6 : 0, .stroke(paint))
      if field.borderStyle == .bezel {
        drawing.rectangle(frame.insetBy(dx: 1, dy: 1), .stroke(Paint(.systemGray4, in: traits)))
      }
    }
    let room = field.line(in: frame, isMirrored: shown.isMirrored)
    let anchor = TextAnchor(field.view.textAlignment, isMirrored: shown.isMirrored)
    Self.line(
      field.line,
      x: anchor.x(in: room),
      baseline: frame.midY + field.font.capHeight / 2,
      anchor: anchor,
      room: room.width,
      font: field.font,
      Paint(field.typed.isEmpty ? .placeholderText : .label, in: traits),
      &drawing
    )
  }

  private func toggle(_ toggle: ShownSwitch, at frame: CGRect, _ drawing: inout Drawing) {
    let body = CGRect(x: frame.minX, y: frame.midY - 15.5, width: 51, height: 31)
    let color = Paint(toggle.isOn ? toggle.tint : .systemGray4, in: traits)
    drawing.rectangle(body, radius: 15.5, .fill(color))
    circle(x: toggle.isOn ? body.maxX - 15.5 : body.minX + 15.5, y: body.midY, radius: 13.5, &drawing)
  }

  private func circle(x: CGFloat, y: CGFloat, radius: CGFloat, _ drawing: inout Drawing) {
    drawing.add(.disc(center: CGPoint(x: x, y: y), radius: radius, .white, edge: Paint(.separator, in: traits)))
  }

  private func slider(_ share: Double, at frame: CGRect, _ drawing: inout Drawing) {
    bar(share, at: frame, &drawing)
    let bounded = CGFloat(share.isFinite ? min(1, max(0, share)) : 0)
    circle(x: frame.minX + frame.width * bounded, y: frame.midY, radius: 13, &drawing)
  }

  private func bar(_ share: Double, at frame: CGRect, _ drawing: inout Drawing) {
    let share = CGFloat(share.isFinite ? min(1, max(0, share)) : 0)
    var track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    drawing.rectangle(track, radius: 2, .fill(Paint(.systemGray4, in: traits)))
    track.size.width *= share
    drawing.rectangle(track, radius: 2, .fill(shown.isEnabled ? tint : Paint(.systemGray3, in: traits)))
  }

  private func stepper(isEnabled: Bool, at frame: CGRect, _ drawing: inout Drawing) {
    let body = CGRect(x: frame.minX, y: frame.midY - 16, width: 94, height: 32)
    drawing.rectangle(body, radius: 8, .fill(Paint(.systemGray5, in: traits)))
    let color = Paint(isEnabled ? .label : .tertiaryLabel, in: traits)
    for (index, sign) in ["−", "+"].enumerated() {
      let half = CGRect(x: body.minX + CGFloat(index) * 47, y: body.minY, width: 47, height: 32)
      centered(sign, in: half, font: .systemFont(ofSize: 20), color, &drawing)
    }
  }

  private func segments(_ segments: ShownSegments, at frame: CGRect, _ drawing: inout Drawing) {
    guard !segments.titles.isEmpty else { return }
    drawing.rectangle(frame, radius: 8, .fill(Paint(.systemGray5, in: traits)))
    let color = Paint(shown.isEnabled ? .label : .tertiaryLabel, in: traits)
    for (index, title) in segments.titles.enumerated() {
      let part = segments.part(index, in: frame, isMirrored: shown.isMirrored)
      if index == segments.selected {
        let inner = part.insetBy(dx: 2, dy: 2)
        drawing.rectangle(inner, radius: 6, .fill(Paint(.systemBackground, in: traits)))
      }
      let room = part.insetBy(dx: ShownSegments.titleInset, dy: 0)
      centered(title ?? "", in: room, font: segments.font(of: index), color, &drawing)
    }
  }

  /// Draws the dots of a page control.
  private func dots(_ dots: ShownDots, at frame: CGRect, _ drawing: inout Drawing) {
    let count = dots.count
    guard count > 0 else { return }
    let step = min(18, frame.width / CGFloat(count))
    let left = frame.midX - step * CGFloat(count - 1) / 2
    for index in 0..<count {
      let x = left + step * CGFloat(shown.isMirrored ? count - 1 - index : index)
      let center = CGPoint(x: x, y: frame.midY)
      drawing.add(.disc(center: center, radius: 3.5, Paint(dots.color(at: index), in: traits), edge: nil))
    }
  }

  /// Draws a chevron or a checkmark.
  func mark(_ mark: RowMark, _ color: UIColor, at frame: CGRect, _ drawing: inout Drawing) {
    let side: CGFloat = mark == .disclosure ? 16 : 20
    let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    symbol(mark.symbolName, in: box, Paint(color, in: traits), &drawing)
  }

  private func spinner(at frame: CGRect, _ drawing: inout Drawing) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    drawing.add(.ring(center: center, radius: 9, Paint(.secondaryLabel, in: traits)))
  }
}
