import Foundation
public import PetriCatalog
public import PetriUIKit

/// The controller of the system's share sheet.
public final class ShareViewController: UIActivityViewController, ComposedController {
  /// The screen's definition.
  public var screen: ScreenDefinition? { environment?.definition }
  /// The screen's name.
  public var definitionName: String { screen?.name ?? "" }
  /// The shared texts.
  public private(set) var items: [String] = []
  /// The action after something was shared.
  public private(set) var completed: ResolvedTap?

  private var environment: ScreenEnvironment?
  private weak var presenter: UIViewController?

  convenience init(environment: ScreenEnvironment, share: ShareContent) {
    let texts = share.items.map(environment.text)
    self.init(activityItems: texts.map { text -> Any in URL(link: text) as Any? ?? text }, applicationActivities: nil)
    self.environment = environment
    items = texts
    let composer = environment.composer
    completed = share.completed.map { ResolvedTap($0, scope: environment.scope) }
    popoverPresentationController?.delegate = self
    completionWithItemsHandler = { [weak self] _, isCompleted, _, _ in
      guard let self, isCompleted, let completed else { return }
      composer.perform(completed, from: presenter?.frontmost ?? self, of: GoneScreen(environment))
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  /// Always `nil`: the views are the system's.
  public func definition(of view: UIView) -> ViewDefinition? { nil }

  /// Always `nil`: the views are the system's.
  public func tap(of view: UIView) -> ResolvedTap? { nil }
}

extension ShareViewController: UIPopoverPresentationControllerDelegate {
  /// Presents the sheet on an iPad as a centred popover without an arrow.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { popover.pointNowhere() }
}

extension URL {
  fileprivate init?(link text: String) {
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    self = url
  }
}
