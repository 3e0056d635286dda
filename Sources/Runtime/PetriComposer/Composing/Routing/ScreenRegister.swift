import PetriCatalog
import PetriRouting
import PetriUIKit

/// Maps controllers to screens, without keeping them alive.
@MainActor
final class ScreenRegister {
  struct Entry {
    fileprivate(set) weak var controller: UIViewController?
    let name: String
    var context: ContextObject
    let isContent: Bool
    fileprivate let title: ScreenTitle
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 256

  subscript(controller: UIViewController) -> Entry? {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else { return nil }
    return entry
  }

  func content(_ controller: UIViewController) -> Entry? {
    self[controller].flatMap { $0.isContent ? $0 : nil }
  }

  func note(_ screen: ComposedScreen) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.controller != nil }
      limit = max(256, entries.count * 2)
    }
    let name = screen.definition.name
    if screen.root !== screen.content {
      entries[ObjectIdentifier(screen.root)] = Entry(
        controller: screen.root,
        name: name,
        context: screen.context,
        isContent: false,
        title: screen.title
      )
    }
    entries[ObjectIdentifier(screen.content)] = Entry(
      controller: screen.content,
      name: name,
      context: screen.context,
      isContent: true,
      title: screen.title
    )
  }

  func update(_ controller: UIViewController, context: ContextObject) {
    entries[ObjectIdentifier(controller)]?.context = context
    self[controller]?.title.update()
    var layer = controller.parent
    while let container = layer as? ContainerViewController {
      container.stateChanged()
      layer = container.parent
    }
  }
}

struct ScreenFactory: Factory {
  let name: String
  let composer: Composer
  private var context: ContextObject?

  init(_ name: String, composer: Composer) {
    self.name = name
    self.composer = composer
  }

  var routingName: String { name }

  mutating func prepare(with context: ScreenContext) throws {
    let definition = try composer.definition(named: name)
    let resolution = context.resolved(for: definition)
    guard resolution.problems.isEmpty else {
      throw CompositionError.context(screen: name, problems: resolution.problems)
    }
    self.context = resolution.context
  }

  func build(with context: ScreenContext) throws -> UIViewController {
    let screen = try composer.compose(name, context: self.context ?? ContextObject())
    screen.applyPresentation(composer.catalog.presentation(of: screen.definition))
    return screen.root
  }
}
