/// How a screen compares with its snapshot.
public enum SnapshotOutcome: Sendable, Equatable {
  /// They are the same.
  case same
  /// They differ: the snapshot's text and the screen's.
  case differs(LineDiff)
  /// There is no snapshot.
  case missing
  /// The snapshot holds conflict markers of a merge, at this line.
  case conflict(line: Int)
  /// The snapshot is no UTF-8, from this byte on.
  case notText

  /// Compares a snapshot's bytes with the text that it should hold.
  ///
  /// Carriage returns before line feeds are taken out of the snapshot only: a checkout may have put them there.
  public init(reference: [UInt8]?, text: String) {
    guard let reference else {
      self = .missing
      return
    }
    let bytes = Array(text.utf8)
    if reference == bytes {
      self = .same
      return
    }
    guard let found = String(validating: SnapshotOutcome.withoutCarriageReturns(reference), as: UTF8.self) else {
      self = .notText
      return
    }
    if let line = SnapshotOutcome.conflictLine(of: found) {
      self = .conflict(line: line)
    } else if found.utf8.elementsEqual(bytes) {
      self = .same
    } else {
      self = .differs(LineDiff(old: found, new: text))
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
      .firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") || $0 == "=======" }
      .map { $0 + 1 }
  }
}
