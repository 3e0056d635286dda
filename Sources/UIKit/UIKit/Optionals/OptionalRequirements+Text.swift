public import Foundation
public import HeadlessUIKit

extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { textFieldShouldBeginEditing(_:) }
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { textFieldDidBeginEditing(_:) }
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { textFieldShouldEndEditing(_:) }
  public var textFieldDidEndEditing: HeadlessTextFieldTextFieldDidEndEditing? { .init(target: self) }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { textFieldDidChangeSelection(_:) }
  public var textFieldShouldClear: ((UITextField) -> Bool)? { textFieldShouldClear(_:) }
  public var textField: HeadlessTextFieldTextField? { .init(target: self) }
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { textFieldShouldReturn(_:) }
}

@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldDidEndEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ a: UITextField) { target.textFieldDidEndEditing(a) }
  public func callAsFunction(_ a: UITextField, reason b: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(a, reason: b)
  }
}

@preconcurrency @MainActor
public struct HeadlessTextFieldTextField {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ a: UITextField, editMenuForCharactersIn b: NSRange, suggestedActions c: [UIMenuElement])
    -> UIMenu?
  { target.textField(a, editMenuForCharactersIn: b, suggestedActions: c) }
  public func callAsFunction(_ a: UITextField, shouldChangeCharactersIn b: NSRange, replacementString c: String) -> Bool
  { target.textField(a, shouldChangeCharactersIn: b, replacementString: c) }
}

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }
  public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }
  public var textView: HeadlessTextViewTextView? { .init(target: self) }
  public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}

@preconcurrency @MainActor
public struct HeadlessTextViewTextView {
  let target: any UITextViewDelegate

  public func callAsFunction(_ a: UITextView, shouldChangeTextIn b: NSRange, replacementText c: String) -> Bool {
    target.textView(a, shouldChangeTextIn: b, replacementText: c)
  }
  public func callAsFunction(
    _ a: UITextView,
    shouldInteractWith b: URL,
    in c: NSRange,
    interaction d: UITextItemInteraction
  ) -> Bool { target.textView(a, shouldInteractWith: b, in: c, interaction: d) }
}

extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? { searchBarShouldBeginEditing(_:) }
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { searchBarTextDidBeginEditing(_:) }
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? { searchBarShouldEndEditing(_:) }
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { searchBarTextDidEndEditing(_:) }
  public var searchBar: HeadlessSearchBarSearchBar? { .init(target: self) }
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { searchBarSearchButtonClicked(_:) }
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? { searchBarBookmarkButtonClicked(_:) }
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { searchBarCancelButtonClicked(_:) }
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? { searchBarResultsListButtonClicked(_:) }
}

@preconcurrency @MainActor
public struct HeadlessSearchBarSearchBar {
  let target: any UISearchBarDelegate

  public func callAsFunction(_ a: UISearchBar, textDidChange b: String) { target.searchBar(a, textDidChange: b) }
  public func callAsFunction(_ a: UISearchBar, shouldChangeTextIn b: NSRange, replacementText c: String) -> Bool {
    target.searchBar(a, shouldChangeTextIn: b, replacementText: c)
  }
  public func callAsFunction(_ a: UISearchBar, selectedScopeButtonIndexDidChange b: Int) {
    target.searchBar(a, selectedScopeButtonIndexDidChange: b)
  }
}

extension UISearchControllerDelegate {
  public var willPresentSearchController: ((UISearchController) -> Void)? { willPresentSearchController(_:) }
  public var didPresentSearchController: ((UISearchController) -> Void)? { didPresentSearchController(_:) }
  public var willDismissSearchController: ((UISearchController) -> Void)? { willDismissSearchController(_:) }
  public var didDismissSearchController: ((UISearchController) -> Void)? { didDismissSearchController(_:) }
  public var presentSearchController: ((UISearchController) -> Void)? { presentSearchController(_:) }
}
