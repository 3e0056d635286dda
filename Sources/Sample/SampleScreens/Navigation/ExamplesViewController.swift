public import PetriUIKit

/// A row for each way to show a screen, from the plainest to the most decoupled.
public final class ExamplesViewController: UITableViewController {
  enum Example: String, CaseIterable {
    case manually = "Manually"
    case injected = "Injected controller"
    case presenter = "Presenter"
    case navigationBar = "Presenter with navigation bar"
    case actionHandler = "Action handler"
    case viewModel = "Screen presenter"
    case push = "Push message"
  }

  /// Creates the next screen.
  public var nextViewControllerProvider: (String, @escaping () -> Void) -> UIViewController = {
    DetailsViewController(detailsText: $0, didFinish: $1)
  }

  /// The presenter; defaults to the controller itself.
  public var presenterProvider: (() -> any ViewControllerPresenting)?

  /// The presenter with a navigation bar; defaults to the controller itself.
  public var presenterWithNavBarProvider: (() -> any ViewControllerPresentingWithNavBar)?

  /// The handler of taps; by default it presents the details.
  public lazy var actionHandler: any ActionHandling = ActionHandler(
    presenterProvider: { [unowned self] in self },
    detailsControllerProvider: nextViewControllerProvider
  )

  /// The view model for taps; by default it uses a presenter of screens.
  public lazy var viewModel: any ActionHandling = ExamplesViewModel(
    screenPresenter: ScreenPresenter { [unowned self] in self }
  )

  private var navigator: Navigator?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Examples"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Example.allCases.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
    cell.textLabel?.text = Example.allCases[indexPath.row].rawValue
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Example.allCases[indexPath.row] {
    case .manually: presentViewControllerManually()
    case .injected: presentInjectedViewController()
    case .presenter: presentWithPresenter()
    case .navigationBar: presentDetailsWithNavigationBar()
    case .actionHandler: actionHandler.handleAction(for: "My details")
    case .viewModel: viewModel.handleAction(for: "My details")
    case .push: handlePush()
    }
  }

  private func presentViewControllerManually() {
    let viewController = DetailsViewController(detailsText: "My details") { [weak self] in
      self?.dismiss(animated: true)
    }
    present(viewController, animated: true)
  }

  private func presentInjectedViewController() {
    let viewController = nextViewControllerProvider("My details") { [weak self] in
      self?.dismiss(animated: true)
    }
    present(viewController, animated: true)
  }

  private func presentWithPresenter() {
    let presenter = presenterProvider?() ?? self
    let viewController = nextViewControllerProvider("My details") { [weak presenter] in
      presenter?.dismiss(animated: true, completion: nil)
    }
    presenter.present(viewController, animated: true, completion: nil)
  }

  private func presentDetailsWithNavigationBar() {
    let presenter = presenterWithNavBarProvider?() ?? self
    let viewController = nextViewControllerProvider("My details") { [weak presenter] in
      presenter?.dismissRespectingNavigationBar(animated: true, completion: nil)
    }
    presenter.presentWithNavigationBar(viewController, animated: true, completion: nil)
  }

  private func handlePush() {
    guard let navigationController else { return }
    let navigator = Navigator(
      navigationController: navigationController,
      controllerForDetailsProvider: nextViewControllerProvider
    )
    self.navigator = navigator
    navigator.handlePush()
  }
}
