//
//  WeatherView.swift
//  Harbour
//

import UIKit

final class WeatherView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private weak var symbolView: UIImageView!
  @IBOutlet private weak var temperatureLabel: UILabel!
  @IBOutlet private weak var windLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  func show(temperature: Int, wind: Int) {
    temperatureLabel.text = "\(temperature) °C"
    windLabel.text = "\(wind) kn"
    symbolView.image = UIImage(systemName: wind > 10 ? "wind" : "sun.max")
  }

  private func load() {
    Bundle.main.loadNibNamed("WeatherView", owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
