import CSystem
import Dispatch

/// Reads a catalogue behind the browser, which is notified when there is something new.
final class BackgroundReading: Sendable {
  private let reader: CatalogReader
  private let queue = DispatchQueue(label: "petri.catalogue", qos: .userInitiated)
  private let gate = DispatchSemaphore(value: 1)
  // Read and written behind the gate.
  private nonisolated(unsafe) var reading: CatalogReading?
  // How many times it is still to be read.
  private nonisolated(unsafe) var begun = 0
  private let hasRead: @Sendable () -> Void

  /// - Parameter hasRead: called on another thread when there is something to take.
  init(_ reader: CatalogReader, hasRead: @escaping @Sendable () -> Void) {
    self.reader = reader
    self.hasRead = hasRead
  }

  /// Opens the kept index, and looks whether it is up to date.
  func open() {
    count(1)
    queue.async { [self] in
      defer { count(-1) }
      petri_trim_memory()
      if let opened = reader.opened() { give(opened) }
      if let new = reader.read(isCertain: false) { give(new) }
      petri_trim_memory()
    }
  }

  /// Reads the catalogue anew.
  func begin() {
    count(1)
    queue.async { [self] in
      defer { count(-1) }
      petri_trim_memory()
      if let new = reader.read(isCertain: true) { give(new) }
      petri_trim_memory()
    }
  }

  /// Whether it is being read, or about to be.
  var isReading: Bool {
    gate.wait()
    defer { gate.signal() }
    return begun > 0
  }

  private func count(_ added: Int) {
    gate.wait()
    begun += added
    gate.signal()
  }

  private func give(_ new: CatalogReading) {
    gate.wait()
    reading = new
    gate.signal()
    hasRead()
  }

  /// Waits for a reading that has begun, but not for long.
  ///
  /// - Returns: the catalogue; `nil` where it takes longer.
  func wait(milliseconds: Int) -> CatalogReading? {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    return done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success ? take() : nil
  }

  /// The reading that ended last, once.
  func take() -> CatalogReading? {
    gate.wait()
    defer { gate.signal() }
    defer { reading = nil }
    return reading
  }
}
