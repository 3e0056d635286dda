import Foundation

extension HeadlessRuntime {
  /// Types a text at the end of a field, as a person does: it becomes first responder if it may, the delegate is asked,
  /// then the text changes and actions, notification and delegate hear of it. Returns whether it was typed.
  @discardableResult
  public static func enterText(_ text: String, into field: UITextField) -> Bool {
    guard field.isEnabled, field.isUserInteractionEnabled, field.isEditing || field.becomeFirstResponder() else {
      return false
    }
    let range = NSRange(location: ((field.text ?? "") as NSString).length, length: 0)
    let delegate = field.delegate
    guard delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
      return false
    }
    field.insertText(text)
    return true
  }

  /// Types a text at the end of a text view, as a person does. Returns whether it was typed.
  @discardableResult
  public static func enterText(_ text: String, into view: UITextView) -> Bool {
    guard view.isEditable, view.isUserInteractionEnabled, view.isFirstResponder || view.becomeFirstResponder() else {
      return false
    }
    let range = NSRange(location: (view.text as NSString).length, length: 0)
    guard view.delegate?.textView(view, shouldChangeTextIn: range, replacementText: text) ?? true else { return false }
    view.insertText(text)
    return true
  }

  /// Presses the return key in a field: the delegate is asked, then the field's main action is done. A field with
  /// actions for the end on exit stops being typed in then, as UIKit has it, unless one of them has moved the focus.
  public static func pressReturn(in field: UITextField) {
    guard field.isEditing, field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if field.allControlEvents.contains(.editingDidEndOnExit) { field.resignFirstResponder() }
  }

  /// Taps the button that empties a field.
  public static func clear(_ field: UITextField) {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.text = ""
    field.textDidChange()
  }
}
