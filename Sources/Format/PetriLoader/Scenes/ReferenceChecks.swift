import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFormat

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
      var places = [entry.id: 0]
      while let last = path.last {
        guard let next = last.next.last else {
          done.insert(last.id)
          places[last.id] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next.removeLast()
        if let place = places[next] {
          found.formUnion(path[place...].map(\.id))
        } else if !done.contains(next) {
          places[next] = path.count
          path.append((next, held(by: next)))
        }
      }
    }
    return found
  }

  private func held(by id: SceneID) -> [SceneID] { (self[id]?.ways ?? []).filter(\.holds).map(\.destination) }
}
