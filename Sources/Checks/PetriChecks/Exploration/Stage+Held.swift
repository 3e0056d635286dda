import PetriCatalog
import PetriComposer
import PetriUIKit

extension Stage {
  /// All that is held and may not be seen: the app's state, and the context and the form of each screen that is there.
  var held: String {
    var parts = composer.map { [ContextValue.object($0.state.values).description] } ?? []
    for case let content as any FormProviding in window.shownControllers {
      parts.append(ContextValue.object(content.context).description)
      if let form = content.form { parts.append(ContextValue.object(form.values).description) }
    }
    return parts.joined(separator: "\n")
  }
}
