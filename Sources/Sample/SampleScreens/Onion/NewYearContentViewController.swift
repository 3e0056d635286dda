public import PetriUIKit

/// The content: unique to this screen, and unaware of where it is shown.
public final class NewYearContentViewController: UIViewController {
  private let city: String
  private let closes: String
  private lazy var contentView = NewYearContentView()

  /// Content for a city and the hour at which its shops close.
  public init(city: String, closes: String) {
    self.city = city
    self.closes = closes
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Makes the view, whose size is its own: a frame that stood as constraints would contradict it.
  public override func loadView() {
    view = contentView
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Fills the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    contentView.text = "On 31 December we work until \(closes) in \(city)."
    contentView.doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
  }

  /// Dark text, for the content's background is light.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

extension NewYearContentViewController: OnboardingViewControllerDatasource {
  /// The button that is shown by the template and heard by this controller.
  public var supportingViews: [UIView] {
    loadViewIfNeeded()
    return [contentView.doneButton]
  }
}
