public import Foundation

/// Distances from the edges of a rectangle in the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .leftToRight
      ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }

  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let leftToRight = direction == .leftToRight
    self.init(
      top: insets.top,
      leading: leftToRight ? insets.left : insets.right,
      bottom: insets.bottom,
      trailing: leftToRight ? insets.right : insets.left
    )
  }
}
