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
