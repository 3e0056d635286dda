import PetriCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a screen compares with its snapshot.
public enum SnapshotOutcome: Sendable, Equatable {
  /// They are the same.
  case same
  /// They differ: the snapshot's text, with line feeds alone, is this.
  case differs(String)
  /// There is no snapshot.
  case missing
  /// The snapshot holds conflict markers of a merge, at this line.
  case conflict(line: Int)
  /// The snapshot isn't UTF-8.
  case notText
  /// The snapshot is of another version of its kind of text.
  case outdated(SnapshotHeader)

  /// Compares a snapshot's bytes with the text that it should hold.
  ///
  /// Carriage returns before line feeds are taken out of the snapshot only: a checkout may have put them there.
  public init(reference: [UInt8]?, text: String) {
    guard let reference else {
      self = .missing
      return
    }
    if SnapshotOutcome.isSame(reference, text) {
      self = .same
      return
    }
    guard let found = String(validating: SnapshotOutcome.withoutCarriageReturns(reference), as: UTF8.self) else {
      self = .notText
      return
    }
    if let line = SnapshotOutcome.conflictLine(of: found) {
      self = .conflict(line: line)
    } else if found.utf8.elementsEqual(text.utf8) {
      self = .same
    } else if let old = SnapshotHeader(of: found), let new = SnapshotHeader(of: text), old.kind == new.kind,
      old.version != new.version
    {
      self = .outdated(old)
    } else {
      self = .differs(found)
    }
  }

  private static func isSame(_ reference: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == reference.count, let start = bytes.baseAddress else { return bytes.count == reference.count }
      return reference.withUnsafeBytes { other in other.baseAddress.map { memcmp($0, start, bytes.count) == 0 } ?? true
      }
    }
  }

  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      result.append(byte)
    }
    return result
  }

  private static func conflictLine(of text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex {
        $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") || $0.hasPrefix("||||||| ") || $0 == "======="
      }
      .map { $0 + 1 }
  }
}
