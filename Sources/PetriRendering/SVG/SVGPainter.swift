import PetriCatalog
import PetriComposer
import PetriUIKit

/// Draws views, the lowest first.
@MainActor
struct SVGPainter {
  var writer = SVGWriter()
  private let launched: LaunchedScreen
  private var clips = 0

  init(launched: LaunchedScreen) {
    self.launched = launched
  }

  /// Draws a view and what is in it.
  ///
  /// - Parameter frame: where the view is in the window, in points.
  mutating func draw(_ view: UIView, at frame: CGRect) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let definition = launched.definition(of: view)
    let isRaised = isRaised(view, frame)
    if isRaised { dim(behind: view) }
    let attributes = attributes(of: view, definition)
    if !attributes.isEmpty { writer.open("g", attributes) }
    drawBackground(of: view, definition, at: frame, isRaised: isRaised)
    if !SVGSymbols(traits: view.traitCollection).draw(view, definition, at: frame, with: &writer) {
      drawSubviews(of: view, at: frame)
    }
    if !attributes.isEmpty { writer.close("g") }
  }

  /// The time, unless the status bar is hidden.
  mutating func drawStatusBar() {
    let window = launched.stage.window
    let top = window.safeAreaInsets.top
    guard top > 0, !StatusBarAnswer.isHidden(in: window) else { return }
    let font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    let color = SVGColor(.label, in: window.traitCollection)
    SVGSymbols(traits: window.traitCollection)
      .line("9:41", x: 32, baseline: top / 2 + 6, anchor: "start", font: font, color, &writer)
  }

  private mutating func drawSubviews(of view: UIView, at frame: CGRect) {
    let isClipped = view.clipsToBounds || view is UIScrollView
    if isClipped {
      clips += 1
      writer.open("clipPath", [("id", "clip-\(clips)")])
      writer.element("rect", frame.svg)
      writer.close("clipPath")
      writer.open("g", [("clip-path", "url(#clip-\(clips))")])
    }
    for subview in view.subviews {
      let origin = CGPoint(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY
      )
      draw(subview, at: CGRect(origin: origin, size: subview.frame.size))
    }
    if isClipped { writer.close("g") }
  }

  private func attributes(of view: UIView, _ definition: ViewDefinition?) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if let controller = view.next as? UIViewController {
      attributes.append(("data-controller", controller.displayName))
    }
    if let id = definition?.id { attributes.append(("data-view", id)) }
    if view.alpha < 1 { attributes.append(("opacity", Number.text(view.alpha))) }
    return attributes
  }

  private mutating func drawBackground(
    of view: UIView,
    _ definition: ViewDefinition?,
    at frame: CGRect,
    isRaised: Bool
  ) {
    var radius = view.layer.cornerRadius
    if case .box(let box)? = definition?.kind { radius = CGFloat(box.cornerRadius) }
    let isBox = if case .box? = definition?.kind { true } else { false }
    guard let color = view.backgroundColor ?? (isRaised ? elevated(view) : nil) else {
      if isBox {
        let line = SVGColor(.separator, in: view.traitCollection)
        writer.element("rect", frame.svg + rounded(radius) + [("fill", "none")] + line.stroke)
      }
      return
    }
    let paint = SVGColor(color, in: view.traitCollection)
    guard paint.opacity > 0 else { return }
    writer.element("rect", frame.svg + rounded(isRaised ? max(10, radius) : radius) + paint.fill)
  }

  /// In the dark, UIKit's sheets are lighter than what is behind them.
  private func elevated(_ view: UIView) -> UIColor {
    view.traitCollection.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  private func rounded(_ radius: CGFloat) -> [(String, String)] { radius > 0 ? [("rx", Number.text(radius))] : [] }

  /// What is behind a sheet, an alert or a popover is dimmed.
  private mutating func dim(behind view: UIView) {
    writer.element("rect", launched.stage.window.bounds.svg + [("fill", "#000000"), ("fill-opacity", "0.2")])
  }

  /// Whether a view is the root view of a presented controller that does not fill the window.
  private func isRaised(_ view: UIView, _ frame: CGRect) -> Bool {
    guard let controller = view.next as? UIViewController, controller.presentingViewController != nil,
      controller.parent == nil
    else { return false }
    return frame.size != launched.stage.window.bounds.size
  }
}
