import PetriCatalog
import PetriComposer
import PetriUIKit

extension Stage {
  var held: String {
    var parts = composer.map { [ContextValue.object($0.state.values).description] } ?? []
    for case let content as any FormProviding in window.shownControllers {
      parts.append(ContextValue.object(content.context).description)
      if let form = content.form { parts.append(ContextValue.object(form.values).description) }
    }
    return parts.joined(separator: "\n")
  }
}
