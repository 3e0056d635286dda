import Foundation
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How far long work is, on a terminal's standard error only, and only once it has taken a moment.
@MainActor
final class Progress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let start = ContinuousClock.now
  private var done = 0
  private var lastShown: ContinuousClock.Instant?

  init(total: Int) {
    self.total = total
  }

  /// One more is done.
  func step() {
    done += 1
    if done.isMultiple(of: 16) { show(done) }
  }

  /// So many are done.
  func show(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(300), lastShown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    lastShown = now
    Console.status("\(done) of \(total)")
  }

  /// Takes the line away.
  func end() {
    if lastShown != nil { Console.status("") }
  }
}
