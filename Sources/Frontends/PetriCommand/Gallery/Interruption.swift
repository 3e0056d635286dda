import Foundation

/// Ctrl-C as something to look for between two pieces of work, where it would have ended the process.
struct Interruption {
  /// From which there is something to read once it has come.
  let descriptor: Int32

  /// The interruption of this process: somebody pressed Ctrl-C.
  struct Came: Error {}

  /// Listens from now on.
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

  /// Whether it has come.
  var hasCome: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return descriptor >= 0 && poll(&waiting, 1, 0) > 0
  }

  /// Ends work that it has come in the way of.
  ///
  /// - Throws: ``Came``.
  func check() throws { if hasCome { throw Came() } }
}

/// A handler of signals is given nothing, so it finds the pipe here.
private nonisolated(unsafe) var wakingEnd: Int32 = -1
