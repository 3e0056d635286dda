import CSystem

/// An advisory lock on a file, held for the lifetime of the object.
public final class FileLock: Sendable {
  /// The result of trying to lock a file exclusively.
  public enum Claim: Sendable {
    /// The lock is exclusive; `nil` if the file doesn't exist.
    case alone(FileLock?)
    case used
    case unknown
  }

  private let descriptor: Descriptor

  private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// Unlocks explicitly because a child process that is being started may have inherited the descriptor.
  deinit { _ = petri_file_lock(descriptor.number, PETRI_FILE_LOCK_NONE) }

  /// Locks a file for shared use; `nil` if the file doesn't exist or is being removed.
  public convenience init?(sharing path: String, in folder: Folder) {
    guard let descriptor = try? folder.open(path, for: .read, followsLink: false) else { return nil }
    // An exclusive holder only inspects or removes the file, so waiting is short. The file may have been unlinked
    // meanwhile.
    guard petri_file_lock(descriptor.number, PETRI_FILE_LOCK_SHARED) == 0, let facts = try? descriptor.facts(),
      facts.names > 0
    else {
      return nil
    }
    self.init(descriptor)
  }

  /// Waits for an exclusive lock on a folder; `nil` if the folder doesn't exist or can't be locked.
  public convenience init?(folder path: String, in folder: Folder) {
    guard let descriptor = try? folder.open(path, for: .read),
      petri_file_lock(descriptor.number, PETRI_FILE_LOCK_ALONE) == 0
    else { return nil }
    self.init(descriptor)
  }

  /// Tries to lock a file exclusively without waiting.
  public static func claim(_ path: String, in folder: Folder) -> Claim {
    do throws(FileError) {
      let descriptor = try folder.open(path, for: .read, followsLink: false)
      _ = try FileError.checked(petri_file_lock(descriptor.number, PETRI_FILE_LOCK_ALONE_AT_ONCE))
      return .alone(FileLock(descriptor))
    } catch {
      return error == .missing ? .alone(nil) : error.isHeld ? .used : .unknown
    }
  }
}
