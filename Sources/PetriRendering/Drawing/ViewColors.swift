import PetriCatalog
import PetriComposer
import PetriUIKit

/// The colours of views, which all kinds of pictures have in common.
@MainActor
enum ViewColors {
  /// What is behind a view; `nil` where it shows what it is on.
  ///
  /// - Parameter isRaised: whether it is a sheet, an alert or a popover.
  static func background(of view: UIView, isRaised: Bool) -> UIColor? {
    if let color = view.backgroundColor { return color }
    guard isRaised else { return nil }
    // In the dark, UIKit's sheets are lighter than what is behind them.
    return view.traitCollection.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  /// What a button is filled with, and its title.
  static func button(_ button: UIButton, _ definition: ViewDefinition?) -> (fill: UIColor?, title: UIColor) {
    let tint = button.isEnabled ? button.tintColor ?? .systemBlue : UIColor.tertiaryLabel
    guard case .button(let defined)? = definition?.kind else {
      return (button.configuration?.background.backgroundColor, tint)
    }
    switch defined.style {
    case .filled: return (tint, .white)
    case .tinted: return (tint.withAlphaComponent(0.15), tint)
    case .gray: return (.systemGray5, tint)
    default: return (button.configuration?.background.backgroundColor, tint)
    }
  }

  /// A label's text.
  static func text(of label: UILabel) -> UIColor { label.isEnabled ? label.textColor ?? .label : .tertiaryLabel }

  /// What is selected, filled or may be tapped.
  static func tint(of view: UIView) -> UIColor { view.tintColor ?? .systemBlue }
}

extension LaunchedScreen {
  /// Whether a view is a sheet, an alert or a popover: the root view of a presented controller that does not fill the
  /// window.
  func isRaised(_ view: UIView, _ frame: CGRect) -> Bool {
    guard let controller = view.next as? UIViewController, controller.presentingViewController != nil,
      controller.parent == nil
    else { return false }
    return frame.size != stage.window.bounds.size
  }
}
