public import Foundation

extension HeadlessRuntime {
  /// The name by which an image was asked for, which UIKit keeps to itself; nil for one without.
  public static func name(of image: UIImage) -> String? { image.name }

  /// A picture by name, as `UIImage(named:)` gives it, of a size in points unless `imageSizes` has one for it.
  ///
  /// - Returns: `nil` for an empty name.
  public static func image(named name: String, orOfSize size: CGSize) -> UIImage? {
    guard !name.isEmpty else { return nil }
    return UIImage(name: name, size: imageSizes[name] ?? size, scale: 1, isSymbolImage: false)
  }
}
