public import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .button
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// There are no archives of items here; makes an empty one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public override init() {
    super.init()
  }
}
