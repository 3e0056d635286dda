public import PetriCatalog

/// The findings that a team lives with for now, in a file beside the catalogue. It only shrinks, unless somebody accepts more.
public struct CheckBaseline: Codable, Hashable, Sendable {
  /// An accepted fault: one that is new is found, with whichever others it is grouped.
  public struct Entry: Codable, Hashable, Sendable, Comparable {
    /// Its kind.
    public let rule: CheckRule
    /// The screen's name.
    public let screen: String
    /// The view, the class or whatever it is about.
    public let subject: String
    /// Why it is accepted, for people; nothing reads it.
    public var reason: String?

    /// The entry of a fault.
    init(_ fault: CheckFault) { (rule, screen, subject) = (fault.rule, fault.screen, fault.subject) }

    /// Orders by screen, so that changes of one screen are beside each other.
    public static func < (left: Entry, right: Entry) -> Bool { left.key.lexicographicallyPrecedes(right.key) }

    /// The identity, whatever the reason is.
    var key: [String] { [screen, rule.rawValue, subject] }
  }

  /// The name of its file beside the catalogue's.
  public static let fileName = "checks-baseline.json"

  /// The accepted faults, by screen.
  public private(set) var accepted: [Entry] = []

  /// Makes an empty baseline.
  public init() {}

  /// The entry that accepts a fault.
  public func entry(of fault: CheckFault) -> Entry? {
    let key = Entry(fault).key
    return accepted.first { $0.key == key }
  }

  func accepts(_ fault: CheckFault) -> Bool { entry(of: fault) != nil }

  /// Adds findings.
  public mutating func accept(_ findings: [CheckFinding]) {
    let known = Set(accepted.map(\.key))
    accepted = (accepted + Set(findings.flatMap(\.faults).map(Entry.init)).filter { !known.contains($0.key) }).sorted()
  }

  /// Takes entries away.
  public mutating func remove(_ entries: [Entry]) {
    let keys = Set(entries.map(\.key))
    accepted.removeAll { keys.contains($0.key) }
  }
}
