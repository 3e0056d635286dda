/// Memory that is used again for one file after the other, which saves a good part of the time of small ones.
///
/// For one thread at a time.
public final class YAMLScratch {
  private var memory: TreeMemory?

  /// Makes an empty one.
  public init() {}

  /// Gives the memory away until it is kept again.
  ///
  /// - Parameter size: how many bytes there are to read.
  func take(size: Int) -> TreeMemory {
    if let memory = memory.take() { return memory }
    return TreeMemory(size: size)
  }

  /// Keeps memory for the next file.
  func keep(_ memory: consuming TreeMemory) { self.memory = consume memory }
}
