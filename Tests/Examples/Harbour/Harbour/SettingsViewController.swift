//
//  SettingsViewController.swift
//  Harbour
//

import UIKit

final class SettingsViewController: UITableViewController {
  @IBOutlet private weak var membershipLabel: UILabel!
  @IBOutlet private weak var homePortLabel: UILabel!
  @IBOutlet private weak var remindersSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    remindersSwitch.isOn = UserDefaults.standard.object(forKey: "reminders") as? Bool ?? true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showAbout" {
      (segue.destination as? AboutViewController)?.version = "1.0"
    } else if segue.identifier == "signOut" {
      UserDefaults.standard.removeObject(forKey: "reminders")
    }
  }

  @IBAction func remindersChanged(_ sender: UISwitch) {
    UserDefaults.standard.set(sender.isOn, forKey: "reminders")
  }
}
