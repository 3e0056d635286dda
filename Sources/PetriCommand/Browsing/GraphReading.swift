import Dispatch
import PetriCatalog
import PetriLoader

/// Reads behind the browser which screens lead to which, and notifies it when that is known: all screens are looked through for it.
final class GraphReading: Sendable {
  private let queue = DispatchQueue(label: "petri.graph", qos: .userInitiated)
  private let gate = DispatchSemaphore(value: 1)
  // Read and written behind the gate.
  private nonisolated(unsafe) var known: (variants: [String: String], graph: CatalogGraph)?
  // Behind the gate too.
  private nonisolated(unsafe) var wanted: [String: String]?
  /// Goes up when the files have changed, so that a reading of the old ones that still goes on counts for nothing.
  private nonisolated(unsafe) var edition = 0
  private let hasRead: @Sendable () -> Void

  /// - Parameter hasRead: called on another thread when there is something new.
  init(hasRead: @escaping @Sendable () -> Void) { self.hasRead = hasRead }

  /// The graph in some variants; `nil` where it isn't known yet.
  func graph(in variants: [String: String]) -> CatalogGraph? {
    locked { known?.variants == variants ? known?.graph : nil }
  }

  /// Reads a catalogue's graph, unless that is being done.
  func begin(_ catalog: DeferredCatalog, in variants: [String: String]) {
    let start: Int? = locked {
      guard wanted != variants else { return nil }
      wanted = variants
      return edition
    }
    guard let start else { return }
    queue.async { [self] in
      guard locked({ edition == start && wanted == variants }) else { return }
      let graph = CatalogGraph(catalog.build())
      let isNew = locked {
        guard edition == start, wanted == variants else { return false }
        known = (variants, graph)
        return true
      }
      if isNew { hasRead() }
    }
  }

  /// Drops the graph: the files have changed.
  func forget() {
    locked {
      (known, wanted) = (nil, nil)
      edition += 1
    }
  }

  private func locked<Result>(_ work: () -> Result) -> Result {
    gate.wait()
    defer { gate.signal() }
    return work()
  }
}
