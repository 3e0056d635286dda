import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriLoader
import PetriYAML

extension CatalogModel {
  struct Name {
    let name: String
    let detail: String
    var summary: String?
  }

  /// The names of a kind that are valid in a scope.
  func names(_ kind: NameKind, _ scope: Outline.Scope, in outline: Outline) -> [Name] {
    func own(_ kind: NameKind, of owner: String) -> [Name] {
      let detail = kind.noun
      var names: [Name] = []
      for mention in outline.mentions where mention.isDefinition && mention.symbol.nameKind == kind {
        if mention.symbol.owner == owner, !names.contains(where: { $0.name == mention.symbol.name }) {
          names.append(Name(name: mention.symbol.name, detail: detail))
        }
      }
      return names
    }
    switch kind {
    case .screen, .tab: return screens { !$0.isPart }
    case .part: return screens(where: \.isPart)
    case .container, .layer:
      let own = catalog.containers.map { Name(name: $0.name, detail: "container", summary: $0.summary) }
      return own + SystemContainer.allCases.map { Name(name: $0.rawValue, detail: "UIKit's container") }
    case .fixture, .route:
      guard let target = scope.target, target.name != scope.owner else {
        return (kind == .fixture ? [Name(name: Fixture.examples, detail: "fixture")] : []) + own(kind, of: scope.owner)
      }
      let screen = catalog.screen(named: target.name)
      let names = kind == .fixture ? screen?.fixtures.map(\.name) : screen?.routes.map(\.name)
      return (names ?? []).map { Name(name: $0, detail: kind.noun) }
    case .interceptor: return settings.interceptors.map { Name(name: $0.name, detail: "interceptor") }
    case .experiment: return settings.experiments.map { Name(name: $0.name, detail: "experiment") }
    case .variant:
      let experiment = settings.experiments.first { $0.name == scope.target?.name }
      return (experiment?.variants ?? []).map { Name(name: $0, detail: "variant") }
    case .device: return loader.devices.map { Name(name: $0, detail: "device") }
    case .locale: return settings.locales.map { Name(name: $0, detail: "locale") }
    case .class:
      return ((loader.controllers ?? []) + (loader.layers ?? [])).sorted().map { Name(name: $0, detail: "class") }
    case .fontFamily:
      return settings.fontNames.map { Name(name: $0, detail: "font") }
        + SystemFonts.families.sorted().map { Name(name: $0, detail: "iOS's font") }
    case .event:
      let events = Set(outline.mentions.map(\.symbol).filter { $0.nameKind == .event }.map(\.name))
      return events.subtracting([CompletionProbe.word]).sorted().map { Name(name: $0, detail: "event") }
    case .color: return colors
    case .hosts: return settings.hosts.map { Name(name: $0.name, detail: "hosts") }
    case .warning: return DiagnosticCode.warnings.map { Name(name: $0.rawValue, detail: "warning") }
    case .input, .id:
      return own(.id, of: scope.owner) + (kind == .input ? [Name(name: TapAction.noFocus, detail: "ends typing")] : [])
    case .stateKey: return settings.state.map(Name.init)
    case .formKey: return own(.formKey, of: scope.owner)
    case .key: return keys(of: scope)
    case .tag: return Set(catalog.screens.flatMap(\.tags)).sorted().map { Name(name: $0, detail: "tag") }
    case .image:
      return settings.namedImages.map { Name(name: $0.name, detail: "image, \(Int($0.width))×\(Int($0.height))") }
    case .symbol: return host.symbols.map { Name(name: $0, detail: "symbol") }
    case .storyboard: return storyboards.map { Name(name: $0, detail: "storyboard") }
    case .scene:
      return storyboards.flatMap { board in catalog.scenes.names(of: board).map { Name(name: $0, detail: board) } }
    case .outlet, .sceneAction, .cell: return parts(kind, ofSceneOf: scope.owner)
    // Controls require the shown screen, and cases the value that decides.
    case .walk, .case, .link, .control: return []
    }
  }

  private var storyboards: [String] { Set(catalog.scenes.entries.map(\.id.storyboard)).sorted() }

  /// The outlets, actions or cells of a screen's scene.
  private func parts(_ kind: NameKind, ofSceneOf screen: String) -> [Name] {
    guard case .scene(let content)? = catalog.screen(named: screen)?.content, let entry = catalog.scenes[content.scene]
    else { return [] }
    switch kind {
    case .sceneAction: return entry.actions.map { Name(name: $0, detail: "action") }
    case .cell: return entry.cells.keys.sorted().map { Name(name: $0, detail: "cell") }
    default:
      let outlets = entry.outlets
      return outlets.kinds.sorted { $0.key < $1.key }.filter { outlets.canFill($0.key) }
        .map { Name(name: $0.key, detail: $0.value) }
    }
  }

  /// The keys of the definition named beside a value, or of the own context.
  private func keys(of scope: Outline.Scope) -> [Name] {
    if let target = scope.target, target.kind == .container {
      return catalog.container(named: target.name)?.parameters.map(Name.init) ?? []
    }
    return catalog.screen(named: scope.target?.name ?? scope.owner)?.context.map(Name.init) ?? []
  }

  private func screens(where isWanted: (ScreenDefinition) -> Bool) -> [Name] {
    let locale = settings.locales.first ?? "en"
    let names = catalog.screens.filter(isWanted).map { screen in
      Name(name: screen.name, detail: "\(screen.title.template(for: locale))", summary: screen.summary)
    }
    let known = Set(catalog.screenNames)
    return names
      + loaded.brokenScreens.filter { !known.contains($0.name) && !$0.name.isEmpty }
      .map { Name(name: $0.name, detail: "has errors") }
  }

  var colors: [Name] {
    settings.colors.map { Name(name: $0.name, detail: "\($0.light)") }
      + ColorValue.names.map { Name(name: $0, detail: "UIKit's colour") }
  }

  func stringKeys(of table: String) -> [Name] { texts.keys(of: table).sorted().map { Name(name: $0, detail: table) } }

  // MARK: - Values in texts

  /// The types of the values that a text can interpolate.
  func types(in document: Outline.Document, _ scope: Outline.Scope) -> TypeScope {
    let rules = ReadingRules(
      settings: settings,
      strings: texts,
      devices: loader.devices,
      maxMembers: LoaderLimits().members
    )
    var types = document.node.read(by: rules, sink: DiagnosticSink()) { reader -> TypeScope in
      switch document.construct {
      case .screen: _ = reader.screen(document.node.number)
      case .part: _ = reader.screen(document.node.number)
      case .container: _ = reader.container(document.node.number)
      default: break
      }
      return reader.scope
    }.value
    for local in scope.locals {
      if local.name == Repetition.indexName {
        types = types.adding(local.name, .int)
      } else if let list = Reference(local.list), let type = try? types.type(of: list),
        case .list(let element) = type.unwrapped
      {
        types = types.adding(local.name, element)
      }
    }
    return types
  }
}

extension CatalogModel.Name {
  init(_ field: ContextField) {
    self.init(name: field.name, detail: field.type.description, summary: field.summary)
  }
}
