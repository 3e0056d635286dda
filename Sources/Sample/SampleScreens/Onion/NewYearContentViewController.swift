public import PetriUIKit

/// The initial screen: its button composes the onion from the inside out and presents it.
public final class MainViewController: UIViewController {
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "New Year hours") { [weak self] _ in self?.showModalController() }
  )

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func showModalController() {
    let content = NewYearContentViewController(city: "Kazan", closes: "18:00")
    let onboarding = OnboardingViewController()
    onboarding.embedController(content, actionsDatasource: content)
    let modalController = onboarding.wrapInModalContainer()
    present(modalController, animated: true)
  }
}

/// The content: unique to this screen, and unaware of where it is shown.
public final class NewYearContentViewController: UIViewController {
  private let city: String
  private let closes: String
  private lazy var contentView = NewYearContentView()

  /// Creates content for a city and the closing hour of its shops.
  public init(city: String, closes: String) {
    self.city = city
    self.closes = closes
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Creates the self-sizing view. A frame translated to constraints would conflict with it.
  public override func loadView() {
    view = contentView
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    contentView.text = "On 31 December we work until \(closes) in \(city)."
    contentView.doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

extension NewYearContentViewController: OnboardingViewControllerDatasource {
  /// The button shown by the template and handled by this controller.
  public var supportingViews: [UIView] {
    loadViewIfNeeded()
    return [contentView.doneButton]
  }
}

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
