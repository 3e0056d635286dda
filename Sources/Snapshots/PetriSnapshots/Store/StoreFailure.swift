import PetriText

/// Why a file could not be read, written or deleted.
public struct StoreFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The actions on the store.
  public enum Action: String, Sendable {
    /// To read it.
    case read
    /// To write it.
    case write
    /// To delete it.
    case delete
  }

  /// The file's path from the store's folder.
  public let path: String
  /// The action that failed.
  public let action: Action
  /// The system's reason.
  public let reason: String

  /// The failure in a sentence.
  public var description: String { "can't \(action) \(path.cleaned): \(reason)" }

  init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }
}
