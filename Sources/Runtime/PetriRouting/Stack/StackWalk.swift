import PetriUIKit

/// A walk shared by several searches, evaluated as far as one of them needs.
@MainActor
final class StackWalk {
  private var path: StackPath

  init(from start: UIViewController, _ options: SearchOptions, adapters: ContainerAdapters) {
    path = StackPath(from: start, options, adapters: adapters)
  }

  func goesTheSameWay(from start: UIViewController, _ options: SearchOptions) -> Bool {
    path.start === start && path.options == options
  }

  func first(where predicate: (UIViewController) -> Bool) -> UIViewController? {
    let known = path.seen
    for controller in known where predicate(controller) { return controller }
    var index = known.count
    while let controller = path.controller(at: index) {
      if predicate(controller) { return controller }
      index += 1
    }
    return nil
  }
}
