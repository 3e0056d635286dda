import PetriBrowser
import PetriCatalog
import PetriLoader

@MainActor
final class PlainLaunch {
  private let browser: PlainBrowser
  private var read: [String] = []
  private var targets: [StageView.Target] = []
  private var printedLog = 0
  private var printedNotes = 0

  private var host: BrowserHost { browser.host }
  private var console: PlainConsole { browser.console }

  init(browser: PlainBrowser) {
    self.browser = browser
  }

  func run() -> PlainBrowser.Next {
    readAll()
    printedNotes = notes.count
    while let text = console.ask(host.live?.request.screen ?? "") {
      let next = take(PlainAnswer(text))
      if next != .goOn { return next }
    }
    return .quit
  }

  private func take(_ answer: PlainAnswer) -> PlainBrowser.Next {
    guard let live = host.live else { return .leave }
    if let number = Int(answer.word) {
      touch(number, answer.rest)
      return .goOn
    }
    switch answer.word {
    case "q", "quit": return .quit
    case "c", "catalogue": return .leave
    case "b", "back":
      guard live.view.canGoBack else { return .leave }
      perform(.act(.back))
    case "", "?", "help": console.say(PlainHelp.launch)
    case "l": readAll()
    case "d": perform(.act(.scroll(0.8, near: nil)))
    case "u": perform(.act(.scroll(-0.8, near: nil)))
    case "n": perform(.act(.move(.swipe(.next))))
    case "p": perform(.act(.move(.swipe(.previous))))
    case "log": tellLog(all: answer.rest == "all")
    case "e", "environment": changeEnvironment(answer.rest)
    case "set", "state": set(answer)
    case "layers", "layer": changeLayer(answer.rest)
    case "walks": console.say(live.view.walks.isEmpty ? ["there are no walks"] : live.view.walks)
    case "walk" where !answer.rest.isEmpty: perform(.play(walk: answer.rest))
    case "begin" where !answer.rest.isEmpty: perform(.begin(walk: answer.rest))
    case "next": step(live)
    case "save": save(answer.rest)
    case "open" where !answer.rest.isEmpty: perform(.act(.move(.open(link: answer.rest))))
    case "w": console.write(live.text(as: .wireframe))
    case "t": console.write(live.text(as: .tree))
    case "snapshot": record(answer.rest)
    case "y", "copy": console.copy(live.request.launchCommand(in: browser.catalog, moves: live.view.moves))
    case "r": if browser.reload() { relaunch { _ in } }
    default: console.say("unknown command '\(answer.text)'; ? lists the commands")
    }
    return .goOn
  }

  // MARK: - Reading

  /// The lines of the screen, with a number before each touchable one.
  private func lines() -> [String] {
    targets = []
    return (host.live?.spoken ?? []).map { words, target in
      guard let target else { return words }
      targets.append(target)
      return "\(targets.count). \(words)"
    }
  }

  private func readAll() {
    read = lines()
    console.say(read.isEmpty ? ["there is nothing to read"] : read)
  }

  /// Prints the changed lines, or all of them if most have changed.
  private func readNews() {
    let before = read
    read = lines()
    let new = read.filter { !before.contains($0) }
    let old = Set(read.map(PlainLaunch.unnumbered))
    let gone = before.map(PlainLaunch.unnumbered).filter { !old.contains($0) }
    if new.count * 2 > read.count, new.count > 1 {
      console.say(read)
    } else {
      console.say(new)
      if new.isEmpty { console.say(gone.map { "gone: \($0)" }) }
    }
    let all = notes
    let news = all.count >= printedNotes ? Array(all[printedNotes...]) : all
    printedNotes = all.count
    console.say(news)
    if new.isEmpty, gone.isEmpty, news.isEmpty { console.say("nothing has changed") }
  }

  /// Side effects and failures in the log.
  private var notes: [String] {
    (host.live?.view.log ?? []).filter { $0.kind == .note }.map { String($0.text.drop { $0 == " " }) }
  }

  private static func unnumbered(_ line: String) -> String {
    let rest = line.drop { $0.isNumber }
    return rest.count < line.count && rest.hasPrefix(". ") ? String(rest.dropFirst(2)) : line
  }

  private func tellLog(all: Bool) {
    let log = (host.live?.view.log ?? []).map(\.text)
    if all || log.count < printedLog { printedLog = 0 }
    console.say(printedLog == log.count ? ["nothing has happened since"] : Array(log[printedLog...]))
    printedLog = log.count
  }

  // MARK: - Acting

  private func touch(_ number: Int, _ text: String) {
    guard targets.indices.contains(number - 1) else {
      return console.say(
        targets.isEmpty ? "nothing here can be touched" : "the number must be between 1 and \(targets.count)"
      )
    }
    let target = targets[number - 1]
    let isField = target.kind == .textField
    switch text {
    case "": perform(.act(.move(isField ? .submit(target.name) : .tap(target.name))))
    case "+", "-":
      perform(.act(isField ? .move(.type(text, into: target.name)) : .adjust(target.name, by: text == "+" ? 1 : -1)))
    case "\"\"" where isField: perform(.act(.move(.type("", into: target.name))))
    default: perform(.act(.move(isField ? .type(text, into: target.name) : .set(target.name, to: text))))
    }
  }

  private func perform(_ effect: BrowserEffect) {
    let before = host.live?.view.moves.count
    let messages = host.perform(effect)
    var isSaid = false
    for case .note(let text, _) in messages {
      console.say(text)
      isSaid = true
    }
    // If nothing was done, the failure message is enough.
    if case .act = effect, isSaid, host.live?.view.moves.count == before { return }
    for case .stage(_, let view) in messages where !view.problems.isEmpty { return console.say(view.problems) }
    switch effect {
    // The notes of replayed moves were already printed.
    case .launch: printedNotes = notes.count
    case .play, .begin: printedNotes = 0
    default: break
    }
    readNews()
  }

  private func relaunch(_ change: (inout LaunchRequest) -> Void) {
    guard var request = host.live?.request else { return }
    change(&request)
    if let screen = host.workspace.catalog.screen(named: request.screen),
      let checked = try? Launcher(workspace: host.workspace).checked(request, of: screen)
    {
      let problems = LaunchProblems(checked)
      if !problems.isEmpty { return console.say(problems.text) }
    }
    perform(.launch(request))
  }

  private func changeEnvironment(_ text: String) {
    guard browser.changeEnvironment(text) else { return }
    relaunch { $0.environment = browser.environment }
  }

  private func set(_ answer: PlainAnswer) {
    guard answer.rest.contains("=") else { return console.say("\(answer.word) needs KEY=VALUE") }
    let value = LaunchRequest.Value(argument: answer.rest)
    let path: WritableKeyPath<LaunchRequest, [LaunchRequest.Value]> = answer.word == "set" ? \.values : \.state
    relaunch { request in
      request[keyPath: path].removeAll { $0.path == value.path }
      request[keyPath: path].append(value)
    }
  }

  private func changeLayer(_ text: String) {
    let layers = host.live?.view.layers ?? []
    guard let number = Int(text), layers.indices.contains(number) else {
      let lines = layers.enumerated().map { "\($0). \($1.name)\($1.isOn ? "" : ", off")" }
      return console.say(lines.isEmpty ? ["there are no layers"] : lines)
    }
    relaunch { $0.layersOff.formSymmetricDifference([number]) }
  }

  private func step(_ live: LiveScreen) {
    guard live.view.nextStep != nil else { return console.say("no walk has begun; 'walks' lists them") }
    perform(.nextStep)
  }

  private func save(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let kind = SavedKind(rawValue: words[0]) else {
      return console.say("save needs 'fixture' or 'walk', and a name")
    }
    let refusals = host.perform(.prepareSaving(kind))
    guard refusals.contains(where: { if case .askForName = $0 { true } else { false } }) else {
      return browser.tell(refusals)
    }
    browser.tell(host.perform(.save(kind, as: words[1])))
  }

  private func record(_ text: String) {
    guard let kind = Rendering(rawValue: text.isEmpty ? "tree" : text) else {
      return console.say(
        "unknown kind of text '\(text)'; the kinds are \(Rendering.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    browser.tell(host.perform(.record(kind)))
  }
}
