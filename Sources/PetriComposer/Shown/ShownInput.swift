/// What a person can change, with the view that is changed.
package enum ShownInput: Sendable {
  case field(ShownTextField)
  case area(ShownTextView)
  case toggle(ShownSwitch)
  case slider(ShownSlider)
  case stepper(ShownStepper)
  case segments(ShownSegments)
  case date(ShownDatePicker)
  case wheel(ShownWheel)
  case pages(ShownPages)
}
