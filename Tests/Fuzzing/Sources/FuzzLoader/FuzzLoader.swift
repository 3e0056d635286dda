import FuzzedCatalogue
import PetriDiagnostics
import PetriLoader
import PetriYAML

/// Any bytes as a catalogue: it is loaded, every diagnostic lies within the file, is printed in every format without a control
/// character, what is certain is fixed and loaded again, and what is loaded again of files that have not changed is the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let loaded = FuzzedCatalogue(bytes).load(devices: ["iphone-16"])
  check(loaded.diagnostics, bytes)
  print(loaded.diagnostics)
  let (divided, cache) = (FuzzedCatalogue(divided: bytes), FileCache())
  let first = divided.load(devices: ["iphone-16"], reusing: cache)
  let again = divided.load(devices: ["iphone-16"], reusing: cache)
  precondition(again.diagnostics == first.diagnostics, "files that were kept have the same diagnostics")
  precondition(again.catalog == first.catalog, "files that were kept are the same")
  let fixes = loaded.diagnostics.compactMap { diagnostic in
    diagnostic.fixIts.first { $0.applicability == .machine }.map { (diagnostic: diagnostic, fix: $0) }
  }
  if let fixed = FixedFile(fixes) {
    _ = FuzzedCatalogue(fixed.bytes).load(devices: ["iphone-16"])
  }
  let file = SourceFile(path: "any.yaml", bytes: bytes)
  let stream = YAMLStream.parse(file, options: YAMLOptions(profile: .full))
  check(stream.diagnostics, bytes)
  return 0
}

private func check(_ diagnostics: [Diagnostic], _ bytes: [UInt8]) {
  for diagnostic in diagnostics {
    for range in [diagnostic.range].compactMap({ $0 }) + diagnostic.notes.compactMap(\.range)
      + diagnostic.fixIts.map(\.range)
    {
      precondition(range.startOffset >= 0 && range.startOffset <= range.endOffset, "a range runs forward")
      precondition(range.endOffset <= bytes.count, "a range lies in the file")
      precondition(range.start.line >= 1 && range.start.column >= 1, "places count from 1")
    }
    precondition(!diagnostic.message.isEmpty, "a diagnostic has a message")
  }
}

private func print(_ diagnostics: [Diagnostic]) {
  let texts = [
    TextDiagnosticFormatter().format(diagnostics),
    GitHubDiagnosticFormatter().format(diagnostics),
    JSONDiagnosticFormatter().format(diagnostics),
    SARIFDiagnosticFormatter().format(diagnostics),
  ]
  for text in texts {
    for scalar in text.unicodeScalars where scalar != "\n" {
      precondition(scalar.properties.generalCategory != .control, "no control character reaches a terminal")
    }
  }
}
