package import PetriCatalog
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

  /// The screens of a file as it is now, without those that have errors, read with the settings and the others that the last load had.
  ///
  /// - Parameter cache: that of the last load by this loader.
  package func screens(
    ofFile path: String,
    in source: any CatalogSource,
    reusing cache: FileCache
  ) -> [ScreenDefinition] {
    guard let last = cache.lastLoad, let checked = check(path, in: source, since: last, cache) else { return [] }
    return zip(checked.file.screens, checked.verdict.screens).filter { !$1 }.map(\.0.definition)
  }

  /// A file as it is now, with what is wrong beside the others as the last load had them.
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
