import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that replaces an older one when it is complete.
///
/// A killed process leaves the old folder unchanged, and at most the new one under a name that
/// ``Folder/isTemporary(_:)`` recognizes.
public struct NewFolder: Sendable {
  /// The new folder to write to.
  public let folder: Folder
  /// Its temporary path.
  public let path: String
  private let parent: Folder
  private let name: String
  private let temporaryName: String

  /// Creates the new folder.
  ///
  /// - Parameters:
  ///   - path: the folder to replace, which need not exist; its parent is created if needed.
  ///   - marker: a file that a non-empty folder must have to be replaced.
  ///
  /// - Throws: `FileError.exists` for a folder without the marker.
  public init(replacing path: String, marker: String) throws(FileError) {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let (outer, name) = Folder.split(trimmed)
    guard !name.isEmpty, name != ".", name != ".." else { throw .exists }
    let root = trimmed.hasPrefix("/") && outer.isEmpty ? "/" : outer.isEmpty ? "." : outer
    parent = try Folder(making: root)
    self.name = name
    temporaryName = "\(Folder.temporaryPrefix)\(getpid())-\(name)"
    switch try parent.place(of: name).facts()?.fileKind {
    case nil: break
    case .folder?:
      let names = try parent.entries(in: name).map(\.name)
      guard names.isEmpty || names.contains(marker) else { throw .exists }
    default: throw .notAFolder
    }
    self.path = root == "/" ? "/\(temporaryName)" : "\(root)/\(temporaryName)"
    NewFolder.removeLeftovers(of: name, in: parent)
    folder = try Folder(making: self.path)
  }

  /// Removes temporary folders of processes that are gone, and one whose process had this identifier.
  private static func removeLeftovers(of name: String, in parent: Folder) {
    for entry in (try? parent.entries(in: ".")) ?? [] where entry.kind == .folder {
      guard entry.name.hasPrefix(Folder.temporaryPrefix), entry.name.hasSuffix("-\(name)"),
        let number = Int32(entry.name.dropFirst(Folder.temporaryPrefix.count).dropLast(name.count + 1)), number > 0,
        number == getpid() || (kill(number, 0) < 0 && errno == ESRCH)
      else { continue }
      try? parent.removeTree(entry.name)
    }
  }

  /// Replaces the old folder; if this throws, the old one is in place.
  public func takePlace() throws(FileError) {
    guard try parent.place(of: name).facts() != nil else {
      try rename(temporaryName, name)
      return
    }
    if petri_file_exchange(parent.descriptor.number, temporaryName, name) < 0 {
      // Without an atomic exchange, neither folder is in place for a moment.
      let old = "\(temporaryName)-old"
      try rename(name, old)
      do throws(FileError) {
        try rename(temporaryName, name)
      } catch {
        try rename(old, name)
        throw error
      }
      try rename(old, temporaryName)
    }
    try parent.removeTree(temporaryName)
  }

  /// Removes the new folder and keeps the old one.
  public func abandon() { try? parent.removeTree(temporaryName) }

  private func rename(_ from: String, _ to: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(parent.descriptor.number, from, to))
  }
}
