import PetriUIKit

/// Caches walks during planning, when nothing moves.
@MainActor
final class StackMemory {
  private var walks: [StackWalk] = []

  func walk(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) -> StackWalk {
    for walk in walks where walk.goesTheSameWay(from: start, options) { return walk }
    let walk = StackWalk(from: start, options, adapters: adapters)
    walks.append(walk)
    return walk
  }
}
