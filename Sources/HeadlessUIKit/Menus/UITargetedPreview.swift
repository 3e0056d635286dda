public import Foundation

/// What a preview shows of a view, and where.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view as it looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size.
  open var size: CGSize { view.bounds.size }
}
