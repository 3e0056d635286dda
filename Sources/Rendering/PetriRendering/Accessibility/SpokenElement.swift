package import Foundation
import PetriComposer
package import PetriUIKit

/// The words that VoiceOver speaks at one element.
@MainActor
public struct SpokenElement {
  /// The spoken text: the name, the value, the kind and the hint, separated by commas.
  public let words: String
  /// Whether the element has no name of its own.
  public let isNameless: Bool
  /// The view or the bar button item; `nil` for an accessibility element that an app created.
  public let object: AnyObject?

  init(_ read: ReadElement) {
    let name = read.label.flatMap { $0.isEmpty ? nil : $0 }
    var parts = [name, read.value].compactMap(\.self)
    parts += read.words
    if let hint = read.hint { parts.append(hint) }
    words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    isNameless = name == nil
    object = read.object
  }

  /// Whether the element is a view or one of its descendants.
  public func isWithin(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    guard object !== other else { return true }
    guard let view = object as? UIView, let outer = other as? UIView else { return false }
    return view.isDescendant(of: outer)
  }
}

extension LaunchedScreen {
  /// The elements at which VoiceOver stops, in swipe order.
  public var spoken: [SpokenElement] { AccessibilityText(self).elements.map { SpokenElement($0) } }
}

/// An element at which VoiceOver stops, with its frame.
package struct PlacedStop: Hashable, Sendable {
  /// The spoken words.
  package let words: String
  /// The frame in the window, in points; `nil` for an empty one.
  package let frame: CGRect?
}

extension LaunchedScreen {
  /// The elements at which VoiceOver stops, in swipe order.
  package var stops: [PlacedStop] {
    let places = Dictionary(
      stage.touchables.map { (ObjectIdentifier($0.object), $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    return AccessibilityText(self).elements.map { element in
      // A bar button item has no view; its touch target is a part of the bar.
      let place = element.object.flatMap { $0 is UIView ? nil : places[ObjectIdentifier($0)] }
      let frame = place ?? element.frame
      return PlacedStop(words: SpokenElement(element).words, frame: frame.isEmpty ? nil : frame)
    }
  }
}

/// An accessibility warning about a view.
package struct PlacedWarning {
  package let warning: ReadWarning
  /// The view, or the view that contains the part, that the warning is about.
  package let view: UIView
  /// The frame of the element in the window, in points.
  package let frame: CGRect
}

extension LaunchedScreen {
  /// The warnings about the elements at which VoiceOver stops, in swipe order.
  package var warnings: [PlacedWarning] {
    AccessibilityText(self).elements.flatMap { element -> [PlacedWarning] in
      guard let view = element.object as? UIView else { return [] }
      return element.warnings.map { PlacedWarning(warning: $0, view: view, frame: element.frame) }
    }
  }

  /// The views at which VoiceOver stops, in swipe order, each with its frame in the window.
  package var readViews: [(view: UIView, frame: CGRect)] {
    AccessibilityText(self).elements.compactMap { element in (element.object as? UIView).map { ($0, element.frame) } }
  }
}
