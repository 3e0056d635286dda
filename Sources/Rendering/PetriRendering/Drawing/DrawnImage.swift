import PetriCatalog
import PetriUIKit

/// An image from the catalogue's files.
struct DrawnImage: Hashable {
  let file: NamedImage.File
  /// The size in points.
  let size: CGSize

  /// The ways to scale an image to a frame.
  enum Fit: String {
    case stretch = "none"
    case inside = "xMidYMid meet"
    case filling = "xMidYMid slice"
  }

  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left.file.path == right.file.path }

  func hash(into hasher: inout Hasher) { hasher.combine(file.path) }
}

extension CatalogSettings {
  /// The image of a name in an appearance; `nil` if the catalogue has none that can be drawn.
  func drawnImage(_ name: String?, in traits: UITraitCollection) -> (image: DrawnImage, isTemplate: Bool)? {
    guard let name, let image = image(named: name), let light = image.light else { return nil }
    let file = traits.userInterfaceStyle == .dark ? image.dark ?? light : light
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    return (DrawnImage(file: file, size: size), image.isTemplate)
  }
}

extension UIView.ContentMode {
  /// The frame of an image in a view, and the way it is scaled.
  func placed(_ size: CGSize, in frame: CGRect) -> (frame: CGRect, fit: DrawnImage.Fit) {
    switch self {
    case .scaleAspectFit: return (frame, .inside)
    case .scaleAspectFill: return (frame, .filling)
    case .scaleToFill, .redraw: return (frame, .stretch)
    default: break
    }
    let (left, right) = (frame.minX, frame.maxX - size.width)
    let (top, bottom) = (frame.minY, frame.maxY - size.height)
    let middle = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    let origin =
      switch self {
      case .top: CGPoint(x: middle.x, y: top)
      case .bottom: CGPoint(x: middle.x, y: bottom)
      case .left: CGPoint(x: left, y: middle.y)
      case .right: CGPoint(x: right, y: middle.y)
      case .topLeft: CGPoint(x: left, y: top)
      case .topRight: CGPoint(x: right, y: top)
      case .bottomLeft: CGPoint(x: left, y: bottom)
      case .bottomRight: CGPoint(x: right, y: bottom)
      default: middle
      }
    return (CGRect(origin: origin, size: size), .stretch)
  }
}
