/// Everything that differs in a run, for reports that people read.
public struct RunChanges: Sendable {
  /// The run.
  public let report: RunReport
  /// The differences of screens, each edit once.
  public let edits: [ScreenChange]
  /// The differences of the catalogue itself.
  public let change: CatalogChange

  /// The revision that is compared with, with its date; `nil` for the recorded snapshots.
  public var base: String?

  /// Makes changes.
  ///
  /// - Parameter change: screens that have another name now are left out of those that are gone.
  public init(_ report: RunReport, edits: [ScreenChange], change: CatalogChange = CatalogChange()) {
    self.report = report
    self.edits = edits
    let renamed = Set(edits.compactMap(\.oldPath))
    var change = change
    change.lostScreens.removeAll { renamed.contains($0.path) }
    self.change = change
  }
}
