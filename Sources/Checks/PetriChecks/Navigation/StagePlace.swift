import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting
import PetriUIKit

struct StagePlace: Hashable {
  struct Screen: Hashable {
    let name: String
    /// The context as text, to tell screens with the same name apart.
    let context: String
  }

  /// The hierarchy in one line: `tabs[*circle*, square] > pin`.
  let shape: String
  /// The visible screens and those below them, for the root and each presented controller.
  let levels: [[Screen]]
  let front: String
  let names: Set<String>
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
        // All controllers of a stack count, but only the visible tab or page.
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

  private var stacks: [[String]] { levels.map { $0.map(\.name) } }

  /// Whether the other hierarchy remains after closing or popping screens of this one.
  func isOn(_ other: StagePlace) -> Bool {
    let (own, others) = (stacks, other.stacks)
    guard let last = others.last, own.count >= others.count else { return false }
    return own.starts(with: others.dropLast()) && own[others.count - 1].starts(with: last)
  }

  var isRoot: Bool { levels.joined().count == 1 }

  var topmost: [String] { (levels.count > 1 ? ["presented"] : []) + (levels.last?.map(\.name) ?? []) }

  var copiesOfFront: Int {
    guard let front = levels.last?.last else { return 0 }
    return levels.joined().filter { $0 == front }.count
  }
}
