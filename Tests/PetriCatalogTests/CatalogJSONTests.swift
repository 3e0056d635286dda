import Expectations
import Foundation
import PetriCatalog
import Testing

@Suite("JSON that isn't a catalogue")
struct CatalogJSONTests {
  /// A catalogue of one screen.
  private static let json: String = {
    let place = Place(file: "a.yaml", line: 1, column: 9)
    var label = ViewDefinition(
      kind: .label(LabelDefinition(text: LocalizedText(TextTemplate(literal: "Hi")))),
      place: place
    )
    label.when = try? Condition(parsing: "not ${paid}")
    label.tap = .open(screen: "b", with: .object([.init(name: "x", value: .scalar("1", .plain))]))
    var screen = ScreenDefinition(name: "a", content: .views(ViewsContent(views: [label])), place: place)
    screen.context = [ContextField(name: "paid", type: .bool, defaultValue: .bool(false), example: .bool(true))]
    let catalog = Catalog(settings: CatalogSettings(name: "A"), screens: [screen])
    return (try? catalog.json()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }()

  private func problem(_ json: some StringProtocol) -> UnreadableCatalog? {
    do throws(UnreadableCatalog) {
      _ = try Catalog(json: Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("the form is known: one line, the version of the format, sorted keys")
  func form() {
    expectEqual(problem(Self.json), nil)
    #expect(Self.json.hasPrefix(#"{"containers":[],"format":1,"screens":[{"allow":[],"content":{"views":"#))
    #expect(Self.json.hasSuffix("}\n") && Self.json.count { $0 == "\n" } == 1)
    for part in [#""when":"not ${paid}""#, #""text":"Hi""#, #""tap":{"open":{"screen":"b","with":"#] {
      #expect(Self.json.contains(part), "\(part)")
    }
  }

  @Test(
    "is refused with the place and the reason",
    arguments: [
      ("", "invalid JSON"), ("{", "invalid JSON"), ("catalog: A", "invalid JSON"), ("[]", "must be an object"),
      ("{}", "format: missing"), (#"{"format":"1"}"#, "format: must be a number"),
      (#"{"format":1}"#, "settings: missing"),
      // Of another version nothing else is read.
      (#"{"format":2}"#, "unsupported format version 2; this version of Petri reads 1"),
      (#"{"format":1,"settings":null}"#, "settings: must not be null"),
    ]
  )
  func refused(_ json: String, _ reason: String) {
    expectEqual(problem(json)?.description, reason)
  }

  @Test(
    "is refused with the path of one wrong value",
    arguments: [
      (#""name":"a""#, #""name":5"#, "screens[0].name: must be a string"),
      (#""name":"a","#, "", "screens[0].name: missing"),
      (#""isPart":false"#, #""isPart":0"#, "screens[0].isPart: must be true or false"),
      (
        #""when":"not ${paid}""#, #""when":"not""#,
        "screens[0].content.views.views[0].when: expected a value such as ${key}, a word, a number or quoted text"
      ),
      (#""label":{"#, #""lable":{"#, "screens[0].content.views.views[0].kind: expected a view kind"),
      (#""open":{"screen":"b","#, #""open":{"#, "screens[0].content.views.views[0].tap.open.screen: missing"),
    ]
  )
  func path(_ part: String, _ other: String, _ reason: String) {
    #expect(Self.json.contains(part))
    expectEqual(problem(Self.json.replacing(part, with: other, maxReplacements: 1))?.description, reason)
  }

  @Test("is refused wherever it is cut off, and read or refused with any byte in place of another")
  func damaged() {
    let text = Self.json.dropLast()
    for length in text.indices { expectEqual(problem(text[..<length]), .invalid(path: "", reason: "invalid JSON")) }
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for byte in [0, 0x22, 0x2C, 0x30, 0x7D, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] = byte
        _ = try? Catalog(json: Data(damaged))
      }
    }
  }

  @Test("is refused however deeply it is nested, and views as deep as YAML has them are read")
  func deep() throws {
    expectEqual(problem(try Self.nested(32)), nil)
    expectEqual(problem(try Self.nested(100_000)), .invalid(path: "", reason: "invalid JSON"))
    for brackets in ["[", #"{"screens":"#, #"{"format":1,"containers":[],"settings":{"name":["#] {
      expectEqual(problem(String(repeating: brackets, count: 100_000)), .invalid(path: "", reason: "invalid JSON"))
    }
  }

  /// A catalogue with stacks in stacks, put together as text: to make and write such views takes as much of the stack.
  private static func nested(_ depth: Int) throws -> String {
    let place = Place(file: "a.yaml", line: 1, column: 9)
    func json(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let spacer = ViewDefinition(kind: .spacer(SpacerDefinition()), place: place)
    let stack = ViewDefinition(kind: .stack(StackDefinition(views: [spacer])), place: place)
    let screen = ScreenDefinition(name: "a", content: .views(ViewsContent(views: [spacer])), place: place)
    let inner = try json(spacer)
    let around = try json(stack).components(separatedBy: inner)
    let views = String(repeating: around[0], count: depth) + inner + String(repeating: around[1], count: depth)
    return try json(Catalog(settings: CatalogSettings(name: "A"), screens: [screen])).replacing(inner, with: views)
  }
}
