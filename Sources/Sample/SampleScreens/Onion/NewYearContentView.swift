import PetriUIKit

/// A picture, a title and a text, as large as they need to be.
final class NewYearContentView: UIView {
  let doneButton = UIButton(configuration: .filled())

  private let imageView = UIImageView(image: UIImage(named: "tree"))
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

  var text: String? {
    get { textLabel.text }
    set { textLabel.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    doneButton.setTitle("Got it", for: .normal)
    titleLabel.text = "A short day on New Year's Eve"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    imageView.contentMode = .scaleAspectFit
    for label in [titleLabel, textLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    let stackView = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
    stackView.axis = .vertical
    stackView.spacing = 16
    addSubview(stackView)
    pinToBounds(stackView)
    imageView.heightAnchor.constraint(equalToConstant: 225).isActive = true
    imageView.widthAnchor.constraint(greaterThanOrEqualToConstant: 276).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
