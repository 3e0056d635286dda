import Expectations
import Testing

@testable import PetriCatalog

@Suite("Texts with values in them")
struct TextTemplateTests {
  private let scope = Scope(
    context: ContextObject([
      .init(name: "city", value: .string("Omsk")),
      .init(name: "closes", value: ContextType.time.scalarValue(of: "18:00") ?? .null),
      .init(name: "stores", value: .list([.object(ContextObject([.init(name: "name", value: .string("A"))]))])),
      .init(name: "none", value: .null),
    ]),
    state: ContextObject([.init(name: "signedIn", value: .bool(true))])
  )

  @Test(
    "values are put in, and the written text comes back",
    arguments: [
      ("Until ${closes} in ${city}.", "Until 18:00 in Omsk."), ("${ city }", "Omsk"), ("${stores[0].name}", "A"),
      ("${stores[7].name}", ""), ("${state.signedIn}", "true"), ("${none}!", "!"),
      ("$5 and $${city}", "$5 and ${city}"), ("é$$${city}${city}é", "é$${city}Omské"),
      ("", ""), ("$", "$"), ("a$", "a$"), ("{}", "{}"),
    ]
  )
  func puts(text: String, expected: String) throws {
    let template = try TextTemplate(text)
    expectEqual(template.text(in: scope), expected)
    try expectEqual(TextTemplate(template.description), template)
  }

  @Test(
    "a text that isn't a template is refused with its place in bytes",
    arguments: [
      ("ab${city", 2, 6), ("é${}", 2, 3), ("${a b}", 0, 6), ("${1}", 0, 4), ("x ${a.} ", 2, 5), ("${a[}", 0, 5),
      ("${a[-1]}", 0, 8),
    ]
  )
  func problems(text: String, offset: Int, length: Int) {
    do {
      _ = try TextTemplate(text)
      Issue.record("\(text) is a template")
    } catch {
      expectEqual(error.offset, offset)
      expectEqual(error.length, length)
    }
  }

  @Test("a text that is one value keeps its type")
  func whole() throws {
    try expectEqual(TextTemplate("${city}").wholeReference, Reference("city"))
    #expect(try TextTemplate("${city} ").wholeReference == nil)
  }
}
