//
//  BerthAnnotationCell.swift
//  Harbour
//

import UIKit

final class BerthAnnotationCell: UITableViewCell {
  static let reuseIdentifier = "BerthAnnotationCell"

  @IBOutlet private weak var markerView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var distanceLabel: UILabel!

  func show(_ berth: Berth, metres: Int) {
    nameLabel.text = berth.name
    distanceLabel.text = String(localized: "\(metres) m")
    markerView.tintColor = UIColor(named: "HarbourBlue")
  }
}
