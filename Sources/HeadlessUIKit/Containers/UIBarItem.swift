public import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  /// The title; none by default.
  open var title: String?
  /// The picture; none by default.
  open var image: UIImage?
  /// Whether it can be tapped; true by default.
  open var isEnabled = true
  /// A number to find it by; 0 by default.
  open var tag = 0
  /// What assistive technologies call it; none by default.
  open var accessibilityLabel: String?
  /// What tests find it by; none by default.
  open var accessibilityIdentifier: String?

  /// An empty item.
  public override init() {
    super.init()
  }
}
