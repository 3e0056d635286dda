public import PetriCatalog

/// A part of a check that can be done alone, in a process of its own.
public struct CheckJob: Codable, Hashable, Sendable {
  /// The check.
  public let kind: CheckKind
  /// The screen that it begins with.
  public let screen: String
  /// The part of the screen's work, from 0, where it has several.
  public let part: Int

  /// Makes a job.
  public init(_ kind: CheckKind, _ screen: String, part: Int = 0) {
    (self.kind, self.screen, self.part) = (kind, screen, part)
  }
}
