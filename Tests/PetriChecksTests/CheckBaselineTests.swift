import Expectations
import Foundation
import PetriCatalog
import PetriChecks
import Testing

@Suite("The baseline of accepted findings") struct CheckBaselineTests {
  private let cart = CheckFinding(
    .leakedController,
    on: "cart",
    of: "CartViewController",
    "a",
    context: ["city": "Kazan"]
  )
  private let home = CheckFinding(.leakedView, on: "home", of: "Banner", "b")

  private func report(_ findings: CheckFinding...) -> CheckReport {
    CheckReport([.init(.leaks, findings: findings, of: [])])
  }

  @Test("what it has isn't a finding, with whatever context and in whatever words")
  func accepted() {
    var baseline = CheckBaseline()
    baseline.accept([cart])
    let again = CheckFinding(
      .leakedController,
      on: "cart",
      of: "CartViewController",
      "in other words",
      moves: ["tap:Buy"]
    )
    var report = report(again, home)
    report.apply(baseline) { _, _ in true }
    expectEqual(report.findings, [home])
    expectEqual(report.parts[0].accepted, [again])
    expectEqual(report.gone, [])
    #expect(report.hasFindings && report.text.contains("leaks: 1 found, 1 accepted\n"))
  }

  @Test("it accepts each fault by itself, with whichever others it is grouped")
  func groups() {
    var baseline = CheckBaseline()
    baseline.accept([home])
    var grouped = cart
    grouped.also = [CheckFault(home.rule, on: home.screen, of: home.subject, home.message)]
    var report = report(grouped)
    report.apply(baseline) { _, _ in true }
    expectEqual(report.findings, [cart])
    expectEqual(report.parts[0].accepted.map(\.subject), [home.subject])
    expectEqual(report.gone, [])
    baseline.accept([grouped])
    report = self.report(grouped)
    report.apply(baseline) { _, _ in true }
    #expect(!report.hasFindings && baseline.accepted.count == 2)
  }

  @Test("what it has and isn't found is gone, on screens that were checked to their end")
  func gone() {
    var baseline = CheckBaseline()
    baseline.accept([cart, home])
    var report = report()
    report.apply(baseline) { kind, screen in kind == .leaks && screen == "home" }
    expectEqual(report.gone.map(\.subject), ["Banner"])
    #expect(!report.hasFindings && report.text.contains("add --update-baseline"))
    baseline.remove(report.gone)
    expectEqual(baseline.accepted.map(\.screen), ["cart"])
  }

  @Test("it is sorted, has everything once, and keeps the reasons that people wrote")
  func file() throws {
    let text = #"{"accepted": [{"rule": "leaked-view", "screen": "home", "subject": "Banner", "reason": "UIKit's"}]}"#
    var baseline = try JSONDecoder().decode(CheckBaseline.self, from: Data(text.utf8))
    baseline.accept([home, cart, cart])
    expectEqual(baseline.accepted.map(\.screen), ["cart", "home"])
    let written = try JSONEncoder().encode(baseline)
    try expectEqual(JSONDecoder().decode(CheckBaseline.self, from: written).accepted[1].reason, "UIKit's")
  }
}
