import PetriComposer
import PetriText
import PetriUIKit

extension Wireframe {
  /// The rows of the wireframe, each followed by the references of what is on it, from left to right.
  ///
  /// - Parameter inside: The view or item whose rows are wanted; `nil` for all.
  func referencedLines(_ references: ScreenReferences, _ inside: AnyObject?) -> [String] {
    let drawing = drawing
    let lines = drawing.canvas.lines.map(WritingDirection.straightened)
    var rows: [Int: [(x: Int, reference: String)]] = [:]
    for (reference, object) in references.inked {
      guard let place = drawing.places[ObjectIdentifier(object)] else { continue }
      rows[place.y + (place.height - 1) / 2, default: []].append((place.x, reference))
    }
    let all = lines.enumerated().map { y, line in
      let found = (rows[y] ?? []).sorted { $0.x < $1.x }.map { "[\($0.reference)]" }
      return found.isEmpty ? line : "\(line) \(found.joined(separator: " "))"
    }
    guard let inside, let place = drawing.places[ObjectIdentifier(inside)] else { return all }
    return Array(all[max(0, place.y)..<min(all.count, place.y + place.height)])
  }
}
