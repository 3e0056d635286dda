import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads several pipes concurrently, so that no writer blocks on a full pipe.
enum PipeReader {
  static func read(_ pipes: [FileHandle]) -> [[UInt8]] {
    var texts = pipes.map { _ in [UInt8]() }
    var open = Set(pipes.indices)
    while !open.isEmpty {
      let indices = open.sorted()
      var waiting = indices.map { pollfd(fd: pipes[$0].fileDescriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return texts }
      for (index, state) in zip(indices, waiting) where state.revents != 0 {
        var problem: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
          let got = Foundation.read(state.fd, buffer.baseAddress, buffer.count)
          problem = got < 0 ? errno : 0
          count = max(0, got)
        }
        if problem == EINTR || problem == EAGAIN { continue }
        texts[index] += chunk
        if chunk.isEmpty { open.remove(index) }
      }
    }
    return texts
  }
}
