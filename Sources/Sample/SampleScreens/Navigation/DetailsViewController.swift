public import PetriUIKit

/// The screen shown by the examples: requires a text and reports when it is finished.
public final class DetailsViewController: UIViewController {
  private let detailsText: String
  private let didFinish: () -> Void

  /// Creates a screen with a text.
  public init(detailsText: String, didFinish: @escaping () -> Void) {
    self.detailsText = detailsText
    self.didFinish = didFinish
    super.init(nibName: nil, bundle: nil)
    title = "Details"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = detailsText
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Finish") { [weak self] _ in self?.didFinish() }
    )
    let stackView = UIStackView(arrangedSubviews: [label, button])
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
