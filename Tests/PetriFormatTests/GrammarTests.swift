import Expectations
import PetriCatalog
import Testing

@testable import PetriFormat

@Suite("The grammar")
struct GrammarTests {
  /// Every mapping that the grammar has, by the way to it.
  static let mappings: [(path: String, fields: FormShape)] = {
    var found: [(String, FormShape)] = []
    func collect(_ rule: Shape, _ path: String) {
      switch rule {
      case .mapping(let fields):
        found.append((path, fields))
        for field in fields.all { collect(field.rule, "\(path).\(field.key)") }
        if let others = fields.others { collect(others.rule, "\(path).*") }
      case .list(let element, _, _): collect(element, path)
      case .named(_, let value): collect(value, path)
      case .oneOf(let forms): for form in forms { collect(form, path) }
      default: break
      }
    }
    for construct in Construct.allCases { collect(Grammar.shape(of: construct), construct.rawValue) }
    collect(.mapping(Grammar.field.shape), "field")
    return found
  }()

  @Test("a mapping has each key once, a sentence for each, and checks that name its keys")
  func fields() {
    #expect(Self.mappings.count > 60)
    for (path, fields) in Self.mappings {
      expectEqual(Set(fields.keys).count, fields.keys.count, "\(path)")
      for field in fields.all {
        #expect(field.summary.hasSuffix(".") && field.summary.count > 5, "\(path).\(field.key)")
        #expect(!field.isRequired || field.defaultText == nil, "\(path).\(field.key)")
      }
      for check in fields.checks {
        let named: [String] =
          switch check {
          case .exactlyOne(let keys), .atLeastOne(let keys), .notAll(let keys): keys
          case .notBoth(let one, let other), .goesWith(let one, let other), .ordered(let one, let other),
            .below(let one, let other), .index(let one, of: let other), .titles(let one, by: let other):
            [one, other]
          case .within(let key, from: let from, to: let to): [key, from, to]
          case .filled(let key): [key]
          case .oneKey: []
          }
        #expect(Set(named).isSubset(of: fields.keys), "\(path): \(check)")
      }
    }
  }

  @Test("every kind of view, type and measure of the definitions is in it")
  func kinds() {
    expectEqual(Grammar.viewForms.map(\.kind), ViewKind.Name.allCases)
    expectEqual(Set(Grammar.limits.shape.keys), Set(CompositionMeasure.allCases.map(\.rawValue)))
    for form in Grammar.viewForms { #expect(form.short.map { form.fields[$0] != nil } ?? true) }
  }
}
