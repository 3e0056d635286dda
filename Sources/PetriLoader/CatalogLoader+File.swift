import PetriCatalog
package import PetriDiagnostics
import PetriFormat

extension CatalogLoader {
  /// The problems of a file as it is now, held against all others as the last load had them.
  ///
  /// It takes a small part of a load's time. Problems that show only in all files together, such as two screens of one name, are left to the next
  /// load, and so are those that the change makes in other files.
  ///
  /// - Parameter cache: that of the last load by this loader.
  /// - Returns: `nil` where a load has to be made, since the file decides how others are read or wasn't among them.
  package func problems(
    ofFile path: String,
    in source: any CatalogSource,
    reusing cache: FileCache
  ) -> [Diagnostic]? {
    guard let last = cache.lastLoad, let old = cache.entry(of: path) else { return nil }
    let decoder = FileDecoder(
      reader: FileReader(source: source, limits: limits),
      settings: last.settings,
      strings: cache.texts,
      devices: devices,
      lints: lints
    )
    let file = decoder.decode(path, defaults: old.defaults, since: old).file
    let names = DefinitionNames(last.names, replacing: old.file, with: file)
    let validator = Validator(names: names, settings: last.settings)
    let verdict = CatalogAssembly.verdict(on: file, validator)
    var found = file.sink.diagnostics.map(validator.namingPart) + verdict.sink.diagnostics
    let isClean = !found.hasErrors
    if isClean, let linter = last.linter {
      let warnings = Linter(linter, names: names).warnings(in: file)
      found += warnings.filter { DiagnosticCode.lintsOfFile.contains($0.code) }
    }
    let policy = WarningPolicy(severities: last.settings.severities, isLinted: false)
    return policy.apply(to: found, file.sink.ignores, isClean: isClean && lints).sortedByPlace()
  }
}
