/// A view model that is the action handler and knows of screens only that they can be shown.
public final class ExamplesViewModel: ActionHandling {
  private let screenPresenter: any ScreenPresenting

  /// A view model that shows screens through a presenter.
  public init(screenPresenter: any ScreenPresenting) {
    self.screenPresenter = screenPresenter
  }

  /// Shows the screen and takes it away when it is done.
  public func handleAction(for detailText: String) {
    screenPresenter.presentScreen(for: detailText) { [weak self] in
      self?.screenPresenter.dismissScreen()
    }
  }
}
