import CSystem
import Dispatch

/// Worker threads, one per processor, or only the current thread.
struct Workers: Sendable {
  /// The number of elements that a thread takes at a time; small, to balance the load.
  private static let batch = 4

  let isParallel: Bool

  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each element is written by one call only.
      nonisolated(unsafe) let buffer = buffer
      forEach(elements.count) { buffer.initializeElement(at: $0, to: body(elements[$0])) }
      initialized = elements.count
    }
  }

  private func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard isParallel, count > Workers.batch else { return (0..<count).forEach(body) }
    let threads = min(activeProcessors, (count + Workers.batch - 1) / Workers.batch)
    var next: Int64 = 0
    withUnsafeMutablePointer(to: &next) { next in
      // Only incremented atomically.
      nonisolated(unsafe) let next = next
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while case let start = Int(petri_count_on(next, Int64(Workers.batch))), start < count {
          for index in start..<min(start + Workers.batch, count) { body(index) }
        }
      }
    }
  }

  private var activeProcessors: Int { max(1, Int(petri_processors())) }
}
