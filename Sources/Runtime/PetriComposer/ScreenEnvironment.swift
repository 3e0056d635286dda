import PetriCatalog
import PetriUIKit

/// The things a screen's parts need from the composer and one another: the definition, the context, the taps.
@MainActor
final class ScreenEnvironment {
  let composer: Composer
  let definition: ScreenDefinition
  let context: ContextObject
  /// The values of the screen's form; `nil` where it has none.
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
