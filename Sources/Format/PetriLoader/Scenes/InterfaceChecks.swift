import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFormat

/// Finds problems within a document that Xcode warns about: broken connections, scenes and prototypes that code can't
/// name, and missing translations.
struct InterfaceChecks {
  private let file: InterfaceFile
  private let source: SourceFile
  private let sink: DiagnosticSink
  private let base: String

  private let resources: InterfaceResources?

  init(
    _ file: InterfaceFile,
    _ source: SourceFile,
    base: String,
    _ resources: InterfaceResources?,
    _ sink: DiagnosticSink
  ) {
    (self.file, self.source, self.base, self.resources, self.sink) = (file, source, base, resources, sink)
  }

  func run() {
    guard let document = file.document else { return }
    let ids = source.interfaceIdentifiers
    for identity in document.identities { checkConnections(of: identity, ids) }
    for view in document.views {
      checkPrototype(view)
      for constraint in view.constraints
      where [constraint.first, constraint.second].contains(where: { $0.map { !ids.contains($0) } ?? false }) {
        report(.constraintToNothing, line: constraint.identity.line)
      }
    }
    checkIdentifiers(of: document)
    checkScenes(of: document)
    if let resources { checkResources(of: document, resources) }
    checkTranslations(of: document)
  }

  private func report(_ problem: SceneProblem, line: Int) { sink.report(problem, at: source.range(ofLine: line)) }

  private func checkConnections(of identity: InterfaceIdentity, _ ids: Set<String>) {
    var outlets: Set<String> = []
    for connection in identity.connections {
      if !ids.contains(connection.destination) {
        report(.connectionToNothing(connection.words), line: connection.line)
      }
      if case .outlet(let property) = connection.kind, !outlets.insert(property).inserted {
        report(.connectedTwice(property), line: connection.line)
      }
    }
  }

  private func checkPrototype(_ view: InterfaceView) {
    guard case .table(let table) = view.properties.base.content, !table.isStatic else { return }
    for child in view.children {
      if case .cell(let cell) = child.properties.base.content, cell.reuseIdentifier?.isEmpty ?? true {
        report(.unnamedPrototype(view.identity.label.map { "'\($0)'" } ?? "the table"), line: child.identity.line)
      }
    }
  }

  private func checkIdentifiers(of document: InterfaceDocument) {
    var ids: Set<String> = []
    for identity in document.identities where !identity.id.isEmpty && !ids.insert(identity.id).inserted {
      report(.sameIdentifier(identity.id, isOfScene: false), line: identity.line)
    }
    var names: Set<String> = []
    for controller in document.scenes.compactMap(\.controller) {
      guard let name = controller.storyboardIdentifier, !names.insert(name).inserted else { continue }
      report(.sameIdentifier(name, isOfScene: true), line: controller.identity.line)
    }
    let controllers = document.scenes.compactMap { $0.controller?.identity.id ?? $0.reference?.identity.id }
    if let id = document.initialController, !controllers.contains(id) { report(.missingInitial(id), line: 1) }
  }

  private func checkResources(of document: InterfaceDocument, _ resources: InterfaceResources) {
    for name in document.imageSizes.keys.sorted()
    where !document.symbols.contains(name) && !resources.images.contains(name) {
      report(.missingImage(name), line: source.line(of: "image=\"\(name)\"") ?? source.line(of: "\"\(name)\"") ?? 1)
    }
    for name in document.colors.keys.sorted() where !resources.colors.contains(name) {
      report(.missingColor(name), line: source.line(of: "name=\"\(name)\"") ?? 1)
    }
  }

  /// Reports scenes that neither a segue nor code can show.
  private func checkScenes(of document: InterfaceDocument) {
    let reached = Set(document.scenes.flatMap(\.segues).map(\.connection.destination))
    for scene in document.scenes {
      guard let controller = scene.controller, controller.storyboardIdentifier == nil,
        controller.identity.id != document.initialController, !reached.contains(controller.identity.id)
      else { continue }
      let name =
        controller.identity.label ?? controller.identity.customClass ?? controller.title ?? controller.identity.id
      report(.unreached(name), line: controller.identity.line)
    }
  }

  /// Reports texts without a translation in a language that has others.
  private func checkTranslations(of document: InterfaceDocument) {
    let texts = document.texts
    for (locale, strings) in file.strings.sorted(by: { $0.key < $1.key }) where locale != base {
      let missing = texts.filter { strings[$0.key] == nil }
      guard let first = missing.first else { continue }
      report(.untranslated(missing.map(\.text), locale: locale), line: first.line)
    }
  }
}

extension SourceFile {
  fileprivate func line(of text: String) -> Int? {
    bytes.firstRange(of: Array(text.utf8)).map { range in lineStarts.count { Int($0) <= range.lowerBound } }
  }

  fileprivate var interfaceIdentifiers: Set<String> {
    let mark = Array(" id=\"".utf8)
    var found: Set<String> = []
    var offset = 0
    while offset + mark.count < bytes.count {
      guard bytes[offset] == mark[0], bytes[offset..<(offset + mark.count)].elementsEqual(mark) else {
        offset += 1
        continue
      }
      let start = offset + mark.count
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
      found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      offset = end
    }
    return found
  }
}

extension InterfaceDocument {
  fileprivate var identities: [InterfaceIdentity] {
    scenes.flatMap(\.identities)
      + objects.flatMap { object -> [InterfaceIdentity] in
        if case .view(let view) = object { view.all.map(\.identity) } else { [object.identity] }
      }
  }

  fileprivate var views: [InterfaceView] {
    scenes.flatMap { $0.controller?.view?.all ?? [] }
      + objects.flatMap { object -> [InterfaceView] in
        if case .view(let view) = object { view.all } else { [] }
      }
  }
}

extension Connection {
  fileprivate var words: String {
    switch kind {
    case .outlet(let property), .outletCollection(let property): "the outlet '\(property)'"
    case .action(let selector, _): "the action '\(selector)'"
    case .segue(let segue): segue.identifier.map { "the segue '\($0)'" } ?? "a segue"
    }
  }
}

struct InterfaceResources {
  let images: Set<String>
  let colors: Set<String>
}

/// Finds storyboard references that lead nowhere and scenes that contain themselves, across all documents.
struct ReferenceChecks {
  private let scenes: SceneTable
  private let names: Set<String>
  private let held: Set<SceneID>

  init(_ interfaces: [InterfaceFile]) {
    scenes = SceneTable(interfaces)
    names = Set(interfaces.filter { $0.document?.kind == .storyboard }.map(\.name))
    held = scenes.inThemselves
  }

  func checkHolding(of file: InterfaceFile, _ source: SourceFile, _ sink: DiagnosticSink) {
    for controller in (file.document?.scenes ?? []).compactMap(\.controller) {
      let id = SceneID(storyboard: file.name, object: controller.identity.id)
      guard held.contains(id), let entry = scenes[id] else { continue }
      sink.report(SceneProblem.inItself(entry.name), at: source.range(ofLine: entry.line))
    }
  }

  func check(_ file: InterfaceFile, _ source: SourceFile, _ sink: DiagnosticSink) {
    for reference in (file.document?.scenes ?? []).compactMap(\.reference) where reference.bundle == nil {
      guard let problem = problem(of: reference) else { continue }
      sink.report(problem, at: source.range(ofLine: reference.identity.line))
    }
  }

  private func problem(of reference: ControllerReference) -> SceneProblem? {
    guard names.contains(reference.storyboard) else { return .missingStoryboard(reference.storyboard) }
    let isThere =
      reference.identifier.map { name in scenes.scene(name, of: reference.storyboard)?.storyboardIdentifier == name }
      ?? (scenes.initialScene(of: reference.storyboard) != nil)
    return isThere ? nil : .missingScene(reference.identifier, of: reference.storyboard)
  }
}

extension SceneTable {
  /// The scenes that contain themselves through containment segues.
  fileprivate var inThemselves: Set<SceneID> {
    var found: Set<SceneID> = []
    var done: Set<SceneID> = []
    for entry in entries where !done.contains(entry.id) {
      // Depth-first search: a scene that is already on the path closes a cycle with everything after it.
      var path: [(id: SceneID, next: [SceneID])] = [(entry.id, held(by: entry.id))]
      var depths = [entry.id: 0]
      while let last = path.last {
        guard let next = last.next.last else {
          done.insert(last.id)
          depths[last.id] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next.removeLast()
        if let depth = depths[next] {
          found.formUnion(path[depth...].map(\.id))
        } else if !done.contains(next) {
          depths[next] = path.count
          path.append((next, held(by: next)))
        }
      }
    }
    return found
  }

  private func held(by id: SceneID) -> [SceneID] { (self[id]?.segues ?? []).filter(\.holds).map(\.destination) }
}
