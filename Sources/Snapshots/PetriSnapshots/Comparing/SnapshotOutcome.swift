import PetriCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The result of comparing a screen with its snapshot.
public enum SnapshotOutcome: Sendable, Equatable {
  /// The screen equals its snapshot.
  case same
  /// The screen differs from its snapshot. The associated value is the snapshot's text with normalized line endings.
  case differs(String)
  /// The snapshot is missing.
  case missing
  /// The snapshot contains merge conflict markers; the associated value is the line of the first one.
  case conflict(line: Int)
  /// The snapshot isn't UTF-8.
  case notText
  /// The snapshot file is malformed.
  case unreadable(SheetProblem)
  /// The snapshot has another version of the format.
  case outdated(SnapshotHeader)

  /// Compares the complete text of a cell with its reference.
  public init(_ reference: CellReference, text: String) {
    switch reference {
    case .none: self = .missing
    case .text(var found):
      let isSame = found.withUTF8 { SnapshotOutcome.isSame(UnsafeRawBufferPointer($0), text) }
      self = isSame ? .same : .differs(found)
    case .outdated(let header): self = .outdated(header)
    case .broken(let problem): self = problem.isConflict ? .conflict(line: problem.line) : .unreadable(problem)
    }
  }

  /// Compares the bytes of a snapshot with the expected text.
  ///
  /// Ignores carriage returns before line feeds in the snapshot, because a checkout may have added them.
  public init(reference: [UInt8]?, text: String) {
    guard let reference else {
      self = .missing
      return
    }
    if reference.withUnsafeBytes({ SnapshotOutcome.isSame($0, text) }) {
      self = .same
      return
    }
    guard let found = String(validating: SheetText.withoutCarriageReturns(reference), as: UTF8.self) else {
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

  private static func isSame(_ reference: UnsafeRawBufferPointer, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == reference.count, let start = bytes.baseAddress, let other = reference.baseAddress else {
        return bytes.count == reference.count
      }
      return memcmp(other, start, bytes.count) == 0
    }
  }

  private static func conflictLine(of text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { SheetLine.isConflictMarker($0) }
      .map { $0 + 1 }
  }
}
