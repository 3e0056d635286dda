import CSystem
import Dispatch

/// Threads that share work: one a processor, or this one alone.
struct Workers: Sendable {
  /// How many elements a thread takes at a time: few, so that none waits long for the last.
  private static let batch = 4

  let isParallel: Bool

  /// Calls a function for every element; the results are in the elements' order.
  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    map(elements, with: {}, { _, element in body(element) })
  }

  /// Calls a function for every element with something that each thread has for itself; the results are in the elements' order.
  func map<Element: Sendable, Tool, Result>(
    _ elements: [Element],
    with tool: @Sendable () -> Tool,
    _ body: @Sendable (Tool, Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each call writes elements of its own.
      nonisolated(unsafe) let buffer = buffer
      forEach(elements.count, with: tool) { buffer.initializeElement(at: $1, to: body($0, elements[$1])) }
      initialized = elements.count
    }
  }

  private func forEach<Tool>(_ count: Int, with tool: @Sendable () -> Tool, _ body: @Sendable (Tool, Int) -> Void) {
    guard isParallel, count > Workers.batch else {
      let tool = tool()
      return (0..<count).forEach { body(tool, $0) }
    }
    let threads = min(activeProcessors, (count + Workers.batch - 1) / Workers.batch)
    var next: Int64 = 0
    withUnsafeMutablePointer(to: &next) { next in
      // Only counted on, which is one step for all threads.
      nonisolated(unsafe) let next = next
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let tool = tool()
        while case let start = Int(petri_count_on(next, Int64(Workers.batch))), start < count {
          for index in start..<min(start + Workers.batch, count) { body(tool, index) }
        }
      }
    }
  }

  private var activeProcessors: Int { max(1, Int(petri_processors())) }
}
