import PetriComposer
import PetriUIKit

/// VoiceOver's reading of a screen: a line per element in swipe order, with the obstacles of an element below it.
///
/// VoiceOver reads from top to bottom and in the writing direction; it finishes each bar and scroll view before it goes
/// on, and skips whatever a presentation covers. Sources: UIKit's documentation of `UIAccessibility`,
/// AccessibilitySnapshot's parser for the order, WCAG 2.1 for contrast, the Human Interface Guidelines for targets of
/// 44 points.
@MainActor
struct AccessibilityText {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  /// The elements in reading order.
  var elements: [ReadElement] {
    let collector = ElementCollector(
      isMirrored: launched.stage.environment.isRightToLeft,
      idiom: launched.stage.window.traitCollection.userInterfaceIdiom
    )
    return collector.elements(in: ShownView(frontmost))
  }

  var text: String {
    let elements = elements
    return ([launched.headline, AccessibilityText.summary(of: elements)] + elements.flatMap(\.lines))
      .joined(separator: "\n") + "\n"
  }

  /// The number of elements and of warnings, in words.
  static func summary(of elements: [ReadElement]) -> String {
    let warnings = elements.reduce(0) { $0 + $1.warnings.count }
    return
      "\(elements.count) element\(elements.count == 1 ? "" : "s"), \(warnings) warning\(warnings == 1 ? "" : "s")"
  }

  /// The view of the topmost presentation, or the window.
  private var frontmost: UIView {
    var controller = launched.stage.window.rootViewController
    var front: UIView = launched.stage.window
    while let current = controller {
      controller = current.presentedViewController
      if let view = controller?.viewIfLoaded, view.window != nil { front = view }
    }
    return front
  }
}
