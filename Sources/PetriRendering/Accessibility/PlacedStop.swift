package import Foundation
import PetriComposer
import PetriUIKit

/// A stop of VoiceOver, with where it is on the screen.
package struct PlacedStop: Hashable, Sendable {
  /// The words that are read.
  package let words: String
  /// The frame in the window, in points; `nil` for an element that an app made itself.
  package let frame: CGRect?
}

extension LaunchedScreen {
  /// The stops of VoiceOver in the order of its swipes.
  package var stops: [PlacedStop] {
    let places = Dictionary(
      stage.touchables.map { (ObjectIdentifier($0.object), $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    return spoken.map { element in
      let view = element.object as? UIView
      let place = element.object.flatMap { places[ObjectIdentifier($0)] }
      return PlacedStop(words: element.words, frame: place ?? view.map { $0.convert($0.bounds, to: nil) })
    }
  }
}
