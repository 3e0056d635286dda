import PetriComposer
import PetriUIKit

/// The colours behind what a view shows, and how much of them and of it is let through.
@MainActor
struct Backdrop {
  /// A colour over those after it; all that is over it is as faint as it is.
  private struct Layer {
    let color: ColorParts
    /// The opacity of the view, from 0 to 1.
    let alpha: CGFloat
  }

  /// The nearest first.
  private var layers: [Layer] = []
  private let traits: UITraitCollection
  private let fill: UIColor?
  private var hasOpaqueColor = false
  private var isFaint = false
  /// Whether an app chose one of the colours that are seen, or how much is let through: UIKit's own are as Apple wants them.
  private(set) var isChosen = false

  /// Reads the views behind the middle of a view.
  ///
  /// - Parameter fill: a colour that the view draws behind what it shows, besides its background.
  /// - Returns: `nil` where that is a picture or a gradient: which colour is behind a letter isn't known.
  init?(of view: UIView, fill: UIColor? = nil) {
    traits = view.traitCollection
    self.fill = fill
    if let fill { add(fill) }
    isChosen = false
    var point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    var current = view
    while true {
      // Nothing is seen behind an opaque colour, unless something around both is transparent.
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

  /// A colour of a letter as it is seen, and that of what is seen beside it.
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

  /// The same on the ground of UIKit's own screens.
  func usual(_ color: UIColor) -> (text: ColorParts, ground: ColorParts) {
    let screen = ColorParts(.systemBackground, traits)
    let ground = fill.map { ColorParts($0, traits).over(screen) } ?? screen
    return (ColorParts(color, traits).over(ground), ground)
  }

  /// Whether nothing further away is seen.
  private var isOpaque: Bool { hasOpaqueColor && !isFaint }

  /// Adds a colour that is over those after it.
  ///
  /// - Parameters:
  ///   - opacity: how much of it there is, from 0 to 1.
  ///   - alpha: how much there is of it and of all over it.
  private mutating func add(_ color: UIColor, as opacity: CGFloat = 1, alpha: CGFloat = 1) {
    let layer = Layer(color: ColorParts(color, traits).faint(opacity), alpha: alpha)
    if alpha < 1 || !isOpaque && layer.color.alpha > 0 && !color.isOfSystem { isChosen = true }
    if layer.color.alpha == 1 { hasOpaqueColor = true }
    if alpha < 1 { isFaint = true }
    layers.append(layer)
  }

  /// Adds the colours of views that lie under one in the same view; false where one of them is a picture.
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
  /// Whether it is one of UIKit's dynamic colours.
  var isOfSystem: Bool { "\(self)".contains("UIDynamicSystemColor") }
}

extension UIView {
  fileprivate var isSeen: Bool { !isHidden && alpha > 0.01 }

  /// Whether a picture or a gradient is at a point of it, in it or in what is in it.
  fileprivate func isPictured(at point: CGPoint) -> Bool {
    if gradient != nil || isPicture { return true }
    return subviews.contains { inner in
      inner.isSeen && inner.frame.contains(point) && inner.isPictured(at: inner.convert(point, from: self))
    }
  }
}
