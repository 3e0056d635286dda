import PetriComposer
import PetriUIKit

/// A linear gradient.
struct DrawingGradient: Hashable {
  /// A color and its position between the start and the end, from 0 to 1.
  struct Stop: Hashable {
    let location: Double
    let paint: Paint
  }

  /// The color stops in order; at least one.
  let stops: [Stop]
  /// The start and end points, in units of the rectangle's size.
  let start: CGPoint
  let end: CGPoint

  @MainActor
  init(_ gradient: Gradient, in traits: UITraitCollection) {
    let last = Double(max(1, gradient.colors.count - 1))
    stops = gradient.colors.enumerated().map { place, color in
      let isGiven = gradient.locations.indices.contains(place)
      return Stop(
        location: isGiven ? Double(gradient.locations[place]) : Double(place) / last,
        paint: Paint(color, in: traits)
      )
    }
    (start, end) = (gradient.start, gradient.end)
  }

  /// The color at a point given in units of the rectangle's size.
  func paint(x: Double, y: Double) -> Paint {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = dx * dx + dy * dy
    let share = length > 0 ? ((x - Double(start.x)) * dx + (y - Double(start.y)) * dy) / length : 1
    guard let next = stops.firstIndex(where: { $0.location > share }) else { return stops[stops.count - 1].paint }
    guard next > 0 else { return stops[0].paint }
    let (one, other) = (stops[next - 1], stops[next])
    return one.paint.mixed(with: other.paint, share: (share - one.location) / (other.location - one.location))
  }
}

extension Paint {
  /// Interpolates between this color, at 0, and another one, at 1.
  fileprivate func mixed(with other: Paint, share: Double) -> Paint {
    func part(_ path: KeyPath<Paint, Double>) -> Double {
      self[keyPath: path] * (1 - share) + other[keyPath: path] * share
    }
    return Paint(red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
  }
}
