package import Foundation
import PetriComposer
import PetriUIKit

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
