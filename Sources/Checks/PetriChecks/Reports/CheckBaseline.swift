public import PetriCatalog

/// The accepted findings in a file next to the catalogue. Entries are only added on request.
public struct CheckBaseline: Codable, Hashable, Sendable {
  /// An accepted fault.
  public struct Entry: Codable, Hashable, Sendable, Comparable {
    /// The violated rule.
    public let rule: CheckRule
    /// The name of the screen.
    public let screen: String
    /// The name of the view, class or link.
    public let subject: String
    /// The reason for acceptance; not interpreted.
    public var reason: String?

    init(_ fault: CheckFault) { (rule, screen, subject) = (fault.rule, fault.screen, fault.subject) }

    /// Orders by screen, to keep a screen's entries together in diffs.
    public static func < (left: Entry, right: Entry) -> Bool { left.key.lexicographicallyPrecedes(right.key) }

    var key: [String] { [screen, rule.rawValue, subject] }
  }

  /// The name of the baseline file.
  public static let fileName = "checks-baseline.json"

  /// The accepted faults, sorted by screen.
  public private(set) var accepted: [Entry] = []

  /// Creates an empty baseline.
  public init() {}

  /// The entry that accepts a fault.
  public func entry(of fault: CheckFault) -> Entry? {
    let key = Entry(fault).key
    return accepted.first { $0.key == key }
  }

  func accepts(_ fault: CheckFault) -> Bool { entry(of: fault) != nil }

  /// Adds entries for the faults of findings.
  public mutating func accept(_ findings: [CheckFinding]) {
    let known = Set(accepted.map(\.key))
    accepted = (accepted + Set(findings.flatMap(\.faults).map(Entry.init)).filter { !known.contains($0.key) }).sorted()
  }

  /// Removes entries.
  public mutating func remove(_ entries: [Entry]) {
    let keys = Set(entries.map(\.key))
    accepted.removeAll { keys.contains($0.key) }
  }
}
