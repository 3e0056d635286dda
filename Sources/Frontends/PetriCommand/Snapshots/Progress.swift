import Foundation
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How far long work is: on a terminal once it has taken a moment, elsewhere a line each half a minute.
@MainActor
final class Progress {
  private let total: Int
  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var lastShown: ContinuousClock.Instant?
  private var lastNoted: ContinuousClock.Instant?

  init(total: Int, in invocation: Invocation) {
    self.total = total
    console = invocation.console
    isShown = isatty(console.errors) == 1 && invocation.environment["TERM"] != "dumb"
  }

  /// One more is done.
  func step() {
    done += 1
    if done.isMultiple(of: 16) { show(done) }
  }

  /// So many are done.
  func show(_ done: Int) {
    let now = ContinuousClock.now
    guard isShown else {
      // A log gets a line now and then.
      guard now - (lastNoted ?? start) > .seconds(30) else { return }
      lastNoted = now
      return console.note("petri: \(done) of \(total)")
    }
    guard now - start > .milliseconds(300), lastShown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    lastShown = now
    console.status("\(done) of \(total)")
  }

  /// Takes the line away.
  func end() {
    if lastShown != nil { console.status("") }
  }
}
