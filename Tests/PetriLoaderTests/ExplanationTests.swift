import Expectations
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Explanations of codes")
struct ExplanationTests {
  @Test("every code has one, once")
  func complete() {
    let codes = Explanation.all.map(\.code.rawValue)
    expectEqual(Set(codes), Set((DiagnosticCode.allYAML + DiagnosticCode.allLoader).map(\.rawValue)))
    expectEqual(Set(codes).count, codes.count)
    expectEqual(Explanation.of("petri.unknown-key")?.code, Explanation.of("unknown-key")?.code)
    #expect(Explanation.of("nothing") == nil)
  }

  @Test(
    "an example makes its mistake, and what is put right makes none",
    arguments: Explanation.all.map(\.code.rawValue)
  )
  func examples(code: String) throws {
    let explanation = try #require(Explanation.of(code))
    let loader = CatalogLoader(devices: ["iphone-16"])
    #expect(explanation.text.hasSuffix("."))
    if let wrong = explanation.wrong {
      let codes = loader.load(Explanation.catalog(of: wrong)).diagnostics.map(\.code.rawValue)
      #expect(codes.contains(code), "\(codes)")
    }
    if let right = explanation.right {
      let messages = loader.load(Explanation.catalog(of: right)).diagnostics.map(\.message)
      expectEqual(messages, [])
    }
  }
}
