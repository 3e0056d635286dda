import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let bar else { return super.becomeFirstResponder() }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let bar else { return super.resignFirstResponder() }
    guard bar.delegate?.searchBarShouldEndEditing(bar) ?? true, super.resignFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }

  override func textDidChange() {
    super.textDidChange()
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: text ?? "")
    bar.controller?.textDidChange()
  }
}
