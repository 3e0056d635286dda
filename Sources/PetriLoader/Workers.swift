import CSystem
import Dispatch

/// Threads that share work.
struct Workers: Sendable {
  /// How many elements a thread takes at a time, so that none waits for long.
  private static let batch = 16

  private let count: Int

  /// - Parameter count: how many threads; `nil` for one a processor, eight at most.
  init(_ count: Int?) { self.count = max(1, count ?? min(8, Int(petri_processors()))) }

  /// Calls a function for every element; the results are in the elements' order.
  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1, elements.count > Workers.batch else { return elements.map(body) }
    let count = count
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each thread writes elements of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { worker in
        for start in stride(from: worker * Workers.batch, to: elements.count, by: count * Workers.batch) {
          for index in start..<min(start + Workers.batch, elements.count) {
            buffer.initializeElement(at: index, to: body(elements[index]))
          }
        }
      }
      initialized = elements.count
    }
  }
}
