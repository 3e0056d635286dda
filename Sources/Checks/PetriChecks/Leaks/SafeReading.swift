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

  /// Reads of this process's memory that fail, and don't crash, where another thread has given it back meanwhile.
  struct SafeReading {
    /// Whether the system allows such reads; else memory is read as it is, which is safe in a process of one thread.
    private let isAllowed: Bool
    private let process = getpid()

    init() {
      var word: UInt = 1
      isAllowed = withUnsafeMutablePointer(to: &word) { word in
        var copy: UInt = 0
        return SafeReading.read(getpid(), UInt(bitPattern: word), 1, &copy) && copy == 1
      }
    }

    /// The word at an address; `nil` where nothing can be read.
    func word(at address: UInt) -> UInt? {
      guard isAllowed else { return UnsafePointer<UInt>(bitPattern: address)?.pointee }
      var word: UInt = 0
      return SafeReading.read(process, address, 1, &word) ? word : nil
    }

    /// Words one after another; none where they can't be read.
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
