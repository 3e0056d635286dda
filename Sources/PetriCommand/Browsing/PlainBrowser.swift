import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriText

/// The browser in lines: numbered lists and prompts, for screen readers and for lines that are slow.
@MainActor
struct PlainBrowser {
  private let workspace: Workspace
  private let catalog: BrowserCatalog
  private let environment: ShownEnvironment

  /// Longer lists are shown in parts: a search is quicker than a hundred lines read aloud.
  private static let part = 50

  init(workspace: Workspace) {
    self.workspace = workspace
    catalog = BrowserSource(workspace).catalog
    environment = ShownEnvironment(LaunchEnvironment(settings: workspace.catalog.settings))
  }

  /// Asks and answers until somebody quits or the input ends.
  func run() {
    let index = SearchIndex(catalog.entries.map(\.searchText))
    var shown = Array(catalog.entries.indices)
    Console.line("\(catalog.name): \(catalog.entries.count) screens".cleaned)
    list(shown)
    while let answer = ask("a number to open, /text to search, l to list all, q to quit") {
      switch answer {
      case "q": return
      case "l":
        shown = Array(catalog.entries.indices)
        list(shown)
      case _ where answer.hasPrefix("/"):
        shown = index.hits(for: String(answer.dropFirst())).map(\.index)
        list(shown)
      default:
        guard let number = Int(answer), shown.indices.contains(number - 1) else {
          Console.line("there is no \(answer.cleaned); the list has 1 to \(shown.count)")
          continue
        }
        guard open(catalog.entries[shown[number - 1]]) else { return }
        list(shown)
      }
    }
  }

  private func list(_ places: [Int]) {
    var group: [String] = []
    for (number, place) in places.prefix(PlainBrowser.part).enumerated() {
      let entry = catalog.entries[place]
      if entry.group != group {
        group = entry.group
        if !group.isEmpty { Console.line("group \(group.joined(separator: ", "))".cleaned) }
      }
      let title = entry.isBroken ? "has errors" : entry.title
      Console.line("\(number + 1). \(entry.name), \(title)".cleaned)
    }
    if places.count > PlainBrowser.part { Console.line("and \(places.count - PlainBrowser.part) more; /text searches") }
    if places.isEmpty { Console.line("nothing matches") }
  }

  /// Gives whether to go on.
  private func open(_ entry: BrowserEntry) -> Bool {
    guard let screen = workspace.catalog.screen(named: entry.name) else {
      Console.write(BrowserSource(workspace).problems(of: entry.name))
      return true
    }
    var request = LaunchRequest(
      screen: screen.name,
      fixture: screen.context.isEmpty ? nil : Fixture.examples,
      environment: environment
    )
    for field in LaunchForm(of: screen, in: workspace.catalog).fields where field.owner == nil {
      guard fill(field, of: screen, &request) else { return false }
    }
    do {
      return touch(try LiveScreen(request, in: workspace))
    } catch {
      Console.line("\(error)".cleaned)
      return true
    }
  }

  /// Asks for a value until it is right; an empty answer takes the example.
  private func fill(_ field: LaunchForm.Field, of screen: ScreenDefinition, _ request: inout LaunchRequest) -> Bool {
    let form = LaunchForm(of: screen, in: workspace.catalog)
    let example = form.bases.first?.values[field.path] ?? ""
    while let answer = ask("\(field.path), a \(field.type), empty for \(example.isEmpty ? "none" : example)") {
      guard !answer.isEmpty else { return true }
      var tried = request
      tried.values.append(LaunchRequest.Value(path: field.path, text: answer))
      let checked = try? Launcher(workspace: workspace).checked(tried, of: screen)
      guard let problem = checked.flatMap({ LaunchProblems($0).byField[field.path] }) else {
        request = tried
        return true
      }
      Console.line(problem.cleaned)
    }
    return false
  }

  // MARK: - A launched screen

  /// Gives whether to go on.
  private func touch(_ live: LiveScreen) -> Bool {
    describe(live)
    let help = "a number to tap, a number and a text to type or set, b back, c catalogue, w wireframe, t tree, q quit"
    while let answer = ask(help) {
      let parts = answer.split(separator: " ", maxSplits: 1).map(String.init)
      switch parts.first {
      case "q": return false
      case "c": return true
      case "b":
        guard live.view.canGoBack else { return true }
        act(.back, on: live)
      case "w": Console.write(live.text(as: .wireframe))
      case "t": Console.write(live.text(as: .tree))
      default:
        let targets = live.view.targets
        guard let number = parts.first.flatMap({ Int($0) }), targets.indices.contains(number - 1) else {
          Console.line("there is nothing of that number; there are 1 to \(targets.count)")
          continue
        }
        act(act(targets[number - 1], parts.count > 1 ? parts[1] : nil), on: live)
      }
    }
    return false
  }

  private func act(_ target: StageView.Target, _ text: String?) -> StageAct {
    guard let text else { return target.kind == .textField ? .submit(target.name) : .tap(target.name) }
    return target.kind == .textField ? .type(text, into: target.name) : .set(target.name, to: text)
  }

  private func act(_ act: StageAct, on live: LiveScreen) {
    if let note = live.act(act) { Console.line(note.cleaned) } else { describe(live) }
  }

  private func describe(_ live: LiveScreen) {
    Console.write(live.text(as: .accessibility))
    for (number, target) in live.view.targets.enumerated() {
      let value = target.value.map { ", \($0.isEmpty ? "empty" : $0)" } ?? ""
      Console.line("\(number + 1). \(target.name)\(value)\(target.isEnabled ? "" : ", disabled")".cleaned)
    }
  }

  private func ask(_ question: String) -> String? {
    Console.write(question.cleaned + ": ")
    return readLine()?.trimmingBlanks
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
