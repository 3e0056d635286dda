public import Foundation
public import HeadlessUIKit

/// The requirements that `pickerView?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPickerViewPickerView {
  let target: any UIPickerViewDelegate

  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    target.pickerView(pickerView, widthForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    target.pickerView(pickerView, rowHeightForComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

extension UIPickerViewDelegate {
  public var pickerView: HeadlessPickerViewPickerView? { HeadlessPickerViewPickerView(target: self) }
}
