import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import Testing
import Thoroughness

@testable import PetriFormat
@testable import PetriLoader

@Suite("The JSON Schema")
struct SchemaTests {
  static let schema = CatalogSchema(devices: ["iphone-16", "iphone-se", "ipad-11"]).text

  @Test("names nothing that it does not define")
  func references() throws {
    let named = Self.schema.matches(of: #/"\$ref":"#\/definitions\/([^"]+)"/#).map { String($0.1) }
    let defined = Self.schema.matches(of: #/(?m)^    "([^"]+)": \{/#).map { String($0.1) }
    #expect(named.count > 50)
    #expect(Set(named).isSubset(of: defined))
    expectEqual(defined.count, Set(defined).count)
  }

  @Test(
    "writes once what all kinds of views have, and a mapping that several keys take",
    arguments: [
      "The shadow behind it.", "Its least width, in points.", "The menu that a long press opens.",
      "The text style; the font grows with the text size as the style does.",
    ]
  )
  func sharing(_ description: String) {
    expectEqual(Self.schema.components(separatedBy: "\"\(description)\"").count - 1, 1)
  }

  @Test("takes the sample catalogue", .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need))
  func sample() throws {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    let folder = try #require(
      FileManager.default.enumerator(at: root.appending(path: "Screens"), includingPropertiesForKeys: nil)
    )
    let files = folder.compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }
    #expect(files.count > 20)
    let cases = try (files + [root.appending(path: "Catalog.yaml")]).map {
      [try String(contentsOf: $0, encoding: .utf8)]
    }
    // The committed schema, which knows all devices; a test of the command holds it current.
    let schema = try String(contentsOf: root.appending(path: ".schema/catalog.json"), encoding: .utf8)
    let problems = try SchemaValidator.problems(about: cases, by: schema).flatMap(\.self)
    expectEqual(problems, [])
  }

  /// The mistakes that a schema can't express: they depend on other values, other documents or the file system.
  static let unsaid: Set<String> = [
    "bad-value/the-minimum-is-greater-than-the-maximum",
    "bad-value/x-leads-out-of-the-catalogues-folder",
    "bad-value/a-gradient-has-a-location-for-each-colour", "bad-value/locations-of-a-gradient-rise",
    "bad-value/append-and-remove-at-once", "unknown-key/a-list-is-changed-by-append-and-remove",
    "bad-value/a-popover-has-no-detents", "bad-value/a-sheet-points-to-nothing",
    "bad-value/a-detent-is-selected-that-is-not-there", "bad-value/detents-begin-with-the-lowest",
    "missing-key/signedin-of-the-state-needs-a-default", "unknown-key/a-form-key-is-set-as-the-states",
    "unknown-key/the-fixture-late-has-no-key-closess",
    "unknown-key/b-has-no-key-y", "unknown-key/a-screen-is-known-by-a-key-that-it-has-not",
    "unknown-key/what-an-interceptor-hands-on-is-no-key-of-the-screen",
    "missing-key/a-key-that-every-navigation-is-asked-for-needs-a-default",
    "unknown-key/a-converted-context-has-a-key-that-nobody-takes",
    "bad-value/a-tab-is-added-beyond-the-tabs", "bad-value/a-tab-is-added-to-a-new-tab-bar-beyond-its-tabs",
    "bad-value/a-part-is-a-container", "bad-value/a-form-needs-views", "bad-value/a-title-for-each-value-of-the-choice",
    "bad-value/no-value-is-called-smal", "bad-value/titles-by-value-need-a-choice",
    "bad-value/titles-of-an-elements-choice-are-by-value", "missing-key/titles-by-value-name-each-value",
    "unknown-key/what-is-set-is-a-key-of-the-form", "bad-value/a-least-width-is-more-than-the-greatest",
    "bad-value/on-appear-needs-views", "bad-value/no-case-is-loding",
    "bad-value/the-kinds-of-a-search-are-those-of-a-choice", "bad-value/a-search-has-as-many-kinds-as-the-choice",
    "bad-value/no-kind-of-a-search-has-that-place",
    "missing-key/a-case-for-each-value-or-a-default", "missing-key/cases-of-a-text-need-a-default",
    "bad-value/a-colour-is-another-one-below-it", "bad-value/a-colour-is-misspelled",
    "bad-value/a-page-control-shows-a-page-beyond-the-last", "bad-value/a-font-family-has-a-name",
    "bad-value/a-catalogue-has-a-name",
    "missing-value/a-default-has-no-value",
    // What is in a text is for the loader.
    "bad-value/a-text-of-a-default-has-a-value", "bad-value/a-text-of-a-link-has-a-value",
    "bad-value/a-side-is-a-colour-that-is-misspelt", "bad-value/a-side-is-no-number",
    "bad-value/a-side-is-out-of-range", "bad-value/a-colour-begins-with-swifts-dot",
    "bad-value/a-colour-has-five-digits",
    "bad-value/a-colour-has-no-sign", "bad-value/a-colour-is-named-as-in-objective-c",
    "bad-value/a-colour-of-digits-has-no-sign", "bad-value/alternatives-are-chosen-by-a-comparison",
  ]
  /// The mistakes that a schema finds among codes that otherwise are beyond it.
  static let said: Set<String> = [
    "bad-name/new-year-is-no-name-of-a-screen", "bad-name/a-name-in-another-alphabet",
    "unknown-container/a-class-of-uikit", "bad-name/store-name-is-no-key-of-the-context",
    "bad-route/the-route-has-no-steps", "bad-route/a-required-stack-has-no-levels",
    "row-outside-list/a-row-is-in-a-stack",
  ]
  /// The codes that are about a value alone.
  static let shapes: Set<DiagnosticCode> = [
    .unknownKey, .requiredKey, .missingValue, .wrongType, .badValue, .unknownType, .unknownView, .unknownDevice,
    .unknownDocument, .unsupportedFormat,
  ]

  @Test(
    "refuses what the loader refuses, where a schema can say it",
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need)
  )
  func mistakes() throws {
    let catalogs = InvalidCatalog.all.filter { DiagnosticCode.allLoader.contains($0.code) }
    let problems = try SchemaValidator.problems(about: catalogs.map(\.texts), by: Self.schema)
    for (catalog, problems) in zip(catalogs, problems) {
      let isSaid =
        Self.shapes.contains(catalog.code)
        ? !Self.unsaid.contains(catalog.name) : Self.said.contains(catalog.name)
      #expect(problems.isEmpty != isSaid, "\(catalog): \(problems)")
    }
  }

  /// Screens and files that differ from right ones in one thing, and whether that is right too.
  static let changes: [(yaml: String, isValid: Bool)] = [
    ("screen: a\ncontent: [switch]", false), ("screen: a\ncontent: [switch: ]", true),
    ("screen: a\ncontent: [{switch: '${a}', cases: {b: [spacer]}, default: []}]", true),
    ("screen: a\ncontent: [{switch: '${a}', default: []}]", false),
    ("screen: a\ncontent: [{switch: '${a}', cases: {b: spacer}}]", false),
    ("screen: a\nonAppear: [dismiss, {after: 1, emit: a}]\ncontent: []", true),
    ("screen: a\nonAppear: [{after: 1}]\ncontent: []", false), ("screen: a\nonAppear: []\ncontent: []", false),
    ("screen: a\ncontent: {list: {views: [row: A, label: B]}}", true),
    ("screen: a\ncontent: {list: {views: [{switch: '${a}', cases: {b: [row: A]}, default: []}]}}", true),
    ("screen: a\ncontent: [spacer, divider]", true), ("screen: a\ncontent: spacer", false),
    ("screen: a\ncontent: [stepper: {step: -5}]", false), ("screen: a\ncontent: [stepper: {step: 0.000001}]", true),
    ("screen: a\ncontent: [segments: {titles: [A, B], selected: 1.5}]", false),
    ("screen: a\ncontent: [segments: {titles: [A, B], selected: 1}]", true),
    ("screen: a\ncontent: [segments: {titles: [A], selected: -1}]", false),
    ("screen: a\ncontent: [segments: {titles: [A], selected: '${a ? 0 : -1}'}]", true),
    ("screen: a\ncontent: [label: {text: '${a ? b : c}', color: '${a ? red : null}', alpha: '${a ? 1 : 0.5}'}]", true),
    ("container: a\nviews: [label: {text: A, pin: top}]", true),
    ("container: a\nviews: [stack: {views: [label: {text: A, pin: top}]}]", false),
    ("container: a\nviews: [label: {text: A, pin: [top, middle]}]", false),
    ("screen: a\ncontent: [label: {text: A, pin: top}]", false),
    ("screen: a\ncontent: [label: {text: A, width: }]", false), ("screen: a\ntitle:\ncontent: []", false),
    ("screen: a\ncontent: []\nroute: {find: {in: current}, steps: [{using: present}, {from: current}]}", false),
    ("screen: a\ncontent: []\nroute: {find: {screen: a}, steps: [{using: present}, {from: current}]}", true),
    ("screen: a\ncontent: []\nroute: [{using: {present: {}, addTab: 0}}, {from: current}]", false),
    (
      "screen: a\ncontent: []\nroute: [{using: {addTab: 101}}, {from: tabBarController}, {using: present}, {from: current}]",
      false
    ),
    ("screen: a\ncontent: []\nlinks: {url: app://a}", true), ("screen: a\ncontent: []\nlinks: app://a", true),
    ("screen: a\ncontent: []\npostTasks: {track: a}", true),
    ("screen: a\ncontent: []\ncontextTasks: {track: a}", false),
    ("screen: a\ncontent: []\npostTasks: {track: }", false), ("screen: a\ncontent: []\npostTasks: [setContext]", false),
    ("screen: a\ncontent: []\nwalks: {w: [{tap: }]}", false),
    ("screen: a\ncontent: []\nwalks: {w: [{swipe: up}]}", false),
    ("screen: a\ncontent: []\nwalks: {w: [{expect: {}}]}", false), ("screen: a\ncontent: []\nwalks: {w: []}", false),
    ("screen: a\ncontent: []\nmatrix: {include: {locale: english}}", false),
    ("screen: a\ncontent: []\nmatrix: {include: {locale: en}}", true),
    ("catalog: A\nmatrix: {skip: later}", false), ("catalog: A\nmatrix: {as: [tree, json]}", true),
    ("catalog: A\nseverity: {unused-key: off}", true), ("catalog: A\nseverity: {unused: off}", false),
    ("catalog: A\nexperiments: {a: [b]}", false), ("catalog: A\nlimits: {depth: 201}", false),
    ("catalog: A\ninterceptors: {a: {show: b}}", false), ("catalog: A\nlocales: []", false),
    ("screen: a\ncontext: {x: {of: string}}\ncontent: []", false),
    ("screen: a\ncontext: {x: {type: list, of: string, default: []}}\ncontent: []", true),
    ("screen: a\ncontext: {x: {type: list}}\ncontent: []", false),
    ("screen: a\ncontext: {x: {type: string, values: [a]}}\ncontent: []", false),
    ("screen: a\ncontext: {x: {type: {a: string}}}\ncontent: []", true),
    ("screen: a\ncontext: {x: {Name: string}}\ncontent: []", false),
    ("screen: a\ncontext: {x: {type: \"string?\", default: ~}}\ncontent: []", true),
    ("screen: a\ncontent: [label: {text: A, as: b}]", false),
    ("screen: a\ncontent: [label: {text: {english: A}}]", false),
    ("screen: a\ncontent: [button: {title: A, tap: {with: {}}}]", false),
    ("screen: a\ncontent: [button: {title: A, tap: {emit: a, set: {}}}]", false),
    ("screen: a\ncontent: {views: [], tabs: [{screen: a}]}", false), ("screen: a\ncontent: {tabs: []}", false),
    ("screen: a\ncontent: {spacing: 8}", false), ("screen: a\ncontent: {views: [], spacing: 8}", true),
    ("screen: a\ncontent: []\nwrapping: [navigation: {a: 1}]", false),
    ("screen: a\ncontent: []\nwrapping: [navigation: ]", true),
    ("screen: a\ncontent: []\nstatusBar: {style: blue}", false),
    ("screen: a\ncontent: []\nblocking: {onConflict: wait}", false),
    ("screen: a\ncontent: []\nroute: [{from: start}]\nroutes: {}", false),
  ]

  @Test(
    "takes what the loader takes, and refuses what it refuses",
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need)
  )
  func agreement() throws {
    let problems = try SchemaValidator.problems(about: Self.changes.map { [$0.yaml] }, by: Self.schema)
    for (change, problems) in zip(Self.changes, problems) {
      expectEqual(problems.isEmpty, change.isValid, "the schema: \(change.yaml): \(problems)")
      let found = Self.errors(in: change.yaml)
      expectEqual(found.isEmpty, change.isValid, "the loader: \(change.yaml): \(found.map(\.message))")
    }
  }

  /// The errors of a file in itself, by the loader.
  private static func errors(in yaml: String) -> [Diagnostic] {
    let isCatalog = yaml.hasPrefix("catalog:")
    let files = ["Catalog.yaml": isCatalog ? yaml : "catalog: A\n"].merging(
      ["Screens/x.yaml": isCatalog ? "screen: b\ncontent: []\n" : yaml]
    ) { one, _ in one }
    let found = CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(MemorySource(files))
      .diagnostics
    return found.filter { $0.severity == .error && shapes.union([.badName, .contextValue]).contains($0.code) }
  }

  @Test(
    "doesn't refuse anything that the loader takes, whatever is in the place of a value, and refuses a wrong kind",
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need)
  )
  func values() throws {
    let step = Thoroughness.count(29, all: 1)
    var changed: [String] = []
    for (path, text) in FullCatalog.files.sorted(by: { $0.key < $1.key }) where path != "Screens/_defaults.yaml" {
      // A file of one document, so that its problems are about it alone.
      for document in text.components(separatedBy: "\n---\n") {
        let parts = document.split(whereSeparator: { " \n,{}[]".contains($0) }).filter { !$0.hasSuffix(":") }
        for place in stride(from: path.utf8.count % step, to: parts.count, by: step) {
          for word in ["null", "{}", "[]", "-1.5", "x"] {
            changed.append(
              document.replacingCharacters(in: parts[place].startIndex..<parts[place].endIndex, with: word) + "\n"
            )
          }
        }
      }
    }
    let problems = try SchemaValidator.problems(about: changed.map { [$0] }, by: Self.schema)
    let kinds: Set<DiagnosticCode> = [.wrongType, .missingValue, .requiredKey, .unknownView, .unknownType]
    for (text, problems) in zip(changed, problems) {
      let source = MemorySource(
        FullCatalog.files.filter { $0.key == "Catalog.yaml" }.merging(
          [text.hasPrefix("catalog:") ? "Catalog.yaml" : "Screens/x.yaml": text]) { _, new in new }
      )
      let found = CatalogLoader(devices: ["iphone-16", "iphone-se"], lints: false, isParallel: false).load(source)
        .diagnostics
        .filter { $0.severity == .error }
      if found.isEmpty { expectEqual(problems, [], "\(text)") }
      if problems.isEmpty {
        // Whether a key of the state has a default is said only where its type is written in full.
        let unsaid = found.filter { kinds.contains($0.code) && !$0.message.hasSuffix("needs a default") }.map(\.message)
        expectEqual(unsaid, [], "\(text)")
      }
    }
  }
}
