package import Foundation
import PetriComposer
import PetriUIKit

/// A stop of VoiceOver, with where it is on the screen.
package struct PlacedStop: Hashable, Sendable {
  /// The words that are read.
  package let words: String
  /// The frame in the window, in points; `nil` for one without a size.
  package let frame: CGRect?
}

extension LaunchedScreen {
  /// The stops of VoiceOver in the order of its swipes.
  package var stops: [PlacedStop] {
    let places = Dictionary(
      stage.touchables.map { (ObjectIdentifier($0.object), $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    return AccessibilityText(self).elements.map { element in
      // An item of a bar is touched at its own part of the bar.
      let place = element.object.flatMap { $0 is UIView ? nil : places[ObjectIdentifier($0)] }
      let frame = place ?? element.frame
      return PlacedStop(words: SpokenElement(element).words, frame: frame.isEmpty ? nil : frame)
    }
  }
}
