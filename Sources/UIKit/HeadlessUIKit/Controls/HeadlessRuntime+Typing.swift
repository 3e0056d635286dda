import Foundation

extension HeadlessRuntime {
  /// Types a text in a field, as a person does: it becomes first responder if it may, the delegate is asked, then the text
  /// changes at the caret, which is its end unless it was moved, and actions, notification and delegate hear of it. Returns
  /// whether it was typed.
  @discardableResult
  public static func enterText(_ text: String, into field: UITextField) -> Bool {
    guard field.isEnabled, field.isUserInteractionEnabled, field.isEditing || field.becomeFirstResponder() else {
      return false
    }
    field.refusedTyping = false
    field.insertText(text)
    return !field.refusedTyping
  }

  /// Types a text at the caret of a text view, as a person does. Returns whether it was typed.
  @discardableResult
  public static func enterText(_ text: String, into view: UITextView) -> Bool {
    guard view.isEditable, view.isUserInteractionEnabled, view.isFirstResponder || view.becomeFirstResponder() else {
      return false
    }
    view.refusedTyping = false
    view.insertText(text)
    return !view.refusedTyping
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
