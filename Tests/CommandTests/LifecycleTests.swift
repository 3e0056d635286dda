import Expectations
import Testing

@Suite("The onion's lifecycle", .startsProcesses)
struct LifecycleTests {
  @Test(
    "the content exists before its template, the template before the modal container, and each hears each call once"
  )
  func order() throws {
    let result = try Command.run(LaunchTests.newYear + ["--as", "lifecycle"])
    expectEqual(result.status, 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let events = lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2, line.hasPrefix("  ") else { return nil }
      return (String(parts[0]), parts[1].drop { $0 == " " }.description)
    }
    expectEqual(
      events.filter { $0.1 == "init" }.map(\.0),
      ["new-year-hours", "onboarding-template", "modal-container"]
    )
    let once = [
      "loadView", "viewDidLoad", "viewWillAppear(animated: false)", "viewIsAppearing(animated: false)",
      "viewDidAppear(animated: false)", "viewWillDisappear(animated: false)", "viewDidDisappear(animated: false)",
    ]
    for callback in once {
      let heard = events.filter { $0.1 == callback }.map(\.0)
      expectEqual(heard, ["modal-container", "onboarding-template", "new-year-hours"], "\(callback)")
    }
    #expect(lines.contains("launch"))
    #expect(lines.contains("away"))
  }
}

@Suite("Moves after a launch", .startsProcesses)
struct MovesTests {
  private func appearances(_ arguments: [String]) throws -> [String] {
    let result = try Command.run(["launch"] + arguments + ["--as", "lifecycle"])
    expectEqual(result.status, 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let heard = lines.filter { (line: String) -> Bool in
      !line.hasPrefix(" ") || line.contains("ppear(") || line.contains("didMove") && !line.contains("tabs")
    }
    return heard.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      return line.hasPrefix(" ") ? words.joined(separator: " ") : String(words.first ?? "")
    }
  }

  @Test("a push and a pop are heard in UIKit's order, chapter by chapter")
  func stack() throws {
    let lines = try appearances(["catalog-stack", "--then", "push:feedback", "--then", "pop"])
    let push = try #require(lines.firstIndex(of: "push:feedback"))
    let pop = try #require(lines.firstIndex(of: "pop"))
    let away = try #require(lines.firstIndex(of: "away"))
    let top = try #require(lines[..<push].last { $0.contains("viewDidAppear") }?.split(separator: " ").first)
    expectEqual(
      lines[push..<pop].filter { $0.contains("ppear(") && ($0.hasPrefix("feedback") || $0.hasPrefix(top)) },
      [
        "\(top) viewWillDisappear(animated: true)", "feedback viewWillAppear(animated: true)",
        "\(top) viewDidDisappear(animated: true)", "feedback viewDidAppear(animated: true)",
      ]
    )
    expectEqual(
      lines[pop..<away].filter { $0.contains("ppear(") && !$0.hasPrefix("form-template") },
      [
        "feedback viewWillDisappear(animated: true)", "\(top) viewWillAppear(animated: true)",
        "feedback viewDidDisappear(animated: true)", "\(top) viewDidAppear(animated: true)",
      ]
    )
  }

  @Test("a page sheet leaves its presenter on screen, a full screen doesn't")
  func modals() throws {
    func leaving(_ style: String) throws -> Int {
      let lines = try appearances(["profile", "--then", "present:feedback:\(style)", "--then", "dismiss"])
      let start = try #require(lines.firstIndex(of: "present:feedback:\(style)"))
      let end = try #require(lines.firstIndex(of: "dismiss"))
      return lines[start..<end].filter { $0 == "profile viewDidDisappear(animated: true)" }.count
    }
    try expectEqual(leaving("pageSheet"), 0)
    try expectEqual(leaving("fullScreen"), 1)
  }

  @Test("the tree after moves is the tree of what is shown then")
  func tree() throws {
    let result = try Command.run([
      "tree", "home-tabs", "--then", "select:search", "--then", "present:pin:fullScreen",
    ])
    #expect(result.output.contains("tab \"Search\" selected: search  disappeared"))
    #expect(result.output.contains("presented: "))
  }

  @Test("wrong moves are reported all at once with exit 64, impossible ones with exit 1")
  func errors() throws {
    let wrong = try Command.run(["launch", "pin", "--then", "jump:a", "--then", "present:pin:wall"])
    expectEqual(wrong.status, 64)
    #expect(
      wrong.errors.contains("invalid move 'jump:a'") && wrong.errors.contains("unknown presentation style 'wall'")
    )
    let unknown = try Command.run(["launch", "pin", "--then", "push:nowhere"])
    #expect(unknown.status == 64 && unknown.errors.contains("unknown screen 'nowhere'"))
    let impossible = try Command.run(["launch", "pin", "--then", "pop"])
    #expect(impossible.status == 1 && impossible.output.isEmpty)
    #expect(impossible.errors.contains("--then pop can't be done: 'pin' isn't in a navigation controller"))
    let refused = try Command.run(["launch", "place-map", "--then", "tap:Filter the places"])
    expectEqual(refused.status, 1)
    #expect(refused.errors.contains("tap:Filter the places: open place-filter was refused: 'place-filter' failed"))
  }

  @Test("what is typed can't control the terminal that the callbacks are printed on")
  func controls() throws {
    let result = try Command.run([
      "launch", "sign-in", "--as", "lifecycle", "--then", "type:mail=\u{1B}]0;x\u{7}\u{202E}",
    ])
    #expect(result.status == 0 && result.output.contains("type:mail="))
    #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
  }

  @Test(
    "what leads out of a screen that was launched alone, or waits for a sign-in, is said and isn't an error",
    arguments: [
      ("sign-in", "tap:Cancel", "--then tap:Cancel: dismiss leads nowhere: 'sign-in' isn't presented, it was"),
      ("ticket", "tap:Back to the journeys", "pop leads nowhere: 'ticket' isn't in a navigation controller, it was"),
      ("empty", "tap:To the shop", "select catalog-stack leads nowhere: 'empty' isn't in a tab bar controller, it was"),
      ("home", "tap:Figures", "the navigation to 'figures' is waiting: 'signed-in' hasn't answered yet"),
    ]
  )
  func wayOut(screen: String, move: String, words: String) throws {
    let result = try Command.run(["launch", screen, "--then", move])
    expectEqual(result.status, 0)
    #expect(result.errors.contains(words) && !result.output.isEmpty)
  }
}
