import CSystem
import Dispatch

/// Threads that share work: one a processor, or this one alone.
struct Workers: Sendable {
  /// How many elements a thread takes at a time: few, so that none waits long for the last.
  private static let batch = 4

  let isParallel: Bool

  /// Calls a function for every element; the results are in the elements' order.
  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each call writes elements of its own.
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
      // Only counted on, which is one step for all threads.
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
