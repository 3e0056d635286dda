import Expectations
import Foundation
import Testing

/// `petri lsp` under clients that others wrote, and the extension for Visual Studio Code.
@Suite("petri lsp in clients of the protocol", .startsProcesses)
struct EditorClientTests {
  private static let files = [
    "Catalog.yaml": "catalog: Shop\nstart: menu\n",
    "Screens/menu.yaml": """
    screen: menu
    title: Menu
    content:
      - label: Hi
      - button: {title: Cart, tap: {open: cart}}

    """,
    "Screens/cart.yaml": "screen: cart\ntitle: Cart\ncontent:\n  - label: Nothing yet\n",
  ]

  /// Runs a script of `Tests/Editors` over the catalogue; gives its output, or the reason why it could not be run.
  private func run(_ command: String, needing program: String) throws -> (status: Int32, output: String)? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "petri-editors-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let petri = try #require(PetriProcess.make([], in: PetriProcess.package).executableURL?.path)
    let result = try PetriProcess.run(
      ["-c", "\(command) \"$PETRI\" \"$FOLDER\" 2>&1"],
      shell: true,
      environment: ["PETRI": petri, "FOLDER": folder.path]
    )
    // 77: a module is missing; 127: the program is.
    if [77, 127].contains(result.status) {
      print("EditorClientTests: skipped, for want of \(program): \(result.output)")
      return nil
    }
    return (result.status, result.output)
  }

  @Test(
    "the extension for Visual Studio Code starts the server, carries out its lenses, and explains a missing program"
  )
  func visualStudioCode() throws {
    guard let result = try run("node Tests/Editors/harness.js", needing: "node") else { return }
    expectEqual(
      result.output,
      """
      message: Petri: 'FOLDER/nowhere/petri lsp' can't be started: spawn FOLDER/nowhere/petri ENOENT. Put petri in PATH, or set 'petri.path' to the program; then run 'Petri: Restart the Server'. [Open Settings]
      command: workbench.action.openSettings petri.path
      selector: [{"scheme":"file","language":"yaml"}]
      problems: 0
      problems: unknown screen 'card'
      problems: 0
      completion: cart, menu
      hover: **cart** screen
      rename: cart.yaml 1
      rename: menu.yaml 1
      lenses: petri.launch, petri.record, petri.gallery
      task: petri launch menu --as wireframe
      task: petri snapshot record menu
      task: petri gallery
      open: FOLDER/gallery/screens/menu.html
      restarted: true 0
      deactivated: 0
      commands: true 0

      """
    )
    expectEqual(result.status, 0)
  }

  @Test("the settings for Helix are TOML with the keys that it has, and start the server")
  func helix() throws {
    guard let result = try run("python3 Tests/Editors/helix.py", needing: "python3") else { return }
    expectEqual(result.output, "petri lsp in Catalog.yaml's folder\n")
    expectEqual(result.status, 0)
  }

  @Test(
    "all that the server announces is answered at every place by the protocol's types, and what makes no sense, too"
  )
  func protocolClient() throws {
    guard let result = try run("python3 Tests/Editors/client.py", needing: "pygls") else { return }
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("hostile input answered"), "\(result.output)")
  }
}
