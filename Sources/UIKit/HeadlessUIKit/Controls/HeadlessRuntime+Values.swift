public import Foundation

extension HeadlessRuntime {
  /// Moves a slider to a value, as a person does: its actions are done.
  public static func move(_ slider: UISlider, to value: Float) {
    guard isUsable(slider) else { return }
    slider.value = value
    slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Turns a switch over, as a person does: its actions are done.
  public static func flip(_ control: UISwitch) {
    guard isUsable(control) else { return }
    control.isOn.toggle()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Taps a stepper's plus or minus: the value goes a step, round at the ends if it wraps, and its actions are done.
  public static func step(_ stepper: UIStepper, up: Bool) {
    guard isUsable(stepper) else { return }
    let next = stepper.value + (up ? stepper.stepValue : -stepper.stepValue)
    if stepper.wraps, next > stepper.maximumValue {
      stepper.value = stepper.minimumValue
    } else if stepper.wraps, next < stepper.minimumValue {
      stepper.value = stepper.maximumValue
    } else {
      stepper.value = next
    }
    stepper.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Taps a segment: it is selected, unless the control is momentary, and the actions are done if that changed.
  public static func tap(segmentAt index: Int, in control: UISegmentedControl) {
    guard isUsable(control), index >= 0, index < control.numberOfSegments, control.isEnabledForSegment(at: index),
      control.selectedSegmentIndex != index || control.isMomentary
    else { return }
    control.selectedSegmentIndex = index
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Goes to a page, as a person does: the actions are done if it changed.
  public static func goTo(page: Int, in control: UIPageControl) {
    guard isUsable(control), control.currentPage != page else { return }
    control.currentPage = page
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Chooses a date, as a person does: its actions are done.
  public static func choose(_ date: Date, in picker: UIDatePicker) {
    guard isUsable(picker) else { return }
    picker.date = date
    picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Turns a wheel to a row, as a person does: the delegate hears of it.
  public static func choose(row: Int, component: Int, in picker: UIPickerView) {
    guard picker.isUserInteractionEnabled, row >= 0, row < picker.numberOfRows(inComponent: component) else { return }
    picker.selectRow(row, inComponent: component, animated: true)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  private static func isUsable(_ control: UIControl) -> Bool {
    control.isEnabled && control.isUserInteractionEnabled
  }
}
