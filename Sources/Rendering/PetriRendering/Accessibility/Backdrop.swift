import PetriComposer
import PetriUIKit

/// The colors behind the content of a view, and the opacity of each.
@MainActor
struct Backdrop {
  /// A color above the following ones, with the opacity of everything above it.
  private struct Layer {
    let color: ColorParts
    /// The opacity of the view, from 0 to 1.
    let alpha: CGFloat
  }

  /// The layers, nearest first.
  private var layers: [Layer] = []
  private let traits: UITraitCollection
  private let fill: UIColor?
  private var hasOpaqueColor = false
  private var isFaint = false
  /// Whether an app chose a visible color or opacity. The colors of UIKit itself are Apple's responsibility.
  private(set) var isChosen = false

  /// Reads the views behind the center of a view.
  ///
  /// - Parameter fill: A color that the view draws behind its content, in addition to its background.
  /// - Returns: `nil` if a picture or a gradient is behind the content, because the color behind a letter is then
  ///   unknown.
  init?(of view: UIView, fill: UIColor? = nil) {
    traits = view.traitCollection
    self.fill = fill
    if let fill { add(fill) }
    isChosen = false
    var point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    var current = view
    while true {
      // An opaque color hides everything behind it unless something around both is transparent.
      if current.gradient != nil, !isOpaque { return nil }
      add(current.backgroundColor ?? .clear, alpha: current.alpha)
      guard let parent = current.superview else { break }
      point.x += current.frame.minX - current.bounds.minX
      point.y += current.frame.minY - current.bounds.minY
      if !isOpaque, !parent.keepsViewsApart {
        guard addNeighbours(under: current, in: parent, at: point) else { return nil }
      }
      current = parent
    }
  }

  /// The visible color of a text, and the visible color around it.
  func seen(_ color: UIColor, on background: UIColor?) -> (text: ColorParts, ground: ColorParts) {
    var text = ColorParts(color, traits)
    var ground = ColorParts.clear
    if let background { (text, ground) = (text.over(ColorParts(background, traits)), ColorParts(background, traits)) }
    for layer in layers {
      text = text.over(layer.color).faint(layer.alpha)
      ground = ground.over(layer.color).faint(layer.alpha)
    }
    let screen = ColorParts(.systemBackground, traits)
    return (text.over(screen), ground.over(screen))
  }

  /// The colors that the text would have on UIKit's own background.
  func usual(_ color: UIColor) -> (text: ColorParts, ground: ColorParts) {
    let screen = ColorParts(.systemBackground, traits)
    let ground = fill.map { ColorParts($0, traits).over(screen) } ?? screen
    return (ColorParts(color, traits).over(ground), ground)
  }

  /// Whether nothing behind these layers is visible.
  private var isOpaque: Bool { hasOpaqueColor && !isFaint }

  /// Adds a color above the following ones.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the color, from 0 to 1.
  ///   - alpha: The opacity of the view and of everything above it.
  private mutating func add(_ color: UIColor, as opacity: CGFloat = 1, alpha: CGFloat = 1) {
    let layer = Layer(color: ColorParts(color, traits).faint(opacity), alpha: alpha)
    if alpha < 1 || !isOpaque && layer.color.alpha > 0 && !color.isOfSystem { isChosen = true }
    if layer.color.alpha == 1 { hasOpaqueColor = true }
    if alpha < 1 { isFaint = true }
    layers.append(layer)
  }

  /// Adds the colors of the siblings below a view; returns false if one of them is a picture.
  private mutating func addNeighbours(under view: UIView, in parent: UIView, at point: CGPoint) -> Bool {
    for neighbour in parent.subviews.prefix(while: { $0 !== view }).reversed() {
      guard !isOpaque else { return true }
      guard neighbour.frame.contains(point), neighbour.isSeen else { continue }
      guard !neighbour.isPictured(at: neighbour.convert(point, from: parent)) else { return false }
      if let color = neighbour.backgroundColor { add(color, as: neighbour.alpha) }
    }
    return true
  }
}

extension UIColor {
  /// Whether the color is one of UIKit's dynamic colors.
  var isOfSystem: Bool { "\(self)".contains("UIDynamicSystemColor") }
}

extension UIView {
  fileprivate var isSeen: Bool { !isHidden && alpha > 0.01 }

  /// Whether the view, or a view inside it, shows a picture or a gradient at a point.
  fileprivate func isPictured(at point: CGPoint) -> Bool {
    if gradient != nil || isPicture { return true }
    return subviews.contains { inner in
      inner.isSeen && inner.frame.contains(point) && inner.isPictured(at: inner.convert(point, from: self))
    }
  }
}
