import PetriComposer
import PetriUIKit

/// VoiceOver's reading of a screen, a line an element, in the order of its swipes; below an element, its obstacles.
///
/// VoiceOver goes from top to bottom and in the direction of reading; bars and scroll views are each read to their end.
/// A presentation hides all that is behind it. Facts: UIKit's documentation of `UIAccessibility`,
/// AccessibilitySnapshot's parser for the order, WCAG 2.1 for contrast, Apple's Human Interface Guidelines for targets
/// of 44 points.
@MainActor
struct AccessibilityText {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  /// The elements that are read, in their order.
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

  /// How many elements and warnings there are.
  static func summary(of elements: [ReadElement]) -> String {
    let warnings = elements.reduce(0) { $0 + $1.warnings.count }
    return
      "\(elements.count) element\(elements.count == 1 ? "" : "s"), \(warnings) warning\(warnings == 1 ? "" : "s")"
  }

  /// The view of the last presentation, else the window.
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
