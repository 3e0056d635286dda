import UIKit

/// A view whose content has a size that the document has.
final class SizedView: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  override var intrinsicContentSize: CGSize { size }
}

/// A picture whose size the document has another of.
final class SizedImageView: UIImageView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  override var intrinsicContentSize: CGSize { size }
}
