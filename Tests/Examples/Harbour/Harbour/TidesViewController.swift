//
//  TidesViewController.swift
//  Harbour
//

import UIKit

final class TidesViewController: UIViewController {
  @IBOutlet private weak var highLabel: UILabel!
  @IBOutlet private weak var lowLabel: UILabel!
  @IBOutlet private weak var remindSwitch: UISwitch!

  init() {
    super.init(nibName: "TidesViewController", bundle: nil)
    title = String(localized: "Tides")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @IBAction private func remind(_ sender: UISwitch) {
    UserDefaults.standard.set(sender.isOn, forKey: "remindsOfTides")
  }

  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
