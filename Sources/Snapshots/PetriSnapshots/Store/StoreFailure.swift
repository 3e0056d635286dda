import PetriText

/// The reason why a file can't be read, written or deleted.
public struct StoreFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// An operation on a file.
  public enum Action: String, Sendable {
    case read
    case write
    case delete
  }

  /// The path relative to the store's folder.
  public let path: String
  /// The failed operation.
  public let action: Action
  /// The reason given by the operating system.
  public let reason: String

  /// The failure as a sentence.
  public var description: String { "can't \(action) \(path.cleaned): \(reason)" }

  init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }
}
