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

  /// The codes that are looked for beyond errors.
  package static let lints: [DiagnosticCode] = [
    .unusedContainer, .unusedFixture, .unusedKey, .unreachedScreen, .missingExample, .exampleForValue, .keyAsText,
    .supportingViewsHidden,
    .modalByDefaults, .endlessRedirect, .uselessLenient, .missingPluralForm, .unusedPluralForm, .missingTranslation,
    .unusedString, .uselessIgnore,
  ]

  /// Those that a file shows by itself, whatever is wrong with others.
  package static let lintsOfFile: Set<DiagnosticCode> = [.unusedKey, .missingExample, .supportingViewsHidden]

  /// Everything that may be a warning, and whose severity a catalogue may choose.
  package static let warnings: [DiagnosticCode] =
    lints + [
      .emptyFile, .missingFile, .directionControl, .lookalikeCharacter, .commentInValue, .unreadPart,
      .brokenConnection, .missingIdentifier,
    ]

  /// Every code of a diagnostic about a catalogue.
  package static let all: [DiagnosticCode] = allYAML + allLoader
}
