import PetriCatalog
import PetriUIKit

/// What a screen's parts need of the composer and of one another: the definition, the context, and where taps go.
@MainActor
final class ScreenEnvironment {
  let composer: Composer
  let definition: ScreenDefinition
  let context: ContextObject
  /// What a person fills in; `nil` where there is nothing.
  let form: AppState?

  init(composer: Composer, definition: ScreenDefinition, context: ContextObject, form: AppState?) {
    self.composer = composer
    self.definition = definition
    self.context = context
    self.form = form
  }

  /// The scope of texts and conditions, with the state and the form as they are now.
  var scope: Scope { composer.scope(of: context, form: form?.values) }

  func text(_ text: LocalizedText) -> String { text.text(in: scope) }

  /// Where a template gets this screen's supporting views: the definition's, else the content's own.
  func supportingViews(for content: UIViewController) -> (any SupportingViewsDataSource)? {
    if !definition.supportingViews.isEmpty {
      if let content = content as? ContentViewController { return content }
      return DefinedSupportingViews(environment: self, content: content)
    }
    return content as? any SupportingViewsDataSource
  }
}
