import Expectations
import Foundation
import Testing
import Thoroughness

@Suite("The gallery in a browser", .startsProcesses)
struct GalleryBrowserTests {
  /// The folder of the browser's scripts.
  private static let scripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Browser").path

  /// A catalogue whose texts would do harm in a page that took them for markup.
  private static func write(to folder: TemporaryFolder) throws {
    try folder.write(
      "catalog: '<script>alert(1)</script>'\nstart: home\nlocales: [en, ru]\nimages: Images\n",
      to: "Catalog.yaml"
    )
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(5)"><script>alert(6)</script>
      <image href="https://image.example/a.png" width="9" height="9"/><rect width="40" height="20" fill="red"/></svg>
      """,
      to: "Images/logo.svg"
    )
    try folder.write(
      """
      screen: home
      title: "<img src=x onerror=alert(2)>"
      wrapping: [navigation]
      content:
        - label: {text: {en: "</script><script>alert(3)</script>", ru: Привет}}
        - image: logo
        - button: {title: "Shop", tap: {open: shop}}
      ---
      part: tag
      content: [{label: Tag}]
      ---
      screen: shop
      title: Shop
      context: {name: {type: string, example: "javascript:alert(4)"}}
      content: [{label: "${name}"}, {button: {title: Pay, tap: {open: pay}}}]
      ---
      screen: pay
      presentation: {style: pageSheet}
      content: [{label: Pay}, {button: {title: Done, tap: dismiss}}]
      """ + "\n",
      to: "Screens/all.yaml"
    )
  }

  @Test("is searched, clicked through, looked into and printed without a complaint; nothing of a catalogue runs in it")
  func browser() throws {
    let folder = try TemporaryFolder()
    try Self.write(to: folder)
    try expectEqual(Command.run(["gallery", "--out", "site"], in: folder.path, environment: [:]).status, 0)
    guard let text = try Self.browse("gallery.py", "\(folder.path)/site", "\(folder.path)/seen", "Привет", "ru")
    else { return }
    #expect(text.contains("4 screens, 2 states clicked through"), "\(text)")
  }

  @Test(
    "the sample is clicked through from its start, through sign-in and an order, to its end, and back again",
    .enabled(if: Thoroughness.isTurnOfSlowTests, ".ci/thorough runs it, and .ci/run every third day")
  )
  func order() throws {
    let folder = try TemporaryFolder()
    let screens = ["prompt", "sign-in", "checkout"]
    let run = try Command.run(["gallery"] + screens + ["--states", "40", "--out", "\(folder.path)/site"])
    expectEqual(run.status, 0)
    let clicks = [
      "Tap “Sign in”", "Type “ann@example.com” into “E-mail”", "Fill in “Password”", "Tap “Sign in”", "Tap “Cancel”",
      "Tap “Start shopping”", "Go back to “Products”", "Tap “Cart”", "Tap “Check out”", "Type “5550100” into “Phone”",
      "Fill in “Card number”", "Tap “Pay”",
    ]
    guard let text = try Self.browse("clicked.py", ["\(folder.path)/site", "Order status"] + clicks) else { return }
    #expect(text.contains("12 controls clicked: 0 failures"), "\(text)")
  }

  #if os(Linux)
    @Test(
      "an open page of a gallery that is watched shows itself anew, from the disk and from a server, and complains of nothing"
    )
    func watched() throws {
      let folder = try TemporaryFolder()
      try Self.write(to: folder)
      let process = try ListenedProcess(["gallery", "--watch", "--out", "site"], in: folder.path)
      try #require(process.output(with: "wrote site/index.html") != nil)
      let file = "\(folder.path)/Screens/all.yaml"
      _ = try Self.browse("watched.py", "\(folder.path)/site", "pay", file, "label: Pay", "label: Paid")
      expectEqual(process.status(after: SIGINT), 0)
    }
  #endif

  /// Runs a script, whose failures are this test's.
  ///
  /// - Returns: its output; `nil` where Chromium, what drives it, or Python is missing.
  private static func browse(_ script: String, _ arguments: String...) throws -> String? {
    try browse(script, arguments)
  }

  private static func browse(_ script: String, _ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "\(scripts)/\(script)"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 77: Chromium or what drives it is missing; 127: Python is.
    if [77, 127].contains(process.terminationStatus) {
      print("GalleryBrowserTests: \(text)")
      return nil
    }
    #expect(process.terminationStatus == 0, "\(text)")
    return text
  }
}
