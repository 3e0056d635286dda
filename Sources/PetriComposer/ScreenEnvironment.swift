import PetriCatalog
import PetriUIKit

/// What a screen's parts need of the composer and of one another: the definition, the context, and where taps go.
@MainActor
final class ScreenEnvironment {
  let composer: Composer
  let definition: ScreenDefinition
  let context: ContextObject

  init(composer: Composer, definition: ScreenDefinition, context: ContextObject) {
    self.composer = composer
    self.definition = definition
    self.context = context
  }

  /// The scope of texts and conditions, with the state as it is now.
  var scope: Scope { composer.scope(of: context) }

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
