import Foundation

/// Turns Ctrl-C into a condition that long work can poll, instead of ending the process.
struct Interruption {
  /// A descriptor that becomes readable after Ctrl-C.
  let descriptor: Int32

  struct Came: Error {}

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      descriptor = -1
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    descriptor = ends[0]
    wakingEnd = ends[1]
    signal(SIGINT) { _ in _ = write(wakingEnd, "!", 1) }
  }

  var hasCome: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return descriptor >= 0 && poll(&waiting, 1, 0) > 0
  }

  /// - Throws: ``Came`` after Ctrl-C.
  func check() throws { if hasCome { throw Came() } }
}

/// Global because signal handlers take no context.
private nonisolated(unsafe) var wakingEnd: Int32 = -1
