import Expectations
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("The codes of values of a wrong type")
struct ValueCodeTests {
  @Test(
    "a value of a context has another code than one of the format's own keys",
    arguments: [
      ("content: [{label: {text: A, width: abc}}]", DiagnosticCode.badValue),
      ("content: [{label: {text: A, lines: x}}]", .badValue), ("content: [{switch: maybe}]", .badValue),
      ("content: []\nstatusBar: {hidden: 3}", .badValue),
      ("context: {a: {type: int, default: x}}\ncontent: [label: \"${a}\"]", .contextValue),
      ("context: {a: {type: int, example: 1}}\nfixtures: {b: {a: x}}\ncontent: [label: \"${a}\"]", .contextValue),
    ]
  )
  func codes(_ screen: String, _ code: DiagnosticCode) {
    let loaded = MarkedCatalog(["Screens/a.yaml": "screen: a\n\(screen)\n"]).load()
    expectEqual(loaded.diagnostics.map(\.code), [code])
  }
}
