#if os(Linux)
  import Glibc

  @_silgen_name("process_vm_readv")
  private func readProcess(
    _ process: pid_t,
    _ local: UnsafePointer<iovec>,
    _ localCount: UInt,
    _ remote: UnsafePointer<iovec>,
    _ remoteCount: UInt,
    _ flags: UInt
  ) -> Int

  /// Reads this process's memory without crashing if another thread unmaps it meanwhile.
  struct SafeReading {
    /// Whether `process_vm_readv` is permitted. Without it, reads are only safe in a single-threaded process.
    private let isAllowed: Bool
    private let process = getpid()

    init() {
      var word: UInt = 1
      isAllowed = withUnsafeMutablePointer(to: &word) { word in
        var copy: UInt = 0
        return SafeReading.read(getpid(), UInt(bitPattern: word), 1, &copy) && copy == 1
      }
    }

    func word(at address: UInt) -> UInt? {
      guard isAllowed else { return UnsafePointer<UInt>(bitPattern: address)?.pointee }
      var word: UInt = 0
      return SafeReading.read(process, address, 1, &word) ? word : nil
    }

    func words(at address: UInt, count: Int) -> [UInt] {
      guard isAllowed else {
        return Array(UnsafeBufferPointer(start: UnsafePointer<UInt>(bitPattern: address), count: count))
      }
      return Array(unsafeUninitializedCapacity: count) { buffer, written in
        guard let start = buffer.baseAddress else { return }
        written = SafeReading.read(process, address, count, start) ? count : 0
      }
    }

    private static func read(_ process: pid_t, _ address: UInt, _ count: Int, _ target: UnsafeMutablePointer<UInt>)
      -> Bool
    {
      let size = count * MemoryLayout<UInt>.size
      var local = iovec(iov_base: target, iov_len: size)
      var remote = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: address), iov_len: size)
      return readProcess(process, &local, 1, &remote, 1, 0) == size
    }
  }
#endif
