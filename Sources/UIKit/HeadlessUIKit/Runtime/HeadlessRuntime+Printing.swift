import Foundation

extension HeadlessRuntime {
  /// The text of UIKit's `_printHierarchy` without addresses. Loads no view.
  public static func printHierarchy(of controller: UIViewController) -> String {
    var lines: [String] = []
    var waiting: [(controller: UIViewController, depth: Int, marker: String, tail: String)] = [(controller, 0, "", "")]
    while let (current, depth, marker, tail) = waiting.popLast() {
      let prefix = depth == 0 ? "" : indent(depth) + marker
      lines.append("\(prefix)<\(className(of: current))>, \(stateAndView(of: current))\(tail)")
      var next = current.children.map { ($0, depth + 1, "| ", "") }
      if let presentation = current.presentation {
        let tail = ", presented with: <\(className(of: presentation.controller))>"
        next.append((presentation.presented, depth + 1, "+ ", tail))
      }
      waiting.append(contentsOf: next.reversed())
    }
    return lines.joined(separator: "\n")
  }

  private static func indent(_ depth: Int) -> String {
    "   " + String(repeating: "|    ", count: depth - 1)
  }

  private static func stateAndView(of controller: UIViewController) -> String {
    let state = "state: \(controller.appearance.rawValue), view: "
    guard let view = controller.viewIfLoaded else { return state + "(view not loaded)" }
    return state + "<\(className(of: view))>" + (view.window == nil ? " not in the window" : "")
  }

  /// The text of UIKit's `recursiveDescription` without addresses.
  public static func recursiveDescription(of view: UIView) -> String {
    var lines: [String] = []
    var waiting: [(view: UIView, depth: Int)] = [(view, 0)]
    while let (current, depth) = waiting.popLast() {
      let prefix = depth == 0 ? "" : indent(depth) + "| "
      lines.append(prefix + description(of: current))
      // In UIKit these are subviews of the button.
      for part in (current as? UIButton)?.parts ?? [] {
        lines.append(indent(depth + 1) + "| " + ownDescription(of: part.view, at: part.frame))
      }
      waiting.append(contentsOf: current.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  public static func description(of view: UIView) -> String { view.description }

  /// The description in UIKit's order of fields, without addresses of layers, gesture recognizers and images.
  static func ownDescription(of view: UIView, at proposedFrame: CGRect? = nil) -> String {
    var fields = [className(of: view)]
    if let base = kitBase(of: view) { fields.append("baseClass = \(base)") }
    let frame = proposedFrame ?? view.frame
    let origin = "\(shortNumber(frame.minX)) \(shortNumber(frame.minY))"
    fields.append("frame = (\(origin); \(shortNumber(frame.width)) \(shortNumber(frame.height)))")
    if let transform = view.storedTransform {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(shortNumber)
      fields.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = view.describedText { fields.append("text = '\(text)'") }
    if view.clipsToBounds { fields.append("clipsToBounds = YES") }
    if view.alpha != 1 { fields.append("alpha = \(shortNumber(view.alpha))") }
    if view.isHidden { fields.append("hidden = YES") }
    if !view.isOpaque { fields.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty { fields.append("autoresize = \(view.autoresizingMask.text)") }
    if !view.isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
    if view.tag != 0 { fields.append("tag = \(view.tag)") }
    if let tint = view.ownTintColor { fields.append("tintColor = \(tint)") }
    if !view.recognizers.isEmpty || view is UIScrollView { fields.append("gestureRecognizers = <NSArray>") }
    if let color = view.backgroundColor { fields.append("backgroundColor = \(color)") }
    let details = view.describedDetails
    fields += details.before
    fields.append("layer = <\(view.layerName)>")
    return "<\((fields + details.after).joined(separator: "; "))>"
  }

  private static func kitBase(of view: UIView) -> String? {
    var kind: AnyClass = type(of: view)
    if isKits(kind) { return nil }
    while let next = _getSuperclass(kind) {
      kind = next
      if isKits(kind) { break }
    }
    return kind == UIView.self ? nil : className(of: kind)
  }
}

extension UIView.AutoresizingMask {
  fileprivate var text: String {
    let letters: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// A number as UIKit's descriptions print it: six significant digits, no trailing zeros.
func shortNumber(_ value: CGFloat) -> String {
  if value == value.rounded(), abs(value) < 1_000_000 { return String(Int(value)) }
  return String(format: "%g", Double(value))
}
