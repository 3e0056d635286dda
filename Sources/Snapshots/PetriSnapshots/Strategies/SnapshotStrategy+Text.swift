extension SnapshotStrategy where Value == String {
  /// A text as it is.
  public static var lines: SnapshotStrategy { SnapshotStrategy(kind: "lines") { $0 } }
}

extension SnapshotStrategy {
  /// The text that Swift's `dump` prints of a value, without the addresses that change from run to run.
  public static var dump: SnapshotStrategy {
    SnapshotStrategy(kind: "dump") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text.replacing(/\ ?#[0-9]+$/.anchorsMatchLineEndings(), with: "").replacing(/0x[0-9a-f]{6,}/, with: "0x…")
    }
  }
}
