import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader

/// The line-based browser, for screen readers, slow connections and use without a terminal.
///
/// The user enters a number, a name or a command. Only changes are printed.
@MainActor
final class PlainBrowser {
  enum Next { case goOn, leave, quit }

  let host: BrowserHost
  let console: PlainConsole
  var environment: ShownEnvironment
  private(set) var catalog: BrowserCatalog
  private var index: ScreenSearch
  private var listed: [Int]
  private var listsGroups = true
  private var printed = 0

  private static let part = 50

  init(workspace: Workspace, options: CatalogOptions) {
    host = BrowserHost(workspace: workspace, options: options)
    console = PlainConsole(workspace.invocation)
    catalog = BrowserSource(workspace).catalog
    environment = ShownEnvironment(LaunchEnvironment(settings: workspace.catalog.settings))
    environment.variants = workspace.unusualVariants
    index = ScreenSearch(catalog.entries)
    listed = catalog.listOrder
  }

  func run() {
    let count = catalog.entries.count
    console.say(
      "\(catalog.name): \(count) screen\(count == 1 ? "" : "s"). A number or a name opens one; ? for help, q to quit."
    )
    list(listed)
    while let answer = console.ask("screens") {
      if take(PlainAnswer(answer)) == .quit { return }
    }
  }

  private func take(_ answer: PlainAnswer) -> Next {
    switch answer.word {
    case "": if printed < listed.count { listPart() }
    case "q", "quit": return .quit
    case "?", "help": console.say(PlainHelp.list)
    case "l", "list": list(catalog.listOrder)
    case "g", "groups": listGroups(answer.rest)
    case "e", "environment": changeEnvironment(answer.rest)
    case "v", "view": view(answer.rest)
    case "r": reload()
    case "open": return launch(.follow(answer.rest, in: environment))
    case _ where answer.text.hasPrefix("/"): search(String(answer.text.dropFirst()))
    default:
      guard let entry = entry(answer.text) else {
        console.say("no screen is called '\(answer.text)'; the list has 1 to \(listed.count), ? for help")
        return .goOn
      }
      return open(entry)
    }
    return .goOn
  }

  // MARK: - The list

  /// - Parameter isSearch: whether to order by relevance instead of by group.
  private func list(_ places: [Int], isSearch: Bool = false) {
    listed = places
    listsGroups = !isSearch
    printed = 0
    if places.isEmpty { console.say("nothing matches; l lists all") } else { listPart() }
  }

  private func listPart() {
    var group = printed == 0 ? [] : catalog.entries[listed[printed - 1]].group
    let end = min(listed.count, printed + PlainBrowser.part)
    for number in printed..<end {
      let entry = catalog.entries[listed[number]]
      if listsGroups, entry.group != group {
        group = entry.group
        console.say(group.isEmpty ? "no group" : "group \(group.joined(separator: ", "))")
      }
      let title = entry.isBroken ? "has errors" : entry.ownTitle ?? ""
      let tags = entry.ownTags.map { "#\($0)" }.joined(separator: " ")
      console.say("\(number + 1). " + [entry.name, title, tags].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    printed = end
    if printed < listed.count { console.say("\(listed.count - printed) more: Enter goes on, /text searches") }
  }

  private func listGroups(_ wanted: String) {
    guard !wanted.isEmpty else {
      let groups = Set(catalog.entries.map { $0.group.joined(separator: "/") }).filter { !$0.isEmpty }.sorted()
      return console.say(groups.isEmpty ? ["there are no groups"] : groups.map { "g \($0)" })
    }
    let path = wanted.split(separator: "/").map(String.init)
    list(catalog.listOrder.filter { catalog.entries[$0].group.starts(with: path) })
  }

  private func search(_ text: String) {
    list(text.isEmpty ? catalog.listOrder : index.indexes(for: text), isSearch: !text.isEmpty)
  }

  /// Finds a screen by its number in the list or by name.
  private func entry(_ text: String) -> BrowserEntry? {
    if let number = Int(text) { return listed.indices.contains(number - 1) ? catalog.entries[listed[number - 1]] : nil }
    return catalog.entries.first { $0.name == text }
  }

  private func view(_ wanted: String) {
    let words = wanted.split(separator: " ").map(String.init)
    guard let name = words.first, let entry = entry(name) else {
      return console.say("v wants a screen's number or name and what to show: \(PlainHelp.tabs)")
    }
    guard let tab = PreviewTab(rawValue: words.count > 1 ? words[1] : "context") else {
      return console.say("unknown tab '\(words[1])'; the tabs are \(PlainHelp.tabs)")
    }
    let request = PreviewRequest(screen: entry.name, tab: tab, environment: environment)
    let workspace = host.workspace.choosing(environment.variants)
    console.say(BrowserSource(workspace).lines(for: request))
  }

  // MARK: - Launching

  private func open(_ entry: BrowserEntry) -> Next {
    guard let screen = host.workspace.catalog.screen(named: entry.name) else {
      console.say(BrowserSource(host.workspace).problems(of: entry.name).split(separator: "\n").map(String.init))
      return .goOn
    }
    let form = LaunchForm(of: screen, in: host.workspace.catalog)
    guard form.fields.contains(where: { $0.owner == nil }) else {
      return launch(.launch(LaunchRequest(screen: screen.name, environment: environment)))
    }
    guard let request = PlainForm(form, environment: environment, browser: self).run() else { return .quit }
    return request.map { launch(.launch($0)) } ?? .goOn
  }

  private func launch(_ effect: BrowserEffect) -> Next {
    let messages = host.perform(effect)
    guard host.live != nil else {
      tell(messages)
      return .goOn
    }
    let next = PlainLaunch(browser: self).run()
    _ = host.perform(.leaveStage)
    return next == .quit ? .quit : .goOn
  }

  @discardableResult
  func reload() -> Bool {
    let messages = host.perform(.reload)
    tell(messages)
    for case .loaded(let new) in messages {
      catalog = new
      index = ScreenSearch(new.entries)
      (listed, printed) = (Array(new.entries.indices), new.entries.count)
      console.say("\(new.entries.count) screens; l lists them")
      return true
    }
    return false
  }

  func tell(_ messages: [BrowserMessage]) {
    for case .note(let text, _) in messages { console.say(text) }
  }

  // MARK: - The environment

  /// Prints or changes the environment; returns true if it changed.
  @discardableResult
  func changeEnvironment(_ text: String) -> Bool {
    guard !text.isEmpty else {
      console.say(environmentLines)
      return false
    }
    var new = environment
    for word in text.split(separator: " ").map(String.init) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if catalog.devices.contains(word) {
        new.device = word
      } else if let appearance = catalog.appearances.first(where: { $0.rawValue == word }) {
        new.appearance = appearance
      } else if let size = catalog.contentSizes.first(where: { $0.rawValue == word }) {
        new.contentSize = size
      } else if catalog.locales.contains(word) {
        new.locale = word
      } else if parts.count == 2, let experiment = catalog.experiments.first(where: { $0.name == parts[0] }),
        experiment.variants.contains(parts[1])
      {
        new.variants[parts[0]] = parts[1] == experiment.variants.first ? nil : parts[1]
      } else {
        console.say("unknown value '\(word)'; e lists the values")
        return false
      }
    }
    let isNew = new != environment
    environment = new
    console.say(isNew ? "now \(environmentWords)" : "it is so already")
    return isNew
  }

  private var environmentWords: String {
    ([environment.device, environment.appearance.rawValue, environment.contentSize.rawValue, environment.locale]
      + environment.variants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: ", ")
  }

  private var environmentLines: [String] {
    func line(_ title: String, _ values: [String], _ now: String) -> String {
      "\(title) \(now); the values are \(values.joined(separator: ", "))"
    }
    return [
      line("device", catalog.devices, environment.device),
      line("appearance", catalog.appearances.map(\.rawValue), environment.appearance.rawValue),
      line("size of texts", catalog.contentSizes.map(\.rawValue), environment.contentSize.rawValue),
      line("locale", catalog.locales, environment.locale),
    ]
      + catalog.experiments.map { experiment in
        let now = environment.variants[experiment.name] ?? experiment.variants.first ?? ""
        return line("experiment \(experiment.name)", experiment.variants.map { "\(experiment.name)=\($0)" }, now)
      }
  }
}
