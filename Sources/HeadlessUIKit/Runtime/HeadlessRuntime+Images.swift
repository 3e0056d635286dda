extension HeadlessRuntime {
  /// The name by which an image was asked for, which UIKit keeps to itself; nil for one without.
  public static func name(of image: UIImage) -> String? { image.name }
}
