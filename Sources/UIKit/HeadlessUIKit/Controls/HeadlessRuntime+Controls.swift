public import Foundation

extension HeadlessRuntime {
  /// Drags a slider to a value and sends its actions.
  public static func move(_ slider: UISlider, to value: Float) {
    change(slider) { slider.value = value }
  }

  /// Toggles a switch and sends its actions.
  public static func flip(_ control: UISwitch) {
    change(control) { control.isOn.toggle() }
  }

  /// Taps a stepper's plus or minus and sends its actions.
  public static func step(_ stepper: UIStepper, up: Bool) {
    change(stepper) {
      let next = stepper.value + (up ? stepper.stepValue : -stepper.stepValue)
      if stepper.wraps, next > stepper.maximumValue {
        stepper.value = stepper.minimumValue
      } else if stepper.wraps, next < stepper.minimumValue {
        stepper.value = stepper.maximumValue
      } else {
        stepper.value = next
      }
    }
  }

  /// Taps a segment, and sends the actions if the selection changes or the control is momentary.
  public static func tap(segmentAt index: Int, in control: UISegmentedControl) {
    guard isUsable(control), index >= 0, index < control.numberOfSegments, control.isEnabledForSegment(at: index),
      control.selectedSegmentIndex != index || control.isMomentary
    else { return }
    change(control) { control.selectedSegmentIndex = index }
    if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Selects a page, and sends the actions if it changes.
  public static func goTo(page: Int, in control: UIPageControl) {
    guard control.currentPage != page else { return }
    change(control) { control.currentPage = page }
  }

  /// Picks a date and sends the picker's actions.
  public static func choose(_ date: Date, in picker: UIDatePicker) {
    change(picker) { picker.date = date }
  }

  /// Turns a wheel to a row and notifies the delegate.
  public static func choose(row: Int, component: Int, in picker: UIPickerView) {
    guard picker.isUserInteractionEnabled, row >= 0, row < picker.numberOfRows(inComponent: component) else { return }
    picker.selectRow(row, inComponent: component, animated: true)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  private static func change(_ control: UIControl, _ change: () -> Void) {
    guard isUsable(control) else { return }
    change()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private static func isUsable(_ control: UIControl) -> Bool {
    control.isEnabled && control.isUserInteractionEnabled
  }
}

extension HeadlessRuntime {
  /// Types text into a field as a person does: focuses the field, asks the delegate, changes the text at the caret, and
  /// sends actions and notifications. True if the delegate accepted it.
  @discardableResult
  public static func enterText(_ text: String, into field: UITextField) -> Bool {
    guard field.isEnabled, field.isUserInteractionEnabled, field.isEditing || field.becomeFirstResponder() else {
      return false
    }
    field.refusedTyping = false
    field.insertText(text)
    return !field.refusedTyping
  }

  /// Types text into a text view as a person does. True if the delegate accepted it.
  @discardableResult
  public static func enterText(_ text: String, into view: UITextView) -> Bool {
    guard view.isEditable, view.isUserInteractionEnabled, view.isFirstResponder || view.becomeFirstResponder() else {
      return false
    }
    view.refusedTyping = false
    view.insertText(text)
    return !view.refusedTyping
  }

  /// Presses the return key of a field: asks the delegate, then sends the primary action. As in UIKit, a field with
  /// actions for `editingDidEndOnExit` then resigns first responder, unless one of them moved the focus.
  public static func pressReturn(in field: UITextField) {
    guard field.isEditing, field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if field.allControlEvents.contains(.editingDidEndOnExit) { field.resignFirstResponder() }
  }

  /// Taps the clear button of a field.
  public static func clear(_ field: UITextField) {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.text = ""
    field.textDidChange()
  }
}
