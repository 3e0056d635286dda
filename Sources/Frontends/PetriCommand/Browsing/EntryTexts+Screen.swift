import PetriBrowser
import PetriCatalog

extension EntryTexts {
  /// The deduplicated texts of a screen in all locales.
  init(_ screen: ScreenDefinition, scenes: SceneTable) {
    var seen: Set<String> = []
    func once(_ text: LocalizedText?) -> [String] {
      (text?.variants ?? []).map(\.text.description).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    let titles = once(screen.title)
    var texts = screen.summary.map { [$0] } ?? []
    texts += screen.content.children.flatMap { once($0.title) }
    switch screen.content {
    case .alert(let alert): texts += once(alert.title) + once(alert.message) + alert.actions.flatMap { once($0.title) }
    case .share(let share): texts += share.items.flatMap { once($0) }
    case .scene(let content):
      texts += (scenes[content.scene]?.texts ?? []).filter { seen.insert($0).inserted }
      texts += (content.outlets + content.cells.flatMap(\.outlets)).flatMap { $0.texts.flatMap { once($0) } }
    default: break
    }
    let search = screen.bar?.search
    texts += once(search?.placeholder) + once(search?.text) + (search?.scopes ?? []).flatMap { once($0) }
    texts +=
      once(screen.bar?.prompt) + once(screen.bar?.subtitle)
      + (screen.bar?.items ?? []).flatMap { once($0.title) + once($0.accessibilityLabel) + once($0.badge) }
    var waiting = Array(screen.views.reversed())
    while let view = waiting.popLast() {
      texts += view.kind.definition.texts.flatMap { once($0) } + once(view.accessibilityLabel)
      texts += once(view.cell?.badge)
      texts += view.menuElements.flatMap { once($0.title) }
      texts += view.accessory.flatMap { once($0.title) + once($0.accessibilityLabel) }
      waiting += view.views.reversed()
    }
    self.init(file: screen.place.file, titles: titles, texts: texts)
  }
}
