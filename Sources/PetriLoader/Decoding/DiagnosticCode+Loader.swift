import PetriDiagnostics

extension DiagnosticCode {
  static let unknownKey: DiagnosticCode = "unknown-key"
  static let requiredKey: DiagnosticCode = "missing-key"
  static let missingValue: DiagnosticCode = "missing-value"
  static let wrongType: DiagnosticCode = "wrong-type"
  static let badName: DiagnosticCode = "bad-name"
  static let badValue: DiagnosticCode = "bad-value"
  static let unknownView: DiagnosticCode = "unknown-view"
  static let unknownType: DiagnosticCode = "unknown-type"
  static let badTemplate: DiagnosticCode = "bad-template"
  static let badCondition: DiagnosticCode = "bad-condition"
  static let unknownReference: DiagnosticCode = "unknown-reference"
  static let referenceType: DiagnosticCode = "reference-type"
  static let contextValue: DiagnosticCode = "context-value"
  static let duplicateName: DiagnosticCode = "doubled-name"
  static let duplicateID: DiagnosticCode = "doubled-id"
  static let unknownScreen: DiagnosticCode = "unknown-screen"
  static let unknownContainer: DiagnosticCode = "unknown-container"
  static let unknownFixture: DiagnosticCode = "unknown-fixture"
  static let unknownDevice: DiagnosticCode = "unknown-device"
  static let unknownClass: DiagnosticCode = "unknown-class"
  static let containerWrapsItself: DiagnosticCode = "container-wraps-itself"
  static let screenCycle: DiagnosticCode = "screen-cycle"
  static let nestedContainer: DiagnosticCode = "nested-container"
  static let supportingViewsNotShown: DiagnosticCode = "supporting-views-not-shown"
  static let badLink: DiagnosticCode = "bad-link"
  static let ambiguousLink: DiagnosticCode = "ambiguous-link"
  static let badRoute: DiagnosticCode = "bad-route"
  static let unknownRoute: DiagnosticCode = "unknown-route"
  static let unknownInterceptor: DiagnosticCode = "unknown-interceptor"
  static let unknownExperiment: DiagnosticCode = "unknown-experiment"
  static let unsupportedFormat: DiagnosticCode = "unsupported-format"
  static let emptyFile: DiagnosticCode = "empty-file"
  static let unknownDocument: DiagnosticCode = "unknown-document"
  static let missingFile: DiagnosticCode = "missing-file"
  static let cannotRead: DiagnosticCode = "cannot-read"
  static let badJSON: DiagnosticCode = "bad-json"

  /// The loader's own codes.
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
      .badLink,
      .ambiguousLink,
      .badRoute,
      .unknownRoute,
      .unknownInterceptor,
      .unknownExperiment,
      .unsupportedFormat,
      .emptyFile,
      .unknownDocument,
      .missingFile,
      .cannotRead,
      .badJSON,
    ] + lints
}
