public import Foundation

/// What lies behind a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view of one's own; none by default.
  public var customView: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The distance from the edges; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins are added; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; none by default.
  public var backgroundColor: UIColor?
  /// Changes the colour; nothing by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The blur or the like; none by default.
  public var visualEffect: UIVisualEffect?
  /// The picture; none by default.
  public var image: UIImage?
  /// How the picture is placed; over all by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around; none by default.
  public var strokeColor: UIColor?
  /// Changes that colour; nothing by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of that line in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// How far outside that line is, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The colour, or the tint without one.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line, or the tint without one.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
