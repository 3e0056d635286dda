import Foundation
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reports progress: on a terminal after a short delay, otherwise as one line every 30 seconds.
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

  func step() {
    done += 1
    if done.isMultiple(of: 16) { show(done) }
  }

  func show(_ done: Int) {
    let now = ContinuousClock.now
    guard isShown else {
      // Keeps logs short.
      guard now - (lastNoted ?? start) > .seconds(30) else { return }
      lastNoted = now
      return console.note("petri: \(done) of \(total)")
    }
    guard now - start > .milliseconds(300), lastShown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    lastShown = now
    console.status("\(done) of \(total)")
  }

  func end() {
    if lastShown != nil { console.status("") }
  }
}
