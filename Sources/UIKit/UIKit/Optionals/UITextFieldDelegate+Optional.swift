public import Foundation
public import HeadlessUIKit

/// The requirements that `textFieldShouldBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldShouldBeginEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldBeginEditing(textField)
  }
}

/// The requirements that `textFieldDidBeginEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldDidBeginEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    target.textFieldDidBeginEditing(textField)
  }
}

/// The requirements that `textFieldShouldEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldShouldEndEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldEndEditing(textField)
  }
}

/// The requirements that `textFieldDidEndEditing?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldDidEndEditing {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    target.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// The requirements that `textFieldDidChangeSelection?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldDidChangeSelection {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) {
    target.textFieldDidChangeSelection(textField)
  }
}

/// The requirements that `textFieldShouldClear?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldShouldClear {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldClear(textField)
  }
}

/// The requirements that `textField?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextField {
  let target: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

/// The requirements that `textFieldShouldReturn?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTextFieldTextFieldShouldReturn {
  let target: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) -> Bool {
    target.textFieldShouldReturn(textField)
  }
}

extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: HeadlessTextFieldTextFieldShouldBeginEditing? {
    HeadlessTextFieldTextFieldShouldBeginEditing(target: self)
  }

  public var textFieldDidBeginEditing: HeadlessTextFieldTextFieldDidBeginEditing? {
    HeadlessTextFieldTextFieldDidBeginEditing(target: self)
  }

  public var textFieldShouldEndEditing: HeadlessTextFieldTextFieldShouldEndEditing? {
    HeadlessTextFieldTextFieldShouldEndEditing(target: self)
  }

  public var textFieldDidEndEditing: HeadlessTextFieldTextFieldDidEndEditing? {
    HeadlessTextFieldTextFieldDidEndEditing(target: self)
  }

  public var textFieldDidChangeSelection: HeadlessTextFieldTextFieldDidChangeSelection? {
    HeadlessTextFieldTextFieldDidChangeSelection(target: self)
  }

  public var textFieldShouldClear: HeadlessTextFieldTextFieldShouldClear? {
    HeadlessTextFieldTextFieldShouldClear(target: self)
  }

  public var textField: HeadlessTextFieldTextField? { HeadlessTextFieldTextField(target: self) }

  public var textFieldShouldReturn: HeadlessTextFieldTextFieldShouldReturn? {
    HeadlessTextFieldTextFieldShouldReturn(target: self)
  }
}
