import PetriComposer
import PetriRendering

/// A cell that was recorded in an older version of its kind of text.
public struct VersionedCell: Hashable, Sendable, Codable {
  /// The cell.
  public let cell: SnapshotCell
  /// The version that was recorded.
  public let version: Int
}

/// A cell's text today in an older version of its kind and in the present one, without the lines that head it.
public struct VersionedText: Sendable {
  /// As the older version printed it, `nil` where it can't be printed so any more; or why the screen can't be printed at all.
  public let old: Result<String?, CellFailure>
  /// As the present version prints it.
  public let new: String?

  /// Makes a text of the printed versions.
  public init(old: String?, new: String) {
    self.old = .success(old)
    self.new = new
  }

  /// Notes why a screen can't be printed.
  public init(_ failure: CellFailure) {
    old = .failure(failure)
    new = nil
  }
}

extension CellPrinter {
  /// The text of a cell in the version that was recorded of it, and in the present one.
  public func text(of cell: VersionedCell) -> VersionedText {
    do throws(CellFailure) {
      let launched = try launch(cell.cell)
      let rendering = cell.cell.rendering
      return VersionedText(
        old: launched.text(as: rendering, version: cell.version),
        new: launched.text(as: rendering)
      )
    } catch {
      return VersionedText(error)
    }
  }
}
