//
//  BerthViewController.swift
//  Harbour
//

import UIKit

final class BerthViewController: UIViewController {
  @IBOutlet private weak var contentStack: UIStackView!
  @IBOutlet private weak var pictureView: UIImageView!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var descriptionLabel: UILabel!
  @IBOutlet private weak var bookButton: UIButton!

  var berth: Berth?

  override func viewDidLoad() {
    super.viewDidLoad()
    contentStack.isHidden = berth == nil
    bookButton.isEnabled = berth != nil
    pictureView.image = UIImage(named: "berth")
    titleLabel.text = berth?.name
    descriptionLabel.text = berth?.details
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedFacilities" {
      (segue.destination as? FacilitiesViewController)?.amperes = 16
    } else if segue.identifier == "bookBerth" {
      let navigation = segue.destination as? UINavigationController
      (navigation?.topViewController as? BookingViewController)?.berth = berth
    }
  }

  @IBAction func book(_ sender: UIButton) {
    performSegue(withIdentifier: "bookBerth", sender: sender)
  }
}
