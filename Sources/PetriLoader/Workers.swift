import Dispatch

/// Threads that share work: one a processor, or this one alone.
struct Workers: Sendable {
  /// How many elements a thread takes at a time.
  private static let batch = 16

  let isParallel: Bool

  /// Calls a function for every element; the results are in the elements' order.
  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    guard isParallel, elements.count > Workers.batch else { return elements.map(body) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each call writes elements of its own.
      nonisolated(unsafe) let buffer = buffer
      let batches = (elements.count + Workers.batch - 1) / Workers.batch
      DispatchQueue.concurrentPerform(iterations: batches) { batch in
        let start = batch * Workers.batch
        for index in start..<min(start + Workers.batch, elements.count) {
          buffer.initializeElement(at: index, to: body(elements[index]))
        }
      }
      initialized = elements.count
    }
  }
}
