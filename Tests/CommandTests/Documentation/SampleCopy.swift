import Foundation

/// Copies of the sample catalogue in which documented commands are run, and a shell that knows `petri`.
struct SampleCopy: Sendable {
  private let folder: TemporaryFolder
  /// Where commands are run that write nothing.
  let shared: String

  init() throws {
    folder = try TemporaryFolder()
    shared = folder.path + "/shared"
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/petri",
      withDestinationPath: PetriProcess.path(of: "sample-petri")
    )
    let result = try run(
      """
      mkdir -p shared/.schema small/Screens
      cp -R "$PACKAGE/Catalog.yaml" "$PACKAGE/Screens" shared && find shared -path '*__Snapshots__/*' -delete
      cd small && cp -R ../shared/Screens/Account ../shared/Screens/Containers Screens && rm Screens/Account/profile.yaml
      mkdir Screens/Format && cp ../shared/Screens/Format/library-card.yaml Screens/Format
      sed -E 's/^(devices|appearances|contentSizes|locales): \\[([^,]+),.*/\\1: [\\2]/; /^(start|strings|assets|fonts|images):/d' ../shared/Catalog.yaml > Catalog.yaml
      petri snapshot record --matrix
      """,
      in: folder.path
    )
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["errors": result.errors]) }
  }

  /// Runs a documented command: one that writes in a copy of its own.
  ///
  /// A run over snapshots has a few of the sample's screens: all of its cells take a debug build six seconds, and
  /// `SnapshotTests` verifies them.
  func run(_ command: DocumentedCommand, before: String) throws -> PetriProcess.Result {
    let words = command.words
    let isAboutSnapshots = words.dropFirst().first == "snapshot" && !words.contains("cart")
    let writes = ["snapshot", "init", "new", "compile"].contains(words.dropFirst().first ?? "") || !before.isEmpty
    guard writes || words.contains("--fix") || command.text.contains(">") else {
      guard command.needsShell else {
        let words = Array(command.words.dropFirst())
        return try Command.run(
          words,
          in: shared,
          environment: ["XDG_CACHE_HOME": "\(folder.path)/cache-\(UUID().uuidString)"]
        )
      }
      return try run(command.text, in: shared)
    }
    let copy = "\(folder.path)/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let from = isAboutSnapshots ? "small" : "shared"
    return try run(
      "cp -R ../\(from) '\(copy)' && cd '\(copy)' || exit 99\n{ :; \(before)\n} >/dev/null\n\(command.text)",
      in: shared
    )
  }

  /// Runs lines of a shell.
  private func run(_ lines: String, in path: String) throws -> PetriProcess.Result {
    let variables = ProcessInfo.processInfo.environment
    return try PetriProcess.run(
      ["-c", lines],
      shell: true,
      in: path,
      environment: [
        "PATH": "\(folder.path)/bin:\(variables["PATH"] ?? "/usr/bin:/bin")", "PACKAGE": PetriProcess.package,
        "XDG_CACHE_HOME": "\(folder.path)/cache-\(UUID().uuidString)",
      ]
    )
  }

  /// The files that commands share.
  var sharedFiles: [String] { FileManager.default.subpaths(atPath: shared)?.sorted() ?? [] }
}
