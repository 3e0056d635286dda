import Dispatch

/// Threads that share work: one a processor, or this one alone.
struct Workers: Sendable {
  /// How many elements a thread takes at a time.
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

  /// Calls a function for every number from 0 up to another.
  func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard isParallel, count > Workers.batch else { return (0..<count).forEach(body) }
    DispatchQueue.concurrentPerform(iterations: (count + Workers.batch - 1) / Workers.batch) { batch in
      let start = batch * Workers.batch
      for index in start..<min(start + Workers.batch, count) { body(index) }
    }
  }
}
