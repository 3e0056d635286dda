import PetriCatalog

/// The share of the work that fit into a time budget.
public struct CheckBudget: Codable, Hashable, Sendable {
  /// The time in seconds.
  public let seconds: Double
  /// The completed share of the work, from 0 to 1.
  public let share: Double
  /// The number of screens that each check didn't reach.
  public let leftOut: [String: Int]

  /// Creates a budget from the number of completed jobs and the missing ones.
  public init(seconds: Double, done: Int, missing: [CheckJob]) {
    self.seconds = seconds
    share = done + missing.count == 0 ? 1 : Double(done) / Double(done + missing.count)
    leftOut = Dictionary(grouping: missing, by: \.kind.rawValue).mapValues { Set($0.map(\.screen)).count }
  }

  /// A description: `covered 63 % of the work in 20 s; left out: layout of 12 screens`.
  public var text: String {
    let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let missing = leftOut.sorted { $0.key < $1.key }.map {
      "\($0.key) of \($0.value) screen\($0.value == 1 ? "" : "s")"
    }
    guard !missing.isEmpty else { return "covered all of the work within \(time) s" }
    return "covered \(Int(share * 100)) % of the work in \(time) s; left out: \(missing.joined(separator: ", "))"
  }
}
