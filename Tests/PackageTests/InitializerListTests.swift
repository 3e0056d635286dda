import Expectations
import Foundation
import Testing

/// UIKit's initializers are listed beside these tests, and each is called by a test that is made from the list.
@Suite("UIKit's initializers") struct InitializerListTests {
  private static func list() throws -> InitializerList {
    let url = PackageFolder.url.appending(path: "Tests/PackageTests/UIKitInitializers.txt")
    return try InitializerList(String(contentsOf: url, encoding: .utf8))
  }

  @Test("the list has every public class of HeadlessUIKit and UIKit, with the superclass that it has there")
  func complete() throws {
    let listed = Dictionary(
      uniqueKeysWithValues: try Self.list().classes.filter { $0.name != "NSObject" }.map {
        ($0.plainName, $0.superclass)
      }
    )
    let found = try PackageFolder.uikitFiles()
      .flatMap { PublicDeclarations.classes(in: $0.text) }
    expectEqual(Set(listed.keys), Set(found.map(\.name)))
    for (name, superclass) in found where superclass.hasPrefix("UI") && listed.keys.contains(superclass) {
      expectEqual(listed[name], superclass, "\(name)")
    }
  }

  @Test("the test of all initializers is the one that the list makes")
  func generated() throws {
    let url = PackageFolder.url.appending(path: "Tests/UIKitTests/GeneratedInitializerTests.swift")
    let source = try Self.list().source()
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try source.write(to: url, atomically: true, encoding: .utf8)
    }
    try expectEqual(String(contentsOf: url, encoding: .utf8), source)
  }

  @Test("a class has its superclass's initializers, but for what UIKit takes away")
  func inheritance() throws {
    let list = try InitializerList(
      """
      # a comment
      NSObject
        init()
      Above: NSObject
        init(one: Int)
        init?(two: ((Int, [String: Int]) -> Void)? = nil, _: Int)
      Below: Above
        no init()
        raises init(one: Int)
      Factory: Above
        no initializers
      """
    )
    let labels = list.classes.map { list.initializers(of: $0).map { ($0.raises ? "raises " : "") + $0.labels } }
    expectEqual(
      labels,
      [
        ["init()"], ["init()", "init(one:)", "init?(two:_:)"], ["init?(two:_:)", "raises init(one:)"], [],
      ]
    )
  }
}
