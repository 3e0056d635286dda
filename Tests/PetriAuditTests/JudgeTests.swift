import Expectations
import PetriAudit
import PetriComposer
import Testing

@MainActor
@Suite("What becomes of a change")
struct JudgeTests {
  @Test("a changed text, a removed view, two that change places and a dropped layer are noticed")
  func noticed() throws {
    let small = try SmallCatalogue(
      """
      screen: a
      wrapping: [navigation]
      content:
        - label: Hello
        - button: {title: Go, tap: dismiss}
      """
    )
    let paths = ["content[0].label", "content[0]", "wrapping[0]", "content[1].button.tap", "content[1].button.title"]
    expectEqual(try verdicts(small, paths).filter { !$0.hasSuffix("noticed") }, [])
  }

  @Test(
    "a default that is written out is equivalent without it; another value is noticed, be there two views to see it or not"
  )
  func equivalent() throws {
    let small = try SmallCatalogue("screen: a\ncontent: {spacing: 8, views: [label: Hello]}\n")
    expectEqual(
      try verdicts(small, ["content.spacing"]),
      ["content.spacing: 8 -> 9: noticed", "content.spacing: removed spacing: 8: equivalent"]
    )
  }

  @Test("a change of a bar item that no cell shows isn't equivalent either")
  func unshownBarItem() throws {
    let bar = """
      screen: a
      bar: {trailing: [{title: Edit, when: "${state.signedIn}"}, {title: Add}]}
      content: [label: Hello]
      """
    let small = try SmallCatalogue(bar, settings: "catalog: A\nstate: {signedIn: {type: bool, default: false}}\n")
    expectEqual(
      try verdicts(small, ["bar.trailing[0].title", "bar.trailing[1].title"]),
      [
        "bar.trailing[0].title: Edit -> Edit!: no cell shows this bar item; add a fixture with 'state: {signedIn: …}' in which "
          + "${state.signedIn} holds",
        "bar.trailing[1].title: Add -> Add!: noticed",
      ]
    )
  }

  @Test("a change of a view that no cell shows isn't equivalent, and the verdict names what a fixture must have")
  func unshown() throws {
    let settings = "catalog: A\nstate: {signedIn: {type: bool, default: false}}\n"
    let content = """
      content:
        - label: Hello
        - stack: {when: "${state.signedIn}", views: [{label: Welcome back}]}

      """
    let paths = ["content[1].stack.views[0].label", "content[0]", "content[1]"]
    let advice =
      "no cell shows this view; add a fixture with 'state: {signedIn: …}' in which ${state.signedIn} holds"
    let small = try SmallCatalogue("screen: a\n" + content, settings: settings)
    let found = try verdicts(small, paths)
    expectEqual(found.count, 4)
    #expect(
      found.count { $0.hasSuffix(": " + advice) } == 3 && found.count { $0.hasSuffix(": noticed") } == 1,
      "\(found)"
    )
    let shown = try SmallCatalogue(
      "screen: a\nfixtures: {inside: {state: {signedIn: true}}}\n" + content,
      settings: settings
    )
    expectEqual(try verdicts(shown, paths).filter { !$0.hasSuffix("noticed") }, [])
    let fixture = try verdicts(shown, ["fixtures.inside.state.signedIn"])
    expectEqual(
      fixture,
      [
        "fixtures.inside.state.signedIn: true -> false: noticed",
        "fixtures.inside.state.signedIn: removed signedIn: true: noticed",
      ]
    )
  }

  @Test("a matrix that has the same cells in another order is equivalent; one with a cell more or less is noticed")
  func cells() throws {
    let small = try SmallCatalogue("screen: a\nmatrix: {as: [tree, wireframe]}\ncontent: [label: Hello]\n")
    let found = try verdicts(small, ["matrix", "matrix.as", "matrix.as[0]", "matrix.as[1]"])
    expectEqual(
      found.filter { !$0.hasSuffix("noticed") && !$0.hasSuffix("refused") },
      ["matrix.as[0]: exchanged with the next: tree <-> wireframe: equivalent"]
    )
    #expect(found.contains { $0.hasSuffix("noticed") })
  }

  @Test("a change of navigation alone is noticed in the routes, by the screen alone")
  func routes() throws {
    let small = try SmallCatalogue("screen: a\ncontent: [label: Hello]\nblocking: {priority: 2}\n")
    let judge = MutantJudge(small.audited)
    let mutation = try #require(small.mutations.first { $0.path == "blocking.priority" })
    expectEqual(judge.verdict(on: mutation), .noticed(by: "Screens/__Snapshots__/a.routes.txt"))
  }

  @Test("an edit that the loader refuses isn't a change")
  func refused() throws {
    let small = try SmallCatalogue(
      """
      screen: a
      context: {names: {type: list, of: string, default: []}}
      content:
        - label: {text: "${item}", each: "${names}"}
      """
    )
    expectEqual(
      try verdicts(small, ["content[0].label.each"]),
      ["content[0].label.each: removed each: \"${names}\": refused"]
    )
  }

  @Test("what only another variant of an experiment shows is not equivalent")
  func variants() throws {
    let small = try SmallCatalogue(
      "screen: a\ncontent: []\nvariants: {look: {new: {content: [label: Hello]}}}\n",
      settings: "catalog: A\nexperiments: {look: [old, new]}\n"
    )
    let verdicts = try verdicts(small, ["variants.look.new.content[0].label"])
    #expect(verdicts.count == 1 && verdicts.allSatisfy { !$0.hasSuffix("equivalent") })
  }

  @Test("a change of a container is noticed in a screen that it is around, and of a screen in one that holds it")
  func dependents() throws {
    let others = [
      "Screens/frame.yaml": "container: frame\nviews: [label: Framed]\n",
      "Screens/b.yaml": "screen: b\nmatrix: {skip: seen in a}\ncontent: [label: Inside]\n",
    ]
    let small = try SmallCatalogue(
      "screen: a\nwrapping: [frame]\ncontent: {navigation: [{screen: b}]}\n",
      others: others
    )
    let judge = MutantJudge(small.audited)
    let frame = try #require(small.audited.mutations(in: "Screens/frame.yaml").first { $0.path == "views[0].label" })
    guard case .noticed = judge.verdict(on: frame) else {
      return #expect(Bool(false), "the frame's text isn't noticed")
    }
  }

  @Test("a screen without snapshots is left as it is")
  func skipped() throws {
    let small = try SmallCatalogue("screen: a\nmatrix: {skip: drawn by hand}\ncontent: [label: Hello]\n")
    expectEqual(small.mutations.count, 0)
  }

  @Test("chance chooses the same with the same seed, and keeps the order")
  func chance() {
    var (one, same, other) = (SeededChoice(seed: 7), SeededChoice(seed: 7), SeededChoice(seed: 8))
    let all = Array(0..<100)
    let chosen = one.choose(10, of: all)
    expectEqual(chosen, same.choose(10, of: all))
    #expect(chosen == chosen.sorted() && chosen.count == 10 && chosen != other.choose(10, of: all))
    expectEqual(one.choose(200, of: all), all)
  }

  @Test("a report counts what shows, and rounds its share down")
  func report() throws {
    let small = try SmallCatalogue("screen: a\ncontent: [label: Hello]\n")
    let mutation = try #require(small.mutations.first)
    let verdicts: [Verdict] =
      Array(repeating: .noticed(by: "a"), count: 2) + [
        .unnoticed(shownBy: "'petri launch a --as svg'"), .equivalent, .refused(because: "x"),
      ]
    let report = AuditReport(verdicts.map { AuditReport.Finding(mutation, $0) })
    expectEqual(
      report.summary,
      "5 changes: 2 noticed, 1 not noticed, 1 equivalent, 1 refused; 66.6% of those that count"
    )
    expectEqual(AuditReport([]).percent, "100%")
  }

  @Test("a view that no cell shows is one finding, which names what a cell must have")
  func unshownReport() throws {
    let small = try SmallCatalogue(
      """
      screen: a
      content:
        - label: {text: Hello}
        - stack:
            when: "${state.isEmpty}"
            views: [{label: {text: Nothing is here, style: headline, color: systemRed}}, {image: box}]

      """,
      settings: "catalog: A\nstate: {isEmpty: {type: bool, default: false}}\n"
    )
    let judge = MutantJudge(small.audited)
    let report = AuditReport(small.mutations.map { AuditReport.Finding($0, judge.verdict(on: $0)) })
    let view = try #require(report.unshown.first)
    #expect(report.unshown.count == 1 && view.changes.count > 20, "\(report.text())")
    let line = "\(view.place): a: no cell shows this view; add a fixture with 'state: {isEmpty: …}' in which "
    let found = report.text().split(separator: "\n").filter { $0.contains("no cell shows") }
    expectEqual(
      found.map(String.init),
      [
        line + "${state.isEmpty} holds (\(view.changes.count) changes in it)",
        found.last.map(String.init) ?? "",
      ]
    )
    #expect(report.summary.contains("1 view that no cell shows (\(view.changes.count) changes)"))
    #expect(report.text(all: true).contains("Nothing is here -> Nothing is here!"))
    expectEqual(report.counted, report.noticed + report.unnoticed.count + 1)
  }

  /// The verdicts on the changes at some paths: `PATH: CHANGE: VERDICT`.
  private func verdicts(_ small: SmallCatalogue, _ paths: [String]) throws -> [String] {
    let judge = MutantJudge(small.audited)
    return small.mutations.filter { paths.contains($0.path) }.map { mutation in
      let verdict =
        switch judge.verdict(on: mutation) {
        case .refused: "refused"
        case .noticed: "noticed"
        case .unnoticed(let shown): "only in \(shown)"
        case .unshown(_, let reason): reason
        case .equivalent: "equivalent"
        }
      return "\(mutation.description.split(separator: ": ", maxSplits: 1).last ?? ""): \(verdict)"
    }
  }
}
