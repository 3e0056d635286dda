import InterfaceBuilder
import InterfaceCanvas
import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriLoader
import PetriYAML

/// Layout warnings of Interface Builder for the catalogue's storyboards and xibs, with their source locations.
@MainActor
struct LayoutWarnings {
  let catalog: Catalog
  let folder: Folder

  var all: [Diagnostic] { catalog.settings.interfaces.flatMap(warnings) }

  private func warnings(of file: InterfaceFile) -> [Diagnostic] {
    guard let found = file.document.flatMap(InterfaceCanvas.init)?.warnings(), !found.isEmpty,
      let bytes = try? folder.read(file.path, limit: LoaderLimits().yaml.fileBytes)
    else { return [] }
    let source = SourceFile(path: file.path, bytes: bytes)
    return found.map { warning in
      warning.words.diagnostic(at: source.range(ofLine: warning.line), notes: notes(of: warning, source))
    }
  }

  private func notes(of warning: CanvasWarning, _ source: SourceFile) -> [DiagnosticNote] {
    guard case .conflicting(let constraints) = warning.problem else { return [] }
    return constraints.map { DiagnosticNote($0.words, at: source.range(ofLine: $0.line)) }
  }
}

extension CanvasWarning {
  fileprivate var words: SceneProblem {
    switch problem {
    case .conflicting: .conflictingConstraints(subject)
    case .ambiguous: .ambiguousLayout(subject)
    case .misplaced(let stored, let found): .misplaced(subject, stored: stored.words, found: found.words)
    }
  }
}

extension Rectangle {
  fileprivate var words: String {
    [x, y, width, height].map { value in
      let rounded = (value * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
