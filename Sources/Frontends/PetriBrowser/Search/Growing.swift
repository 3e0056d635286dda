/// Memory that is written before it is read, and only grows.
struct Growing<Element: BitwiseCopyable>: ~Copyable {
  private var buffer: UnsafeMutableBufferPointer<Element>

  init() {
    buffer = .allocate(capacity: 64)
  }

  /// A copy of elements.
  init(_ elements: [Element]) {
    buffer = .allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
  }

  deinit { buffer.deallocate() }

  /// Makes room; the former content is lost.
  mutating func reserve(_ count: Int) {
    guard count > buffer.count else { return }
    buffer.deallocate()
    buffer = .allocate(capacity: max(count, 2 * buffer.count))
  }

  subscript(index: Int) -> Element {
    get { buffer[index] }
    nonmutating set { buffer[index] = newValue }
  }
}
