public import PetriUIKit

/// The screen before: a button that puts the onion together, from the inside out, and presents it.
public final class MainViewController: UIViewController {
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "New Year hours") { [weak self] _ in self?.showModalController() }
  )

  /// Places the button.
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
