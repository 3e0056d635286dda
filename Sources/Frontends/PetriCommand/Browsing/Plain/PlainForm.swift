import PetriBrowser
import PetriCatalog

@MainActor
struct PlainForm {
  private let form: LaunchForm
  private let browser: PlainBrowser
  private var request: LaunchRequest
  private var base = Fixture.examples

  init(_ form: LaunchForm, environment: ShownEnvironment, browser: PlainBrowser) {
    self.form = form
    self.browser = browser
    request = LaunchRequest(screen: form.screen, fixture: Fixture.examples, environment: environment)
  }

  /// Prompts until the values are valid.
  ///
  /// - Returns: the launch; an inner `nil` to go back to the list, an outer `nil` at the end of the input.
  func run() -> LaunchRequest?? {
    var form = self
    return form.ask()
  }

  private mutating func ask() -> LaunchRequest?? {
    tellAll()
    while let text = browser.console.ask(form.screen) {
      let answer = PlainAnswer(text)
      switch answer.word {
      case "q", "quit": return nil
      case "b", "back", "c": return .some(nil)
      case "?", "help": browser.console.say(PlainHelp.form)
      case "l": tellAll()
      case "":
        let problems = problems
        if problems.isEmpty { return request }
        browser.console.say(problems.sorted { $0.key < $1.key }.map(\.value))
      default: change(text)
      }
    }
    return nil
  }

  private mutating func change(_ text: String) {
    if let base = form.bases.first(where: { $0.name == text }) {
      self.base = base.name
      request.fixture = base.prefersDefaults ? nil : base.name
      request.prefersDefaults = base.prefersDefaults
      request.values = []
      return tellAll()
    }
    guard text.contains("=") else {
      return browser.console.say("KEY=VALUE gives a value, a fixture's name takes its values; ? for help")
    }
    var value = LaunchRequest.Value(argument: text)
    let isReset = value.text.isEmpty
    if value.text == "\"\"" { value.text = "" }
    guard form.fields.contains(where: { $0.path == value.path || value.path.hasPrefix($0.path) }) else {
      return browser.console.say("'\(form.screen)' has no key '\(value.path)'; l lists its keys")
    }
    var new = request
    new.values.removeAll { $0.path == value.path }
    if !isReset { new.values.append(value) }
    let before = request
    request = new
    let field = form.fields.first { value.path.hasPrefix($0.path) }?.path
    let problems = problems
    if let problem = problems[value.path] ?? problems.first(where: { $0.key.isBelow(field ?? "") })?.value {
      request = before
      browser.console.say(problem)
    }
  }

  private var problems: [String: String] {
    check?.problems ?? [:]
  }

  private var check: LaunchForm.Check? {
    for case .checked(let check) in browser.host.perform(.check(request)) { return check }
    return nil
  }

  private func tellAll() {
    let inside = check?.inside ?? [:]
    let values = inside.merging(form.bases.first { $0.name == base }?.values ?? [:]) { $1 }
    browser.console.say("\(form.screen) needs:")
    for field in form.fields {
      let given = request.values.last { $0.path == field.path }?.text ?? values[field.path]?.text ?? ""
      let owner = field.owner.map { ", of \($0) inside" } ?? ""
      let summary = field.summary.map { ", \($0)" } ?? ""
      browser.console.say("\(field.path), \(field.type)\(owner), now \(given.isEmpty ? "nothing" : given)\(summary)")
    }
    let fixtures = form.bases.map(\.name).filter { $0 != base }
    let others = fixtures.isEmpty ? "" : "; the fixtures are \(fixtures.joined(separator: ", "))"
    browser.console.say("values of \(base)\(others). Enter launches, KEY=VALUE changes, b goes back.")
  }
}

extension String {
  /// Whether the path is the given one or a part of its value.
  fileprivate func isBelow(_ path: String) -> Bool {
    self == path || hasPrefix("\(path).") || hasPrefix("\(path)[")
  }
}
