package import PetriDiagnostics
import PetriYAML

extension DiagnosticCode {
  package static let unusedContainer: DiagnosticCode = "unused-container"
  package static let unusedFixture: DiagnosticCode = "unused-fixture"
  package static let unusedKey: DiagnosticCode = "unused-key"
  package static let unreachedScreen: DiagnosticCode = "unreached-screen"
  package static let missingExample: DiagnosticCode = "missing-example"
  package static let exampleForValue: DiagnosticCode = "example-for-value"
  package static let keyAsText: DiagnosticCode = "key-as-text"
  package static let supportingViewsHidden: DiagnosticCode = "supporting-views-hidden"
  package static let modalByDefaults: DiagnosticCode = "modal-by-defaults"
  package static let endlessRedirect: DiagnosticCode = "endless-redirect"
  package static let uselessLenient: DiagnosticCode = "useless-lenient"
  package static let missingPluralForm: DiagnosticCode = "missing-plural-form"
  package static let unusedPluralForm: DiagnosticCode = "unused-plural-form"
  package static let missingTranslation: DiagnosticCode = "missing-translation"
  package static let unusedString: DiagnosticCode = "unused-string"
  package static let uselessIgnore: DiagnosticCode = "useless-ignore"

  /// The codes of optional checks.
  package static let lints: [DiagnosticCode] = [
    .unusedContainer, .unusedFixture, .unusedKey, .unreachedScreen, .missingExample, .exampleForValue, .keyAsText,
    .supportingViewsHidden,
    .modalByDefaults, .endlessRedirect, .uselessLenient, .missingPluralForm, .unusedPluralForm, .missingTranslation,
    .unusedString, .uselessIgnore,
  ]

  /// The checks of a single file that work despite errors in other files.
  package static let lintsOfFile: Set<DiagnosticCode> = [.unusedKey, .missingExample, .supportingViewsHidden]

  /// The codes that may be warnings, whose severity a catalogue can set.
  package static let warnings: [DiagnosticCode] =
    lints + [
      .emptyFile, .missingFile, .directionControl, .lookalikeCharacter, .commentInValue, .unreadPart,
      .brokenConnection, .missingIdentifier,
    ]

  package static let all: [DiagnosticCode] = allYAML + allLoader
}
