import PetriDiagnostics
import PetriYAML

extension DiagnosticCode {
  static let unusedContainer: DiagnosticCode = "unused-container"
  static let unusedFixture: DiagnosticCode = "unused-fixture"
  static let unusedKey: DiagnosticCode = "unused-key"
  static let unreachedScreen: DiagnosticCode = "unreached-screen"
  static let missingExample: DiagnosticCode = "missing-example"
  static let keyAsText: DiagnosticCode = "key-as-text"
  static let supportingViewsHidden: DiagnosticCode = "supporting-views-hidden"
  static let modalByDefaults: DiagnosticCode = "modal-by-defaults"
  static let uselessIgnore: DiagnosticCode = "useless-ignore"

  /// What is looked for beyond errors.
  static let lints: [DiagnosticCode] = [
    .unusedContainer, .unusedFixture, .unusedKey, .unreachedScreen, .missingExample, .keyAsText, .supportingViewsHidden,
    .modalByDefaults, .uselessIgnore,
  ]

  /// Everything that may be a warning, and whose severity a catalogue may choose.
  static let warnings: [DiagnosticCode] =
    lints + [
      .emptyFile, .missingFile, .directionControl, .lookalikeCharacter, .commentInValue,
    ]

  /// Every code of a complaint about a catalogue.
  static let all: [DiagnosticCode] = allYAML + allLoader
}
