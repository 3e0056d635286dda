#if os(Linux) || !canImport(UIKit)
  import PetriComposer
  import PetriUIKit

  /// Weak references to all controllers and views that were ever on the stage.
  @MainActor
  final class Sightings {
    private var all: [Sighting] = []
    private var places: [ObjectIdentifier: Int] = [:]
    var move = 0

    /// Records the controllers that receive life cycle callbacks during a closure.
    func listen(_ body: () throws -> Void) rethrows {
      let observer = HeadlessRuntime.callbackObserver
      try HeadlessRuntime.handling(
        callbacks: { [weak self] controller, callback in
          self?.note(controller)
          observer?(controller, callback)
        },
        during: body
      )
    }

    func look(at window: UIWindow) {
      for controller in window.shownControllers {
        note(controller)
        noteTree(controller.viewIfLoaded)
        for item in (controller.navigationItem.leftBarButtonItems ?? [])
          + (controller.navigationItem.rightBarButtonItems ?? [])
        {
          noteTree(item.customView)
        }
        noteTree(controller.navigationItem.titleView)
      }
      noteTree(window)
    }

    func note(_ controller: UIViewController) {
      add(controller) { Sighting(controller, after: move) }
    }

    private func noteTree(_ view: UIView?) {
      var waiting = [view].compactMap(\.self)
      while let view = waiting.popLast() {
        if !(view is UIWindow) { add(view) { Sighting(view, after: move) } }
        waiting += view.subviews
      }
    }

    private func add(_ object: AnyObject, _ make: () -> Sighting) {
      let id = ObjectIdentifier(object)
      // A freed object's address may be reused.
      if let place = places[id], all[place].object === object { return all[place].update() }
      places[id] = all.count
      all.append(make())
    }

    /// Whether a controller was only ever a child that its parent may show again: a page, tab or column.
    func isOnlyContained(_ controller: UIViewController) -> Bool {
      places[ObjectIdentifier(controller)].map { !all[$0].wasOnStack } ?? true
    }

    /// The outermost living controllers, or else views.
    func alive(besides isExpected: (UIViewController) -> Bool = { _ in false }) -> [Sighting] {
      let living = all.filter { $0.object != nil }
      let controllers = living.filter { ($0.object as? UIViewController).map { !isExpected($0) } ?? false }
      let chosen = controllers.isEmpty ? living.filter { !$0.isController } : controllers
      let ids = Set(chosen.compactMap { $0.object.map(ObjectIdentifier.init) })
      return chosen.filter { sighting in
        guard let owner = sighting.owner else { return true }
        return !ids.contains(ObjectIdentifier(owner))
      }
    }
  }
#endif
