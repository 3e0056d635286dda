#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  /// The controllers that a stage has met, numbered among those of the same name.
  @MainActor
  struct NumberedControllers {
    private struct Entry {
      weak var controller: UIViewController?
      let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var counts: [String: Int] = [:]

    /// The number of a controller among those of its name, from 1; a new one for one that is met first.
    mutating func number(of controller: UIViewController) -> Int {
      let id = ObjectIdentifier(controller)
      // The memory of one that is gone may be another's.
      if let entry = entries[id], entry.controller === controller { return entry.number }
      let number = counts[controller.displayName, default: 0] + 1
      counts[controller.displayName] = number
      entries[id] = Entry(controller: controller, number: number)
      return number
    }
  }
#endif
