//
//  BookingViewController.swift
//  Harbour
//

import UIKit

final class BookingViewController: UIViewController {
  @IBOutlet private weak var boatField: UITextField!
  @IBOutlet private weak var typeControl: UISegmentedControl!
  @IBOutlet private weak var arrivalPicker: UIDatePicker!
  @IBOutlet private weak var nightsLabel: UILabel!
  @IBOutlet private weak var nightsStepper: UIStepper!
  @IBOutlet private weak var powerSwitch: UISwitch!
  @IBOutlet private weak var lengthSlider: UISlider!
  @IBOutlet private weak var lengthLabel: UILabel!

  var berth: Berth?

  override func viewDidLoad() {
    super.viewDidLoad()
    arrivalPicker.minimumDate = Date()
    nightsChanged(nightsStepper)
    lengthChanged(lengthSlider)
  }

  @IBAction func nightsChanged(_ sender: UIStepper) {
    nightsLabel.text = String(localized: "\(Int(sender.value)) nights")
  }

  @IBAction func powerChanged(_ sender: UISwitch) {
    UserDefaults.standard.set(sender.isOn, forKey: "power")
  }

  @IBAction func lengthChanged(_ sender: UISlider) {
    lengthLabel.text = String(localized: "\(Int(sender.value)) m")
  }

  @IBAction func done(_ sender: UIBarButtonItem) {
    guard let boat = boatField.text, !boat.isEmpty else {
      let alert = UIAlertController(
        title: nil,
        message: String(localized: "Please enter the name of your boat."),
        preferredStyle: .alert
      )
      alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .default))
      present(alert, animated: true)
      return
    }
    dismiss(animated: true)
  }
}

extension BookingViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
