//
//  FacilitiesViewController.swift
//  Harbour
//

import UIKit

final class FacilitiesViewController: UITableViewController {
  @IBOutlet private weak var waterLabel: UILabel!
  @IBOutlet private weak var powerLabel: UILabel!

  var amperes = 16

  override func viewDidLoad() {
    super.viewDidLoad()
    powerLabel.text = "\(amperes) A"
  }
}
