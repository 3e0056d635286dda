//
//  AboutViewController.swift
//  Harbour
//

import UIKit

final class AboutViewController: UIViewController {
  @IBOutlet private weak var logoView: UIImageView!
  @IBOutlet private weak var versionLabel: UILabel!
  @IBOutlet private weak var textView: UITextView!

  var version = "1.0"

  override func viewDidLoad() {
    super.viewDidLoad()
    versionLabel.text = String(localized: "Version \(version)")
    textView.textContainerInset = .zero
    logoView.layer.borderColor = UIColor.separator.cgColor
  }
}
