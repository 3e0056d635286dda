import PetriCatalog
public import PetriUIKit

/// Gives a template the views that belong to the content: the onion article's `OnboardingViewControllerDatasource`.
@MainActor
public protocol SupportingViewsDataSource: AnyObject {
  /// The views, made once; what they do when they are tapped is the content's.
  var supportingViews: [UIView] { get }
}

/// A layer that asks for supporting views and shows them.
@MainActor
public protocol SupportingViewsTemplate: UIViewController {
  /// Whether it asks at all.
  var asksForSupportingViews: Bool { get }

  /// Where the views come from; `nil` takes those that are shown away again.
  var supportingViewsDataSource: (any SupportingViewsDataSource)? { get set }
}

/// The supporting views that a screen defines beside content that isn't a list of views; taps reach the content's controller.
@MainActor
final class DefinedSupportingViews: SupportingViewsDataSource, ViewDefining {
  private let environment: ScreenEnvironment
  private weak var content: UIViewController?
  private var builder: ViewBuilder?
  private(set) lazy var supportingViews: [UIView] = makeViews()

  init(environment: ScreenEnvironment, content: UIViewController) {
    self.environment = environment
    self.content = content
  }

  func definition(of view: UIView) -> ViewDefinition? { builder?.definition(of: view) }

  func tap(of view: UIView) -> ResolvedTap? { builder?.tap(of: view) }

  func otherTaps(of view: UIView) -> [OtherTap] { builder?.otherTaps(of: view) ?? [] }

  private func makeViews() -> [UIView] {
    let composer = environment.composer
    let desk = InputDesk(composer)
    if let content { desk.serve(content) }
    // Nobody shows them anew.
    desk.onChange = { [weak desk] in desk?.settle() }
    let builder = ViewBuilder(
      composer,
      desk: desk,
      now: { [environment] in environment.scope.taking(localsOf: $0) },
      onTap: { [weak content] tap in
        if let content { composer.perform(tap, from: content) }
      }
    )
    self.builder = builder
    return builder.views(environment.definition.supportingViews, scope: environment.scope)
  }
}
