/// How content is placed in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Over all.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
