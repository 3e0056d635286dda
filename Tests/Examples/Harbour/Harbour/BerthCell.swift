//
//  BerthCell.swift
//  Harbour
//

import UIKit

final class BerthCell: UITableViewCell {
  @IBOutlet private weak var pictureView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var placeLabel: UILabel!
  @IBOutlet private weak var priceLabel: UILabel!

  func show(_ berth: Berth) {
    pictureView.image = UIImage(named: "berth")
    nameLabel.text = berth.name
    placeLabel.text = berth.place
    priceLabel.text = berth.price
  }
}
