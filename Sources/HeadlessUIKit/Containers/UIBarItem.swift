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

  /// What happens when it is used; none by default.
  open var accessibilityHint: String?
  /// What it holds; none by default.
  open var accessibilityValue: String?
  /// What it is; a button by default.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// The picture in compact height; the usual one by default.
  open var landscapeImagePhone: UIImage?
  /// The picture for large text; the usual one by default.
  open var largeContentSizeImage: UIImage?
  /// Where the picture is moved to; nowhere by default.
  open var imageInsets = UIEdgeInsets.zero
  /// Where that picture is moved to; nowhere by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// There are no archives of items here; makes an empty one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// An empty item.
  public override init() {
    super.init()
  }
}
