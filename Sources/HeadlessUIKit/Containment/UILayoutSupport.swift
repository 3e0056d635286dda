public import Foundation

/// What bars cover at an end of the view, before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far, in points.
  var length: CGFloat { get }
}
