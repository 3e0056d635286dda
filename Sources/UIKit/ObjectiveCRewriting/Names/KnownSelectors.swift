/// Selectors of UIKit and Foundation that don't follow Swift's naming rule.
enum KnownSelectors {
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

  private static let alone: [String: String] = Dictionary(
    names.map { (String($0.key.prefix { $0 != "(" }), $0.value) },
    uniquingKeysWith: { first, second in min(first, second) }
  )

  /// Methods without parameters that a base name may refer to.
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

enum SelectorName {
  /// Words after which a selector doesn't get `With`; Swift's compiler has the same list.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  static func method(_ name: String, labels: [String?], canThrow: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    if isAsync { labels.append("completionHandler") } else if canThrow { labels.append("error") }
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      if labels.count == 1, canThrow || isAsync {
        text += isAsync ? "With" : "And"
        text += isAsync ? "CompletionHandler" : "ReturnError"
      } else {
        let joins = !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: name))
        text += (joins ? "With" : "") + capitalized(first)
      }
    }
    return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  static func initializer(labels: [String?]) -> String {
    labels.isEmpty ? "init" : method("init", labels: labels)
  }

  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  private static func firstWord(of text: String) -> String {
    String(text.prefix(1)) + text.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return String(text[start...])
  }
}
