import CSystem

/// Holds a file that processes agree by: shared by all who use the protected files, for as long as one of them lives.
public final class FileLock: Sendable {
  /// The result of trying to have it alone.
  public enum Claim: Sendable {
    /// Nobody holds it, and nobody can begin to while the lock is held; `nil` where the file to lock is missing.
    case alone(FileLock?)
    /// Somebody holds it.
    case used
    /// The file system has no locks.
    case unknown
  }

  private let descriptor: Descriptor

  private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// A process that another thread starts at this moment has the file too until it runs its program: closing it would not be enough.
  deinit { _ = petri_file_lock(descriptor.number, PETRI_FILE_LOCK_NONE) }

  /// Holds a file of a folder with others; `nil` where there is none, or it is just being removed.
  public convenience init?(sharing path: String, in folder: Folder) {
    guard let descriptor = try? folder.open(path, for: .read, followsLink: false) else { return nil }
    // Whoever has it alone looks at it or removes it, which takes a moment; it may have lost its name meanwhile.
    guard petri_file_lock(descriptor.number, PETRI_FILE_LOCK_SHARED) == 0, let facts = try? descriptor.facts(),
      facts.names > 0
    else {
      return nil
    }
    self.init(descriptor)
  }

  /// Holds a folder alone, waiting until nobody else does; `nil` where there is none, or the file system has no locks.
  public convenience init?(folder path: String, in folder: Folder) {
    guard let descriptor = try? folder.open(path, for: .read),
      petri_file_lock(descriptor.number, PETRI_FILE_LOCK_ALONE) == 0
    else { return nil }
    self.init(descriptor)
  }

  /// Tries to have a file of a folder alone.
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
