import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is made beside an older one and takes its place when it is complete: whoever looks finds one or the other.
///
/// However the process ends, the older one is as it was; at worst the new one stays beside it, with a name that ``Folder/isTemporary(_:)``
/// knows.
public struct NewFolder: Sendable {
  /// The new folder, to write to.
  public let folder: Folder
  /// Its path until it takes its place.
  public let path: String
  private let parent: Folder
  private let name: String
  private let temporaryName: String

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: the older folder, which need not be there; the one that it is in is made.
  ///   - marker: a file of the older folder by which it is known that it may be replaced; an empty folder may be, too.
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

  /// Removes new folders of processes that were killed, and one of a process that had this one's number.
  private static func removeLeftovers(of name: String, in parent: Folder) {
    for entry in (try? parent.entries(in: ".")) ?? [] where entry.kind == .folder {
      guard entry.name.hasPrefix(Folder.temporaryPrefix), entry.name.hasSuffix("-\(name)"),
        let number = Int32(entry.name.dropFirst(Folder.temporaryPrefix.count).dropLast(name.count + 1)), number > 0,
        number == getpid() || (kill(number, 0) < 0 && errno == ESRCH)
      else { continue }
      try? parent.removeTree(entry.name)
    }
  }

  /// Takes the place of the older folder, which is removed.
  ///
  /// - Throws: why it can't; the older folder is in its place then.
  public func takePlace() throws(FileError) {
    guard try parent.place(of: name).facts() != nil else {
      try rename(temporaryName, name)
      return
    }
    if petri_file_exchange(parent.descriptor.number, temporaryName, name) < 0 {
      // The file system knows no exchange: for a moment neither is there.
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

  /// Removes the new folder; the older one stays.
  public func abandon() { try? parent.removeTree(temporaryName) }

  private func rename(_ from: String, _ to: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(parent.descriptor.number, from, to))
  }
}
