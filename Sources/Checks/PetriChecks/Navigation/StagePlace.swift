import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting
import PetriUIKit

/// The screens that are shown and beneath, as far as navigation goes: the screens, and how they are in and over each other.
struct StagePlace: Hashable {
  /// A screen on a stack.
  struct Screen: Hashable {
    let name: String
    /// Its content as a text: two of one name and one text are the same for a person.
    let context: String
  }

  /// The stack in a line: `tabs[*circle*, square] > pin`.
  let shape: String
  /// The screens that are seen or beneath what is seen, level by level: the root's, and those of each presented controller.
  let levels: [[Screen]]
  /// The name of the screen in front.
  let front: String
  /// The names of all screens that are there, containers and tabs behind others included.
  let names: Set<String>
  /// The place as ways have it that lead to it.
  let landing: [String]

  @MainActor
  init(_ launched: LaunchedScreen) {
    let stage = launched.stage
    let adapters = stage.composer?.routing.router.adapters ?? ContainerAdapters()
    let name: (UIViewController) -> String = { stage.composer?.routing.name(of: $0) ?? $0.displayName }
    shape = ControllerStack(window: stage.window, adapters: adapters).text(name: name)
    front = stage.screenInFront
    names = Set(stage.window.shownControllers.map(name))
    landing = launched.landing
    let presented = sequence(first: stage.window.rootViewController) { $0?.presentedViewController }
    levels = presented.prefix { $0 != nil }.compactMap(\.self).map { level in
      var found: [Screen] = []
      var waiting = [level]
      while let controller = waiting.popLast() {
        // On a stack those beneath count as well, of tabs and pages the one that is seen, or would be if nothing covered it.
        let held = adapters.containedViewControllers(of: controller)
        let seen = controller is UINavigationController ? held : adapters.visibleViewControllers(of: controller)
        let inner = seen.isEmpty ? Array(held.suffix(1)) : seen
        waiting += inner.reversed()
        guard inner.isEmpty else { continue }
        let context = (controller as? any FormProviding).map { ContextValue.object($0.context).description }
        found.append(Screen(name: name(controller), context: context ?? ""))
      }
      return found
    }
  }

  /// The names of the screens on each level.
  private var stacks: [[String]] { levels.map { $0.map(\.name) } }

  /// Whether another place is beneath this one, or is this one: whoever closes and goes back may come to it.
  func isOn(_ other: StagePlace) -> Bool {
    let (own, others) = (stacks, other.stacks)
    guard let last = others.last, own.count >= others.count else { return false }
    return own.starts(with: others.dropLast()) && own[others.count - 1].starts(with: last)
  }

  /// Whether nothing is beneath: the start of an app, or what took its place.
  var isRoot: Bool { levels.joined().count == 1 }

  /// The names of the screens on the topmost level, which tell places apart that a person can't.
  var topmost: [String] { (levels.count > 1 ? ["presented"] : []) + (levels.last?.map(\.name) ?? []) }

  /// How many screens there are with what the one in front shows.
  var copiesOfFront: Int {
    guard let front = levels.last?.last else { return 0 }
    return levels.joined().filter { $0 == front }.count
  }
}
