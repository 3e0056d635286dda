import PetriCatalog
public import PetriUIKit

/// Provides a template with the views that belong to the content: `OnboardingViewControllerDatasource` in the onion
/// article.
@MainActor
public protocol SupportingViewsDataSource: AnyObject {
  /// The views, created once. The content handles their taps.
  var supportingViews: [UIView] { get }
}

/// A layer that can show supporting views.
@MainActor
public protocol SupportingViewsTemplate: UIViewController {
  var asksForSupportingViews: Bool { get }

  var supportingViewsDataSource: (any SupportingViewsDataSource)? { get set }
}

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
    // Only settled: nothing rebuilds these views.
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
