import PetriUIKit

/// A wheel of the catalogue's with titles.
final class ChoiceWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The titles.
  let titles: [String]
  /// Called when a person has turned it.
  var onTurn: @MainActor () -> Void = {}

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onTurn() }
}
