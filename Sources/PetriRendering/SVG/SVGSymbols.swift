import PetriCatalog
import PetriUIKit

/// UIKit's views as shapes and texts.
@MainActor
struct SVGSymbols {
  let traits: UITraitCollection

  /// Draws a view that is drawn as a whole.
  ///
  /// - Returns: `false` for one whose subviews are drawn.
  func draw(_ view: UIView, _ definition: ViewDefinition?, at frame: CGRect, with writer: inout SVGWriter) -> Bool {
    switch view {
    case let label as UILabel: text(of: label, at: frame, &writer)
    case let button as UIButton: self.button(button, definition, at: frame, &writer)
    case let image as UIImageView: self.image(image, at: frame, &writer)
    case let field as UITextField: self.field(field, at: frame, &writer)
    case let view as UISwitch: toggle(view, at: frame, &writer)
    case let slider as UISlider: self.slider(slider, at: frame, &writer)
    case let stepper as UIStepper: self.stepper(stepper, at: frame, &writer)
    case let segments as UISegmentedControl: self.segments(segments, at: frame, &writer)
    case let progress as UIProgressView: bar(Double(progress.progress), at: frame, tint(of: progress), &writer)
    case let spinner as UIActivityIndicatorView: if spinner.isAnimating { self.spinner(at: frame, &writer) }
    case let pages as UIPageControl: dots(pages, at: frame, &writer)
    case let bar as UINavigationBar: navigationBar(bar, at: frame, &writer)
    case let bar as UITabBar: tabBar(bar, at: frame, &writer)
    case let bar as UIToolbar: toolbar(bar, at: frame, &writer)
    default:
      guard case .divider? = definition?.kind else { return false }
      writer.element("rect", frame.svg + SVGColor(.separator, in: traits).fill)
    }
    return true
  }

  private func tint(of view: UIView) -> SVGColor { SVGColor(view.tintColor ?? .systemBlue, in: traits) }

  /// A line of text with its baseline at a height.
  ///
  /// - Parameters:
  ///   - width: how wide layout has it; measured where it is `nil`.
  ///   - room: how wide it may be; what is wider is cut with an ellipsis.
  func line(
    _ text: String,
    x: CGFloat,
    baseline: CGFloat,
    anchor: String,
    width: CGFloat? = nil,
    room: CGFloat = .infinity,
    font: UIFont,
    _ color: SVGColor,
    _ writer: inout SVGWriter
  ) {
    let (text, width) = width.map { (text, $0) } ?? SVGText.fitted(text, font: font, room: room)
    guard !text.isEmpty else { return }
    var attributes = [("x", Number.text(x)), ("y", Number.text(baseline)), ("font-size", Number.text(font.pointSize))]
    let symbolic = font.fontDescriptor.symbolicTraits
    if symbolic.contains(.traitBold) { attributes.append(("font-weight", "600")) }
    if symbolic.contains(.traitMonoSpace) { attributes.append(("font-family", "monospace")) }
    let isRightToLeft = WritingDirection.isRightToLeft(text)
    if isRightToLeft { attributes.append(("direction", "rtl")) }
    // Start and end are those of the text's own direction.
    let shown = isRightToLeft ? ["start": "end", "end": "start"][anchor] ?? anchor : anchor
    if shown != "start" { attributes.append(("text-anchor", shown)) }
    // The viewer's letters are made as wide together as the device's are: letters, not only blanks, so that joined ones
    // stay together.
    if width > 0 { attributes += [("textLength", Number.text(width)), ("lengthAdjust", "spacingAndGlyphs")] }
    writer.element("text", attributes + color.fill, text: text)
  }

  /// A text in the middle of a frame, cut at its sides.
  private func centered(
    _ text: String,
    in frame: CGRect,
    font: UIFont,
    _ color: SVGColor,
    _ writer: inout SVGWriter
  ) {
    let baseline = frame.midY + font.capHeight / 2
    line(text, x: frame.midX, baseline: baseline, anchor: "middle", room: frame.width, font: font, color, &writer)
  }

  private func text(of label: UILabel, at frame: CGRect, _ writer: inout SVGWriter) {
    guard let font = label.font, let color = label.textColor else { return }
    let (lines, widths, _) = HeadlessRuntime.visibleLines(of: label)
    let step = font.lineHeight + font.leading
    let height = CGFloat(lines.count) * step - font.leading
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, anchor): (CGFloat, String) =
      switch label.textAlignment {
      case .center: (frame.midX, "middle")
      case .right: (frame.maxX, "end")
      case .natural where isMirrored: (frame.maxX, "end")
      default: (frame.minX, "start")
      }
    let paint = SVGColor(label.isEnabled ? color : .tertiaryLabel, in: traits)
    for (index, text) in lines.enumerated() {
      let baseline = frame.midY - height / 2 + font.ascender + CGFloat(index) * step
      line(text, x: x, baseline: baseline, anchor: anchor, width: widths[index], font: font, paint, &writer)
    }
  }

  private func button(
    _ button: UIButton,
    _ definition: ViewDefinition?,
    at frame: CGRect,
    _ writer: inout SVGWriter
  ) {
    let tint = button.isEnabled ? button.tintColor ?? .systemBlue : UIColor.tertiaryLabel
    var (fill, title): (UIColor?, UIColor) = (button.configuration?.background.backgroundColor, tint)
    if case .button(let button)? = definition?.kind {
      switch button.style {
      case .filled: (fill, title) = (tint, .white)
      case .tinted: fill = tint.withAlphaComponent(0.15)
      case .gray: fill = .systemGray5
      default: break
      }
    }
    if let fill { writer.element("rect", frame.svg + [("rx", "8")] + SVGColor(fill, in: traits).fill) }
    let color = SVGColor(title, in: traits)
    guard let text = button.currentTitle, !text.isEmpty else {
      if let image = button.currentImage { picture(image, in: frame, color, &writer) }
      return
    }
    centered(text, in: frame, font: HeadlessRuntime.titleFont(of: button), color, &writer)
  }

  /// A picture in the middle of a frame, as large as it is or as there is room.
  func picture(_ image: UIImage, in frame: CGRect, _ color: SVGColor, _ writer: inout SVGWriter) {
    let size = CGSize(width: min(image.size.width, frame.width), height: min(image.size.height, frame.height))
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    let name = HeadlessRuntime.name(of: image)
    if let name {
      writer.open("g")
      writer.element("title", [], text: name)
    }
    writer.element("rect", CGRect(origin: origin, size: size).svg + [("rx", "4"), ("fill", "none")] + color.stroke)
    if name != nil { writer.close("g") }
  }

  /// A crossed box with the picture's name; where that would be too small to be read, the viewer shows it when asked.
  private func image(_ image: UIImageView, at frame: CGRect, _ writer: inout SVGWriter) {
    let name = image.image.flatMap(HeadlessRuntime.name)
    let font = name.flatMap { SVGText.font(for: $0, within: frame.insetBy(dx: 2, dy: 2).size, largest: 12) }
    if let name, font == nil {
      writer.open("g")
      writer.element("title", [], text: name)
    }
    let line = SVGColor(.separator, in: traits).stroke
    writer.element("rect", frame.svg + [("fill", "none")] + line)
    let ends = [(frame.minX, frame.minY, frame.maxX, frame.maxY), (frame.minX, frame.maxY, frame.maxX, frame.minY)]
    for (x1, y1, x2, y2) in ends {
      let place = [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)].map { ($0.0, Number.text($0.1)) }
      writer.element("line", place + line)
    }
    guard let name else { return }
    if let font {
      centered(name, in: frame, font: font, SVGColor(.secondaryLabel, in: traits), &writer)
    } else {
      writer.close("g")
    }
  }

  private func field(_ field: UITextField, at frame: CGRect, _ writer: inout SVGWriter) {
    writer.element("rect", frame.svg + [("rx", "6"), ("fill", "none")] + SVGColor(.separator, in: traits).stroke)
    let typed = field.text ?? ""
    let shown =
      typed.isEmpty
      ? field.placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let font = field.font ?? .systemFont(ofSize: 17)
    line(
      shown,
      x: isMirrored ? frame.maxX - 8 : frame.minX + 8,
      baseline: frame.midY + font.capHeight / 2,
      anchor: isMirrored ? "end" : "start",
      room: max(0, frame.width - 16),
      font: font,
      SVGColor(typed.isEmpty ? .placeholderText : .label, in: traits),
      &writer
    )
  }

  private func toggle(_ view: UISwitch, at frame: CGRect, _ writer: inout SVGWriter) {
    let body = CGRect(x: frame.minX, y: frame.midY - 15.5, width: 51, height: 31)
    let color = SVGColor(view.isOn ? view.onTintColor ?? .systemGreen : .systemGray4, in: traits)
    writer.element("rect", body.svg + [("rx", "15.5")] + color.fill)
    circle(x: view.isOn ? body.maxX - 15.5 : body.minX + 15.5, y: body.midY, radius: 13.5, &writer)
  }

  private func circle(x: CGFloat, y: CGFloat, radius: CGFloat, _ writer: inout SVGWriter) {
    let place = [("cx", x), ("cy", y), ("r", radius)].map { ($0.0, Number.text($0.1)) }
    writer.element("circle", place + [("fill", "#FFFFFF")] + SVGColor(.separator, in: traits).stroke)
  }

  private func slider(_ slider: UISlider, at frame: CGRect, _ writer: inout SVGWriter) {
    let room = max(.leastNonzeroMagnitude, slider.maximumValue - slider.minimumValue)
    let share = Double((slider.value - slider.minimumValue) / room)
    bar(share, at: frame, tint(of: slider), &writer)
    let bounded = CGFloat(share.isFinite ? min(1, max(0, share)) : 0)
    circle(x: frame.minX + frame.width * bounded, y: frame.midY, radius: 13, &writer)
  }

  private func bar(_ share: Double, at frame: CGRect, _ color: SVGColor, _ writer: inout SVGWriter) {
    let share = CGFloat(share.isFinite ? min(1, max(0, share)) : 0)
    var track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    writer.element("rect", track.svg + [("rx", "2")] + SVGColor(.systemGray4, in: traits).fill)
    track.size.width *= share
    writer.element("rect", track.svg + [("rx", "2")] + color.fill)
  }

  private func stepper(_ stepper: UIStepper, at frame: CGRect, _ writer: inout SVGWriter) {
    let body = CGRect(x: frame.minX, y: frame.midY - 16, width: 94, height: 32)
    writer.element("rect", body.svg + [("rx", "8")] + SVGColor(.systemGray5, in: traits).fill)
    let color = SVGColor(stepper.isEnabled ? .label : .tertiaryLabel, in: traits)
    for (index, sign) in ["−", "+"].enumerated() {
      let half = CGRect(x: body.minX + CGFloat(index) * 47, y: body.minY, width: 47, height: 32)
      centered(sign, in: half, font: .systemFont(ofSize: 20), color, &writer)
    }
  }

  private func segments(_ control: UISegmentedControl, at frame: CGRect, _ writer: inout SVGWriter) {
    let count = control.numberOfSegments
    guard count > 0 else { return }
    writer.element("rect", frame.svg + [("rx", "8")] + SVGColor(.systemGray5, in: traits).fill)
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = frame.width / CGFloat(count)
    for index in 0..<count {
      let slot = isMirrored ? count - 1 - index : index
      let part = CGRect(x: frame.minX + CGFloat(slot) * width, y: frame.minY, width: width, height: frame.height)
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        let inner = part.insetBy(dx: 2, dy: 2)
        writer.element("rect", inner.svg + [("rx", "6")] + SVGColor(.systemBackground, in: traits).fill)
      }
      let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
      let title = control.titleForSegment(at: index) ?? ""
      centered(title, in: part.insetBy(dx: 4, dy: 0), font: font, SVGColor(.label, in: traits), &writer)
    }
  }

  /// A dot a page, that of the page that is shown in the colour of texts.
  private func dots(_ pages: UIPageControl, at frame: CGRect, _ writer: inout SVGWriter) {
    let count = pages.numberOfPages
    guard count > (pages.hidesForSinglePage ? 1 : 0) else { return }
    let isMirrored = pages.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = min(16, frame.width / CGFloat(count))
    let left = frame.midX - step * CGFloat(count - 1) / 2
    for index in 0..<count {
      let isCurrent = index == pages.currentPage
      let color =
        isCurrent ? pages.currentPageIndicatorTintColor ?? .label : pages.pageIndicatorTintColor ?? .tertiaryLabel
      let x = left + step * CGFloat(isMirrored ? count - 1 - index : index)
      let place = [("cx", x), ("cy", frame.midY), ("r", 3.5)].map { ($0.0, Number.text($0.1)) }
      writer.element("circle", place + SVGColor(color, in: traits).fill)
    }
  }

  private func spinner(at frame: CGRect, _ writer: inout SVGWriter) {
    let place = [("cx", frame.midX), ("cy", frame.midY), ("r", 9)].map { ($0.0, Number.text($0.1)) }
    writer.element(
      "circle",
      place + [("fill", "none"), ("stroke-width", "3"), ("stroke-dasharray", "4 3")]
        + SVGColor(.secondaryLabel, in: traits).stroke
    )
  }
}
