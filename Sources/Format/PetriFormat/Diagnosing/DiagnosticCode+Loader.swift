package import PetriDiagnostics
import PetriYAML

extension DiagnosticCode {
  package static let unknownKey: DiagnosticCode = "unknown-key"
  package static let requiredKey: DiagnosticCode = "missing-key"
  package static let missingValue: DiagnosticCode = "missing-value"
  package static let wrongType: DiagnosticCode = "wrong-type"
  package static let badName: DiagnosticCode = "bad-name"
  package static let badValue: DiagnosticCode = "bad-value"
  package static let unknownView: DiagnosticCode = "unknown-view"
  package static let unknownType: DiagnosticCode = "unknown-type"
  package static let badTemplate: DiagnosticCode = "bad-template"
  package static let badCondition: DiagnosticCode = "bad-condition"
  package static let unknownReference: DiagnosticCode = "unknown-reference"
  package static let referenceType: DiagnosticCode = "reference-type"
  package static let contextValue: DiagnosticCode = "context-value"
  package static let duplicateName: DiagnosticCode = "doubled-name"
  package static let duplicateID: DiagnosticCode = "doubled-id"
  package static let unknownScreen: DiagnosticCode = "unknown-screen"
  package static let unknownContainer: DiagnosticCode = "unknown-container"
  package static let unknownFixture: DiagnosticCode = "unknown-fixture"
  package static let unknownDevice: DiagnosticCode = "unknown-device"
  package static let unknownClass: DiagnosticCode = "unknown-class"
  package static let containerWrapsItself: DiagnosticCode = "container-wraps-itself"
  package static let screenCycle: DiagnosticCode = "screen-cycle"
  package static let nestedContainer: DiagnosticCode = "nested-container"
  package static let supportingViewsNotShown: DiagnosticCode = "supporting-views-not-shown"
  package static let barNotShown: DiagnosticCode = "bar-not-shown"
  package static let onlyPresented: DiagnosticCode = "only-presented"
  package static let rowOutsideList: DiagnosticCode = "row-outside-list"
  package static let badLink: DiagnosticCode = "bad-link"
  package static let ambiguousLink: DiagnosticCode = "ambiguous-link"
  package static let badRoute: DiagnosticCode = "bad-route"
  package static let unknownRoute: DiagnosticCode = "unknown-route"
  package static let unknownInput: DiagnosticCode = "unknown-input"
  package static let unknownInterceptor: DiagnosticCode = "unknown-interceptor"
  package static let unknownString: DiagnosticCode = "unknown-string"
  package static let stringArguments: DiagnosticCode = "string-arguments"
  package static let badStrings: DiagnosticCode = "bad-strings"
  package static let badAssets: DiagnosticCode = "bad-assets"
  package static let badImage: DiagnosticCode = "bad-image"
  package static let badStoryboard: DiagnosticCode = "bad-storyboard"
  package static let unreadPart: DiagnosticCode = "unread-part"
  package static let brokenConnection: DiagnosticCode = "broken-connection"
  package static let missingIdentifier: DiagnosticCode = "missing-identifier"
  package static let unsatisfiableConstraints: DiagnosticCode = "unsatisfiable-constraints"
  package static let ambiguousView: DiagnosticCode = "ambiguous-view"
  package static let misplacedView: DiagnosticCode = "misplaced-view"
  package static let unknownScene: DiagnosticCode = "unknown-scene"
  package static let unknownOutlet: DiagnosticCode = "unknown-outlet"
  package static let badFont: DiagnosticCode = "bad-font"
  package static let unknownFont: DiagnosticCode = "unknown-font"
  package static let unknownExperiment: DiagnosticCode = "unknown-experiment"
  package static let unsupportedFormat: DiagnosticCode = "unsupported-format"
  package static let emptyFile: DiagnosticCode = "empty-file"
  package static let unknownDocument: DiagnosticCode = "unknown-document"
  package static let missingFile: DiagnosticCode = "missing-file"
  package static let cannotRead: DiagnosticCode = "cannot-read"
  package static let badJSON: DiagnosticCode = "bad-json"

  static let allLoader: [DiagnosticCode] =
    [
      .unknownKey,
      .requiredKey,
      .missingValue,
      .wrongType,
      .badName,
      .badValue,
      .unknownView,
      .unknownType,
      .badTemplate,
      .badCondition,
      .unknownReference,
      .referenceType,
      .contextValue,
      .duplicateName,
      .duplicateID,
      .unknownScreen,
      .unknownContainer,
      .unknownFixture,
      .unknownDevice,
      .unknownClass,
      .containerWrapsItself,
      .screenCycle,
      .nestedContainer,
      .supportingViewsNotShown,
      .barNotShown, .onlyPresented, .rowOutsideList,
      .badLink,
      .ambiguousLink,
      .badRoute,
      .unknownRoute,
      .unknownInput, .unknownInterceptor,
      .unknownString,
      .stringArguments,
      .badStrings, .badAssets, .badImage, .badStoryboard, .unreadPart, .brokenConnection,
      .missingIdentifier, .unsatisfiableConstraints, .ambiguousView, .misplacedView, .unknownScene, .unknownOutlet,
      .badFont, .unknownFont,
      .unknownExperiment,
      .unsupportedFormat,
      .emptyFile,
      .unknownDocument,
      .missingFile,
      .cannotRead,
      .badJSON,
    ] + lints

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

  package static let lints: [DiagnosticCode] = [
    .unusedContainer, .unusedFixture, .unusedKey, .unreachedScreen, .missingExample, .exampleForValue, .keyAsText,
    .supportingViewsHidden,
    .modalByDefaults, .endlessRedirect, .uselessLenient, .missingPluralForm, .unusedPluralForm, .missingTranslation,
    .unusedString, .uselessIgnore,
  ]

  /// The checks of a single file that work despite errors in other files.
  package static let lintsOfFile: Set<DiagnosticCode> = [.unusedKey, .missingExample, .supportingViewsHidden]

  package static let warnings: [DiagnosticCode] =
    lints + [
      .emptyFile, .missingFile, .directionControl, .lookalikeCharacter, .commentInValue, .unreadPart,
      .brokenConnection, .missingIdentifier,
    ]

  package static let all: [DiagnosticCode] = allYAML + allLoader
}
