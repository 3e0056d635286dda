import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Linter {
  /// Defaults that wrap each screen of a folder in its own navigation controller, so that one opens another modally.
  func defaultsWarnings(in files: [DecodedFile]) -> [(file: Int, Diagnostic)] {
    var folders: [String: String] = [:]
    for screen in names.orderedScreens {
      if let folder = screen.navigationByDefaults { folders[screen.name] = folder }
    }
    guard !folders.isEmpty else { return [] }
    var examples: [String: [(from: String, to: String)]] = [:]
    for screen in names.orderedScreens {
      guard let folder = folders[screen.name] else { continue }
      for opened in screen.opened where opened != screen.name && folders[opened] == folder {
        examples[folder, default: []].append((screen.name, opened))
      }
    }
    return files.enumerated().compactMap { index, file in
      guard let source = file.source, let first = examples[source.path]?.min(by: { $0 < $1 }),
        let node = YAMLStream.parse(source).documents.first?.entry(for: "wrapping")
      else { return nil }
      let range = source.range(node.key.range.startOffset, node.key.range.endOffset)
      return (index, LintProblem.modalByDefaults(from: first.from, to: first.to).diagnostic(at: range))
    }
  }
}

extension DecodedScreen {
  /// The defaults that make the screen a navigation controller, unless it is one by itself.
  fileprivate var navigationByDefaults: String? {
    guard definition.wrapping.first?.kind == .system(.navigation), definition.presentation == nil else { return nil }
    return definition.inherited["wrapping"]?.file
  }

  fileprivate var opened: [String] { references.screens.filter(\.isOpened).map(\.name) }
}
