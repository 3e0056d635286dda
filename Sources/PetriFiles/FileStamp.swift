import CSystem

/// The facts that show whether a file has changed, without reading it.
public struct FileStamp: Sendable, Equatable {
  private let size: Int64
  private let number: UInt64
  private let modified: Int64
  private let changed: Int64
  /// Whether the file had been left alone for a while when the stamp was taken: one that is written twice in a moment may have the same
  /// times after both.
  public let isSettled: Bool

  /// How long a file has to be left alone, in nanoseconds; clocks of file systems may have steps of two seconds.
  private static let rest: Int64 = 2_500_000_000

  init(_ facts: petri_file_facts, now: Int64 = petri_file_now()) {
    size = facts.size
    number = facts.number
    modified = facts.modified
    changed = facts.changed
    let last = max(facts.modified, facts.changed)
    // A time in the future proves nothing.
    isSettled = last <= now && now - last > FileStamp.rest
  }

  /// When the file was written last, in seconds since 1970.
  public var time: Double { Double(modified) / 1e9 }

  /// How many seconds ago that was.
  public var age: Double { Double(petri_file_now() - modified) / 1e9 }

  /// Adds the stamp as bytes, equal for equal stamps.
  public func write(to bytes: inout [UInt8]) {
    for word in [UInt64(bitPattern: size), number, UInt64(bitPattern: modified), UInt64(bitPattern: changed)] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Whether both are of one state of a file.
  public static func == (left: FileStamp, right: FileStamp) -> Bool {
    left.size == right.size && left.number == right.number && left.modified == right.modified
      && left.changed == right.changed
  }
}
