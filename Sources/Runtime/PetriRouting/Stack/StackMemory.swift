import PetriUIKit

/// The ways through a stack that were walked while a plan is made: finders that look the same way walk it once. Nothing moves
/// meanwhile; after that it is forgotten.
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
