import PetriCatalog
package import PetriUIKit

/// Colours that go over into one another.
package struct Gradient: Sendable {
  /// The colours, from the start on.
  package let colors: [UIColor]
  /// Where each is between the points, from 0 to 1; evenly spread where it is empty.
  package let locations: [CGFloat]
  /// Where the first colour is, as a share of the view's size.
  package let start: CGPoint
  /// Where the last colour is.
  package let end: CGPoint

  /// The gradient of a definition, as far as its colours have values.
  @MainActor
  init?(_ definition: GradientDefinition?, in scope: Scope) {
    guard let definition else { return nil }
    let colors = definition.colors.map { $0.value(in: scope)?.uiColor ?? .clear }
    self.colors = colors
    locations = definition.locations.map { CGFloat($0) }
    start = CGPoint(x: definition.startPoint.x, y: definition.startPoint.y)
    end = CGPoint(x: definition.endPoint.x, y: definition.endPoint.y)
  }

  /// The gradient in words: its colours, and where it isn't as usual its places.
  @MainActor
  func words(in traits: UITraitCollection) -> String {
    func text(_ point: CGPoint) -> String { "\(Number.text(point.x)) \(Number.text(point.y))" }
    var words = [colors.map { $0.shownText(in: traits) }.joined(separator: ", ")]
    if !locations.isEmpty { words.append("at \(locations.map { Number.text($0) }.joined(separator: " "))") }
    if start != CGPoint(x: 0.5, y: 0) || end != CGPoint(x: 0.5, y: 1) {
      words.append("from \(text(start)) to \(text(end))")
    }
    return words.joined(separator: " ")
  }
}

extension AttributeList {
  /// Adds the colours behind a view's views.
  @MainActor
  mutating func gradient(of view: UIView) {
    if let gradient = view.gradient { word("gradient", gradient.words(in: view.traitCollection)) }
  }
}
