import PetriText

/// The reference that a cell is compared with.
public enum CellReference: Hashable, Sendable {
  /// Nothing: it was never recorded.
  case none
  /// Its complete text.
  case text(String)
  /// A text of another version of its kind.
  case outdated(SnapshotHeader)
  /// A file, or a part of one, that can't be read.
  case broken(SheetProblem)

  /// A short name of it, to see whether it is still the one that was compared.
  func fingerprint(in file: SheetFile) -> String? {
    switch self {
    case .none: nil
    case .text(let text): Fingerprint.text(of: Array(text.utf8))
    case .outdated, .broken: file.bytes.map { Fingerprint.text(of: $0) }
    }
  }
}
