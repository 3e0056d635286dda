/// The names of UIKit's and Foundation's own methods, where they aren't made by Swift's rule.
enum KnownSelectors {
  /// By the name in Swift with its labels.
  static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "endEditing(_:)": "endEditing:",
    "cut(_:)": "cut:",
    "copy(_:)": "copy:",
    "paste(_:)": "paste:",
    "select(_:)": "select:",
    "selectAll(_:)": "selectAll:",
    "delete(_:)": "delete:",
    "toggleBoldface(_:)": "toggleBoldface:",
    "toggleItalics(_:)": "toggleItalics:",
    "toggleUnderline(_:)": "toggleUnderline:",
    "viewWillAppear(_:)": "viewWillAppear:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillDisappear(_:)": "viewWillDisappear:",
    "viewDidDisappear(_:)": "viewDidDisappear:",
    "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
    "accessibilityElement(at:)": "accessibilityElementAtIndex:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "draw(_:)": "drawRect:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
  ]

  /// By the name in Swift without labels, of methods with parameters.
  private static let alone: [String: String] = Dictionary(
    names.map { (String($0.key.prefix { $0 != "(" }), $0.value) },
    uniquingKeysWith: { first, second in min(first, second) }
  )

  /// The methods without parameters that a name alone may mean.
  private static let plain: Set<String> = [
    "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded",
    "setNeedsDisplay", "setNeedsUpdateConstraints", "layoutSubviews", "invalidateLayout", "reloadData",
    "reloadInputViews", "startAnimating", "stopAnimating", "beginRefreshing", "endRefreshing", "invalidate",
    "sizeToFit",
    "invalidateIntrinsicContentSize", "viewDidLoad", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "loadView",
    "awakeFromNib", "prepareForReuse", "updateConstraints", "setNeedsStatusBarAppearanceUpdate", "toggle", "fire",
    "undo", "redo", "increment", "decrement", "cancel", "pause", "resume", "flashScrollIndicators",
  ]

  static func name(of method: NamedMethod) -> String? {
    guard let labels = method.labels else {
      return alone[method.name] ?? (plain.contains(method.name) ? method.name : nil)
    }
    let text = labels.isEmpty ? "()" : "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    return names[method.name + text]
  }
}
