import Expectations
import Foundation
import Testing

/// A route is checked by the compiler: what can't be put together does not build.
@Suite("Routes are checked when they are built")
struct RouteCheckingTests {
  /// Chains that must not compile, each with a part of the compiler's message.
  private static let wrong = [
    ("step.using(.push).from(.current)", "requires the types 'UINavigationController' and 'UIViewController'"),
    ("step.using(.addTab).from(.navigationController).using(.present).from(.current)", "no exact matches"),
    ("step.using(.setPrimary).from(.root)", "requires the types 'UISplitViewController' and 'UIViewController'"),
    ("step.using(.push).from(.navigationController).from(.current)", "has no member 'from'"),
    (
      "only.using(.push).from(.navigationController)",
      "'FindingAssembly<UIViewController, String>' has no member 'using'"
    ),
    (
      "step.using(.present).from(Route<UIViewController, Int>.current)",
      "cannot convert value of type 'Route<UIViewController, Int>'"
    ),
    ("step.using(.present)", "cannot convert value of type 'ActionAssembly"),
    ("step.using(.push).from(.navigationController)", "cannot convert value of type 'ChainAssembly"),
    (
      "StepAssembly(finder: NilFinder<UITabBarController, String>(), factory: ClassFactory<UIViewController, String>()).using(.present).from(.current)",
      "cannot convert"
    ),
  ]

  private static let right = [
    "step.using(.push).from(.navigationController).using(.present).from(.current)",
    "step.using(.addTab).from(.tabBarController).using(.replaceRoot).from(.root)",
    "step.using(.push).from(only.from(.current).expectingContainer())",
    "only.from(.navigationController).using(.present).from(.start)",
    "step.using(.present).from(Route<UIViewController, Int>.current, converting: InlineTransformer { $0.count })",
  ]

  /// The compiler's errors by the lines of a file that has one chain a line.
  private func errors(in chains: [String]) throws -> [Int: String] {
    let modules = PackageFolder.url.appending(path: ".build/debug/Modules").path
    try #require(FileManager.default.fileExists(atPath: "\(modules)/PetriRouting.swiftmodule"))
    let file = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = chains.enumerated().map {
      "@MainActor func r\($0)() { let _: Route<UIViewController, String> = \($1) }"
    }
    let head = """
      import PetriRouting; import PetriUIKit
      @MainActor var step: StepAssembly<UIViewController, String> { .init(finder: NilFinder(), factory: ClassFactory()) }
      @MainActor var only: FindingAssembly<UIViewController, String> { .init(finder: NilFinder()) }

      """
    try (head + lines.joined(separator: "\n")).write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var errors: [Int: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix(file.path) && line.contains(": error: ") {
      let number = line.dropFirst(file.path.count + 1).prefix { $0.isNumber }
      if let number = Int(number) { errors[number - 4, default: ""] += line + "\n" }
    }
    return errors
  }

  @Test("an action is accepted before what gives its container, and nowhere else; contexts must fit; a chain must end")
  func compiler() throws {
    let errors = try errors(in: Self.wrong.map(\.0) + Self.right)
    for (place, (chain, message)) in Self.wrong.enumerated() {
      expectEqual(errors[place]?.contains(message), true, "\(chain): \(errors[place] ?? "it compiles")")
    }
    for (place, chain) in Self.right.enumerated() {
      #expect(errors[Self.wrong.count + place] == nil, "\(chain)")
    }
  }
}
