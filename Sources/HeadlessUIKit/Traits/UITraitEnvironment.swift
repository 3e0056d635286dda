public import Foundation

/// What has traits: screens, windows, controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with the old ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
