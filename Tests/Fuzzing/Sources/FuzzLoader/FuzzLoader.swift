import FuzzedCatalogue
import PetriDiagnostics
import PetriLoader
import PetriYAML

/// The memory that files are parsed in, one after the other, as a loader does; only one thread uses it.
private nonisolated(unsafe) let scratch = YAMLScratch()
private let vocabulary = YAMLVocabulary(["screen", "content", "label", "text"])

/// Any bytes as a catalogue: it is loaded, every diagnostic lies within the file, is printed in every format without a
/// control character, certain fixes are made and the result is loaded again, and a screen that waits until it is asked
/// for is the same as one that does not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let loaded = FuzzedCatalogue(bytes).load(devices: ["iphone-16"])
  check(loaded.diagnostics, bytes)
  print(loaded.diagnostics)
  let (late, early) = (
    FuzzedCatalogue(divided: bytes).load(devices: ["iphone-16"]),
    FuzzedCatalogue(divided: bytes).load(devices: ["iphone-16"], building: .withNodes)
  )
  precondition(early.diagnostics == late.diagnostics, "what is decoded late has the same diagnostics")
  precondition(early.catalog.build() == late.catalog.build(), "what is decoded late is the same")
  let fixes = loaded.diagnostics.compactMap { diagnostic in
    diagnostic.fixIts.first { $0.applicability == .machine }.map { (diagnostic: diagnostic, fix: $0) }
  }
  if let fixed = FixedFile(fixes) {
    _ = FuzzedCatalogue(fixed.bytes).load(devices: ["iphone-16"])
  }
  let file = SourceFile(path: "any.yaml", bytes: bytes)
  let stream = YAMLStream.parse(file, options: YAMLOptions(profile: .full))
  check(stream.diagnostics, bytes)
  checkScratch(file)
  return 0
}

/// A file that is parsed in the memory of others is as if it were parsed alone.
private func checkScratch(_ file: SourceFile) {
  let alone = YAMLStream.parse(file)
  let found = YAMLStream.inspect(file, options: YAMLOptions(), vocabulary: vocabulary, scratch: scratch) { _, _ in
    Int?.none
  }
  guard case .stream(let again) = found else { preconditionFailure("there is a stream where nothing is found") }
  precondition(again.diagnostics == alone.diagnostics, "other files change nothing")
  precondition(again.documents.map(\.range) == alone.documents.map(\.range), "other files change nothing")
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
