import Expectations
import Foundation
import ObjectiveCRewriting
import Testing

@Suite("#selector")
struct SelectorTests {
  /// The name that a selector in a class with some methods gets.
  private static func name(_ selector: String, others: [String] = [], dependencies: [String] = []) -> String {
    let text = """
      class A: Base { let s = #selector(\(selector))
        @objc func plain() {}
        @objc func one(_ sender: Any) {}
        @objc func labelled(sender: Any) {}
        @objc(other:) func named(_ sender: Any) {}
        @objc func twice() {}
        @objc func twice(_ sender: Any) {}
        @objc func load() throws {}
        @objc var isOn = false
        @objc(isShown) var shown: Bool { false }
        func `default`() {}
      }
      """
    let line = line(1, of: text, others: others, dependencies: dependencies)
    return String(line.split(separator: "\"")[1])
  }

  @Test(
    "a method is named by itself, its labels, its class or an expression",
    arguments: [
      ("plain", "plain"), ("one", "one:"), ("one(_:)", "one:"), ("A.one", "one:"), ("A.one(_:)", "one:"),
      ("self.labelled", "labelledWithSender:"), ("labelled(sender:)", "labelledWithSender:"), ("named", "other:"),
      ("twice(_:)", "twice:"), ("twice as (A) -> () -> Void", "twice"), ("(A.one(_:))", "one:"),
      ("load", "loadAndReturnError:"),
      ("getter: isOn", "isOn"), ("setter: A.isOn", "setIsOn:"), ("getter: shown", "isShown"),
      ("other.new(_:with:)", "new:with:"), ("UIView.endEditing", "endEditing:"),
      ("UIView.endEditing(_:)", "endEditing:"),
      ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
      ("becomeFirstResponder", "becomeFirstResponder"), ("Self.plain", "plain"), ("M.A.plain", "plain"),
    ]
  )
  func names(selector: String, name: String) {
    expectEqual(Self.name(selector), name)
  }

  @Test("a method of another file or another module is found, the nearest class before others")
  func elsewhere() {
    let base =
      "class Base: NSObject { @objc func inherited(_ a: Int, by b: Int) {} }\nextension Base { @objc func added(_ a: Int) {} }"
    expectEqual(Self.name("inherited", others: [base]), "inherited:by:")
    expectEqual(Self.name("added", others: [base]), "added:")
    expectEqual(Self.name("inherited", dependencies: [base]), "inherited:by:")
    let stranger = "class Stranger { @objc func plain(_ a: Int) {}; @objc func inherited() {} }"
    expectEqual(Self.name("plain", others: [stranger]), "plain")
    expectEqual(Self.name("Stranger.plain", others: [stranger]), "plain:")
    expectEqual(Self.name("inherited", others: [stranger, base]), "inherited:by:")
  }

  @Test("a name alone that no source declares is reported with its place")
  func unknown() {
    let result = rewritten("let a = 1\nlet b = #selector(Elsewhere.tapped)\n")
    expectEqual(
      result.findings.map(\.description),
      [
        "/s/A.swift:2:9: warning: no declaration of 'tapped' is among the sources: it is taken for one without parameters; "
          + "write 'tapped(_:)' if it has one"
      ]
    )
    expectEqual(
      rewritten("\n let b = #selector(1 + 2)").findings.map(\.description),
      ["/s/A.swift:2:10: error: this '#selector' can't be read: write a name with its labels"]
    )
  }

  @Test("a selector of several lines takes as many, and texts and comments stay")
  func lines() {
    let text = """
      // #selector(a)
      let a = "#selector(b) \\(f(#selector(c(_:)))) @objc"
      let d = #selector(
        d(_:)
      ); let e = #keyPath(A.b.c)
      /* @objc /* #selector(f) */ @objc */ let g = Selector("g:"), h = NSSelectorFromString(name)
      """
    expectEqual(
      rewritten(text).sources[0],
      """
      import UIKit
      #sourceLocation(file: "/s/A.swift", line: 1)
      // #selector(a)
      let a = "#selector(b) \\(f(Selector(headless: "c:", __petri_module_M()))) @objc"
      let d = Selector(headless: "d:", __petri_module_M()

      ); let e = ("b.c")
      /* @objc /* #selector(f) */ @objc */ let g = Selector(headless: "g:", __petri_module_M()), h = Selector(headless: name, __petri_module_M())
      """
    )
  }
}
