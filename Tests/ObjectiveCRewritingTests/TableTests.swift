import Expectations
import Foundation
import ObjectiveCRewriting
import Testing

@Suite("Tables of methods")
struct TableTests {
  @Test("attributes become blanks, and a class gets its table before its brace")
  func table() {
    let text = """
      import UIKit
      final class A: UIView {
        @IBOutlet private weak var label: UILabel!
        @objc private dynamic func tap(_ sender: UIView, for event: UIEvent?) -> Bool { true }
        @IBAction func stop() { case .dynamic: break }
        func unseen() {}
        @objc static func ofClass() {}
        @objc func later() async {}
        @available(*, unavailable) @objc func never() {}
      }
      """
    let result = rewritten(text)
    expectEqual(
      result.sources[0],
      """
      #sourceLocation(file: "/s/A.swift", line: 1)
      import UIKit
      final class A: UIView {
                  private weak var label: UILabel!
              private         func tap(_ sender: UIView, for event: UIEvent?) -> Bool { true }
                  func stop() { case .dynamic: break }
        func unseen() {}
              static func ofClass() {}
              func later() async {}
        @available(*, unavailable)       func never() {}
      nonisolated static func __petri_A_0() { HeadlessMethods.define("M.A.0", of: A.self) { m in \
      m["label"] = { t, _ in let v = (t as! A).label; return v }; m["setLabel:"] = { t, a in (t as! A).label = try a(0); return nil }; \
      m["tap:for:"] = { t, a in try (t as! A).tap(a(0), for: a(1)) }; \
      m["stop"] = { t, a in (t as! A).stop(); return nil }; } } }
      nonisolated func __petri_file_A() {
      A.__petri_A_0()
      }

      """
    )
    expectEqual(
      result.findings.map(\.description),
      [
        "/s/A.swift:8:14: warning: 'later' can't be called by its name on Linux: it is async or has parameters without a "
          + "plain type"
      ]
    )
    #expect(result.moduleSource.contains("    __petri_file_A()\n"))
  }

  @Test("a condition around a method is around its entry, and lines stay")
  func conditions() {
    let text = """
      class A: NSObject {
        #if os(visionOS)
          @objc func a() {}
        #elseif os(tvOS)
          @objc func b() {}
        #else
          @objc func c() {}
        #endif
        }
      """
    let lines = rewritten(text).sources[0].components(separatedBy: "\n")
    let entries = lines.filter { $0.hasPrefix("#if") || $0.hasPrefix("m[") }
    expectEqual(
      entries,
      [
        "#if (os(visionOS))", "m[\"a\"] = { t, a in (t as! A).a(); return nil }",
        "#if !(os(visionOS))", "#if (os(tvOS))", "m[\"b\"] = { t, a in (t as! A).b(); return nil }",
        "#if !(os(visionOS))", "#if !(os(tvOS))", "m[\"c\"] = { t, a in (t as! A).c(); return nil }",
      ]
    )
    let brace = lines.firstIndex(of: "  }") ?? 0
    expectEqual(lines[brace - 1], "#sourceLocation(file: \"/s/A.swift\", line: 9)")
  }

  @Test("a source is for iOS, in its conditions and those of its table, with columns as they were")
  func platform() {
    let text = """
      #if !os(iOS) && os(macOS) // not os(iOS)
        let a = "os(iOS)"
      #elseif os(iOS)||os(tvOS)
        class A: NSObject { @objc func a() {} }
      #endif
      """
    let lines = rewritten(text).sources[0].components(separatedBy: "\n")
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? 0
    expectEqual(
      Array(lines[(start + 1)...(start + 3)]),
      ["#if !(true ) && os(macOS) // not os(iOS)", "  let a = \"os(iOS)\"", "#elseif (true )||os(tvOS)"]
    )
    expectEqual(
      lines.dropFirst(start + 4).filter { $0.hasPrefix("#if") },
      ["#if !(!(true ) && os(macOS))", "#if ((true )||os(tvOS))"]
    )
  }

  @Test("what Objective-C can call: members of @objcMembers, @objc extensions, and those that a protocol asks for")
  func exposed() {
    func names(_ text: String, dependencies: [String] = []) -> [String] {
      rewritten(text, dependencies: dependencies).sources[0].components(separatedBy: "m[\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    expectEqual(
      names("@objcMembers class A { func a() {}; private func b() {}; @nonobjc func c() {}; init() {} }"),
      ["a"]
    )
    expectEqual(names("@objcMembers class A {}\nclass B: A { func b() {} }\nextension B { func c() {} }"), ["b", "c"])
    expectEqual(names("@objc extension UIView { func a() {}; var b: Int { 1 } }"), ["a", "b"])
    let asks = "@objc protocol P { func p(); @objc optional func q(_ a: Int) }"
    expectEqual(
      names("class A: P { func p() {} }\nclass B: A { func q(_ a: Int) {}; func r() {} }", dependencies: [asks]),
      ["p", "q:"]
    )
    expectEqual(names("struct A { func a() {} }\nenum B { class C { @objc func c() {} } }"), ["c"])
  }

  @Test("types that nothing else can name are made known where a selector is made")
  func unreachable() {
    expectEqual(
      line(1, of: "class A<T> { let s = #selector(a)\n@objc func a() {} }"),
      "class A<T> { let s = Selector(headless: \"a\", __petri_module_M(), A.__petri_A_0())"
    )
    expectEqual(
      line(2, of: "func f() { class A { @objc func a() {} }\nlet s = #selector(A.a) }"),
      "let s = Selector(headless: \"a\", __petri_module_M(), A.__petri_A_0()) }"
    )
    let result = rewritten(
      "class A<T> { @objc func a() {} }\nclass B: A<Int> { private class C { @objc func c() {} } }"
    )
    #expect(result.sources[0].contains("{ A<Int>.__petri_A_0(); C.__petri_A_2() }"))
    #expect(result.sources[0].hasSuffix("() {\nB.__petri_A_1()\n}\n"))
  }

  @Test("a protocol of Objective-C is of classes, and what may be left out is nil where it is")
  func protocols() {
    expectEqual(line(1, of: "@objc protocol P { func a() }"), "      protocol P: AnyObject { func a() }")
    expectEqual(line(1, of: "@objc protocol P: Q { func a() }"), "      protocol P: AnyObject, Q { func a() }")
    expectEqual(line(1, of: "@objc protocol P: NSObjectProtocol {}"), "      protocol P: NSObjectProtocol {}")
    let new = rewritten("@objc public protocol P {\n  @objc optional func a(_ b: Int, c: UIView?) -> UIView?\n}")
      .sources[0]
    #expect(new.contains("\n#sourceLocation(file: \"/s/A.swift\", line: 1)\n      public protocol P: AnyObject {\n  "))
    #expect(
      new.contains(
        "@discardableResult public func callAsFunction(_ p0: Int, c p1: UIView?) -> UIView? { HeadlessMethods.optional(\"a:c:\", "
          + "of: target, [p0, p1]) }"
      )
    )
  }

  @Test("a stored property that is dynamic can be observed")
  func dynamic() {
    expectEqual(
      line(2, of: "class A: B {\n@objc dynamic var a: Int = 1\n}"),
      "              @HeadlessObserved var a: Int = 1"
    )
    for property in [
      "@objc var a = 1", "@objc dynamic var a: Int { 1 }", "@objc dynamic lazy var a = 1", "dynamic var a = 1",
    ] {
      #expect(!line(2, of: "class A: B {\n\(property)\n}").contains("Observed"))
    }
  }

  @Test("'@NSManaged' is an error at its place")
  func managed() {
    expectEqual(
      rewritten("class A: NSManagedObject {\n  @NSManaged var a: Int\n}").findings.map(\.description),
      [
        "/s/A.swift:2:3: error: '@NSManaged' needs Core Data, which is on Apple's platforms alone; leave this file out on Linux"
      ]
    )
  }
}
