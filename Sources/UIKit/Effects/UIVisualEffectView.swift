public import Foundation
public import HeadlessUIKit

/// A view with an effect. What is to be seen goes on its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; none by default.
  open var effect: UIVisualEffect?

  /// The view for what is to be seen.
  public let contentView = UIView(frame: .zero)

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// A view without effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view without effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// A view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
