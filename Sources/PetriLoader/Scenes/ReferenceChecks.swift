import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFormat

/// Looks for storyboard references that lead nowhere, among all documents.
struct ReferenceChecks {
  private let scenes: SceneTable
  private let names: Set<String>

  init(_ interfaces: [InterfaceFile]) {
    scenes = SceneTable(interfaces)
    names = Set(interfaces.filter { $0.document?.kind == .storyboard }.map(\.name))
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
