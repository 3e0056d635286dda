public import PetriCatalog

/// A part of a check that can run in a process of its own.
public struct CheckJob: Codable, Hashable, Sendable {
  /// The check.
  public let kind: CheckKind
  /// The name of the screen to start with.
  public let screen: String
  /// The index of the part if the screen's work is split.
  public let part: Int

  /// Creates a job.
  public init(_ kind: CheckKind, _ screen: String, part: Int = 0) {
    (self.kind, self.screen, self.part) = (kind, screen, part)
  }
}
