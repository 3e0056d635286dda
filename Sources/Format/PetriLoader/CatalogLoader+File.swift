package import PetriCatalog
package import PetriDiagnostics
import PetriFormat

extension CatalogLoader {
  /// The problems of a single file as it is now, checked against the other files of the last load.
  ///
  /// This takes a small fraction of a load. Problems that involve several files, such as duplicate screen names, and
  /// problems that the change causes in other files are left to the next load.
  ///
  /// - Parameter cache: The cache of this loader's last load.
  /// - Returns: Nil if a full load is needed, because the file affects others or wasn't among them.
  package func problems(
    ofFile path: String,
    in source: any CatalogSource,
    reusing cache: FileCache
  ) -> [Diagnostic]? {
    guard let last = cache.lastLoad, let checked = check(path, in: source, since: last, cache) else { return nil }
    let file = checked.file
    var found = file.sink.diagnostics.map(checked.validator.namingPart) + checked.verdict.sink.diagnostics
    let isClean = !found.hasErrors
    if isClean, let linter = last.linter {
      let warnings = Linter(linter, names: checked.names).warnings(in: file)
      found += warnings.filter { DiagnosticCode.lintsOfFile.contains($0.code) }
    }
    let policy = WarningPolicy(severities: last.settings.severities, isLinted: false)
    return policy.apply(to: found, file.sink.ignores, isClean: isClean && lints).sortedByPlace()
  }

  /// The screens without errors in a file as it is now, decoded with the settings of the last load.
  ///
  /// - Parameter cache: The cache of this loader's last load.
  package func screens(
    ofFile path: String,
    in source: any CatalogSource,
    reusing cache: FileCache
  ) -> [ScreenDefinition] {
    guard let last = cache.lastLoad, let checked = check(path, in: source, since: last, cache) else { return [] }
    return zip(checked.file.screens, checked.verdict.screens).filter { !$1 }.map(\.0.definition)
  }

  private struct CheckedFile {
    let file: DecodedFile
    let names: DefinitionNames
    let validator: Validator
    let verdict: CatalogAssembly.Verdict
  }

  private func check(
    _ path: String,
    in source: any CatalogSource,
    since last: LastLoad,
    _ cache: FileCache
  ) -> CheckedFile? {
    guard let old = cache.entry(of: path) else { return nil }
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
    return CheckedFile(
      file: file,
      names: names,
      validator: validator,
      verdict: CatalogAssembly.verdict(on: file, validator)
    )
  }
}
