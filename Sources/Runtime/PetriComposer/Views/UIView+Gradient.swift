import Foundation
package import PetriUIKit

extension UIView {
  /// Puts colours behind the views in it, in place of those that were there.
  func show(_ gradient: Gradient?) {
    gradientView?.removeFromSuperview()
    guard let gradient else { return }
    let view = GradientView(gradient)
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private var gradientView: GradientView? { subviews.lazy.compactMap { $0 as? GradientView }.first }

  /// The colours behind the views in it; `nil` where there are none.
  package var gradient: Gradient? { gradientView?.shown }

  /// The radius of the corners of what is behind its views.
  var gradientRadius: CGFloat { (self as? BoxView).map { CGFloat($0.cornerRadius) } ?? layer.cornerRadius }
}
