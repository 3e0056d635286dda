import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Localization files")
struct StringsTests {
  private static let screen = """
    screen: a
    context: {count: {type: int, default: 2}, files: {type: int, default: 1}, name: {type: string, default: Ann}}
    content: [label: {text: {key: k, with: ["${count}", "${files}", "${name}"]}}, label: "${count}${files}${name}"]
    """

  private func load(_ files: [String: [UInt8]], _ screen: String = StringsTests.screen) -> LoadedCatalog {
    var all = files
    all["Catalog.yaml"] = Array("catalog: A\nlocales: [en, ru]\nstrings: Texts\n".utf8)
    all["Screens/a.yaml"] = Array(screen.utf8)
    return CatalogLoader(devices: []).load(MemorySource(bytes: all))
  }

  @Test("globs mean files as they do in screens")
  func globs() {
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\nstrings: 'App/**/*.strings'\n", "Screens/a.yaml": StringsTests.plain,
      "App/Sub/en.lproj/Localizable.strings": "k = Hi;", "App/en.lproj/Localizable.stringsdict": "not read",
    ])
    let loaded = CatalogLoader(devices: []).load(source)
    expectEqual(loaded.diagnostics.map(\.message), [])
    expectEqual(text(loaded), "Hi")
  }

  private func load(_ files: [String: String], _ screen: String = StringsTests.screen) -> LoadedCatalog {
    load(files.mapValues { Array($0.utf8) }, screen)
  }

  /// The text of the first label.
  private func text(_ loaded: LoadedCatalog, _ locale: String = "en", count: Int = 2, files: Int = 1) -> String? {
    let screen = loaded.catalog.screen(named: "a")
    guard case .label(let label)? = screen?.content.views.first?.kind else { return nil }
    let context = ContextObject([
      .init(name: "count", value: .int(count)), .init(name: "files", value: .int(files)),
      .init(name: "name", value: .string("Ann")),
    ])
    return label.text.text(in: Scope(context: context, environment: TextEnvironment(locale: locale)))
  }

  private static let plain = "screen: a\ncontent: [label: {text: {key: k}}]\n"

  @Test(
    "a .strings file is read as Foundation reads it",
    arguments: [
      (#""k" = "A";"#, "A"), ("// c\n/* \"k\" = \"B\"; */ k = 'A';", "A"),
      (#""k"="a\"b\\c\n\t\U00e9\u00E9";"#, "a\"b\\c\n\téé"),
      (#""k" = "\ud83d\ude00";"#, "😀"), ("\u{FEFF}\"k\" = \"A\";", "A"), (#""k" = "1"; "k" = "2";"#, "2"),
      (#""k";"#, "k"),
      (#""k" = "100%%";"#, "100%"), (#""k" = "";"#, ""),
    ]
  )
  func strings(file: String, expected: String) {
    let loaded = load(["Texts/en.lproj/Localizable.strings": file], StringsTests.plain)
    expectEqual(text(loaded), expected)
    #expect(!loaded.hasErrors)
  }

  @Test("UTF-16 is read by its mark, in both orders")
  func utf16() {
    let units = Array("\u{FEFF}\"k\" = \"Привет 😀\";".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      expectEqual(text(load(["Texts/en.lproj/Localizable.strings": bytes], StringsTests.plain)), "Привет 😀")
    }
  }

  @Test(
    "arguments are put in by their order or their numbers",
    arguments: [
      ("%d %d %@", "1,234 1 Ann"), ("%3$@: %1$lld, %2$d", "Ann: 1,234, 1"), ("%3$@ %3$@ %1$d %2$d", "Ann Ann 1,234 1"),
      ("%.2f %d %@", "1,234.00 1 Ann"), ("%@ %d %@", "1234 1 Ann"), ("%5ld %'d %@", "1,234 1 Ann"),
    ]
  )
  func arguments(format: String, expected: String) {
    let loaded = load(["Texts/en.lproj/Localizable.strings": "k = \"\(format)\";"])
    expectEqual(text(loaded, count: 1234), expected)
    expectEqual(loaded.diagnostics.map(\.code), [.missingTranslation])
  }

  private static func variable(_ name: String, _ forms: [(String, String)]) -> String {
    "<key>\(name)</key><dict>" + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  @Test("plural forms of a .stringsdict are chosen by their own arguments, also those in one another")
  func stringsdict() {
    let variables =
      StringsTests.variable("items", [("one", "%d item in %#@files@"), ("other", "%d items in %#@files@")])
      + StringsTests.variable("files", [("one", "one &quot;file&#x22;"), ("other", "%2$d files")])
    let dictionary = """
      <?xml version="1.0"?><!DOCTYPE plist><plist><!-- c --><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@items@, %3$@ %2$d</string>\(variables)</dict></dict></plist>
      """
    let loaded = load([
      "Texts/en.lproj/Localizable.stringsdict": dictionary, "Texts/en.lproj/Localizable.strings": "k = no;",
    ])
    expectEqual(text(loaded, count: 1, files: 1), "1 item in one \"file\", Ann 1")
  }

  @Test("a string catalogue has plurals, substitutions, devices, and keys that are their own texts")
  func xcstrings() {
    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "new", "value": "\#(text)"}}"# }
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": "c", "localizations": {
        "en": {"stringUnit": {"value": "%#@a@ and %#@b@ for %3$@"}, "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(unit("%arg item")), "other": \(unit("%arg items"))}}},
          "b": {"argNum": 2, "variations": {"plural": {"one": \(unit("%arg file")), "other": \(unit("%arg files"))}}}}},
        "ru": {"variations": {"device": {"iphone": \(unit("%d %d %@ телефон")), "other": \(unit("x"))}}}}},
        "Own": {}, "flags": {"shouldTranslate": false, "extractionState": "manual"}}}
      """
    let loaded = load(["Texts/Localizable.xcstrings": catalogue])
    expectEqual(text(loaded, count: 1, files: 2), "1 item and 2 files for Ann")
    expectEqual(text(loaded, "ru", count: 1, files: 2), "1 2 Ann телефон")
    expectEqual(loaded.diagnostics.map(\.code), [.unusedString])
    let own = "screen: a\ncontent: [label: {text: {key: Own}}]\n"
    expectEqual(text(load(["Texts/Localizable.xcstrings": catalogue], own), "ru"), "Own")
  }

  @Test(
    "a broken file is an error where it breaks, and not one more where its texts are used",
    arguments: [
      ("en.lproj/Localizable.strings", "k = \"A\";\n\"b\" \"c\";", "2:1"),
      ("en.lproj/Localizable.strings", "k = \"A\"; /*", "1:10"),
      ("en.lproj/Localizable.strings", "k =\n\"\\u12\";", "2:2"), ("en.lproj/Localizable.strings", "bplist00", "1:1"),
      ("Localizable.xcstrings", "{\"a\": [1, 2,]}", "1:13"), ("Localizable.xcstrings", "{} x", "1:4"),
      ("Localizable.xcstrings", "{\"sourceLanguage\": \"en\"}", "1:1"),
      ("Localizable.xcstrings", String(repeating: "[", count: 100_000), "1:65"),
      ("Localizable.xcstrings", String(repeating: "{\"a\":", count: 100_000), "1:321"),
      ("en.lproj/Localizable.stringsdict", "<plist>\n" + String(repeating: "<array>", count: 100_000), "2:449"),
      ("en.lproj/Localizable.stringsdict", "<!DOCTYPE x [<!ENTITY a \"b\">]><plist><dict><key>&a;</key>", "1:29"),
      ("en.lproj/Localizable.stringsdict", "<plist><dict>\n<key>&b;</key></dict></plist>", "2:6"),
      ("en.lproj/Localizable.stringsdict", "<plist><dict><key>k</key><dict/></dict></plist>", "1:14"),
      ("en.lproj/Localizable.stringsdict", "<plist><odd/></plist>", "1:8"),
      ("en.lproj/Localizable.stringsdict", "", "1:1"),
    ]
  )
  func broken(name: String, text: String, place: String) {
    let loaded = load(["Texts/\(name)": text], StringsTests.plain)
    expectEqual(loaded.diagnostics.map(\.code), [.badStrings], "\(loaded.diagnostics)")
    expectEqual(loaded.diagnostics.first?.range.map { "\($0.start.line):\($0.start.column)" }, place)
  }

  @Test("a variable that holds itself has no end, and is an error")
  func endless() {
    let variable = StringsTests.variable("a", [("other", "%#@a@")])
    let dictionary =
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\(variable)</dict></dict></plist>"
    let loaded = load(["Texts/en.lproj/Localizable.stringsdict": dictionary])
    expectEqual(loaded.diagnostics.map(\.code), [.stringArguments])
  }

  @Test("a file that is too large, and a path that leads out, are errors")
  func limits() {
    var limits = LoaderLimits()
    limits.stringsBytes = 10
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\nstrings: Texts\n", "Screens/a.yaml": StringsTests.plain,
      "Texts/en.lproj/Localizable.strings": "k = \"12345\";",
    ])
    expectEqual(CatalogLoader(limits: limits, devices: []).load(source).diagnostics.map(\.code), [.limitExceeded])
    for path in ["../Texts", "/Texts", "Nowhere"] {
      let source = MemorySource([
        "Catalog.yaml": "catalog: A\nstrings: \(path)\n", "Screens/a.yaml": "screen: a\ncontent: [label: A]\n",
      ])
      expectEqual(
        CatalogLoader(devices: []).load(source).diagnostics.map(\.code),
        [path == "Nowhere" ? .missingFile : .badValue]
      )
    }
  }

  @Test("screens that were kept are decoded again where a text has changed")
  func cache() {
    let loader = CatalogLoader(devices: [])
    let cache = FileCache()
    func source(_ text: String) -> MemorySource {
      MemorySource([
        "Catalog.yaml": "catalog: A\nstrings: Texts\n", "Screens/a.yaml": StringsTests.plain,
        "Texts/en.lproj/Localizable.strings": "k = \"\(text)\";",
      ])
    }
    expectEqual(text(loader.load(source("One"), reusing: cache)), "One")
    expectEqual(cache.decodedFiles, 1)
    expectEqual(text(loader.load(source("One"), reusing: cache)), "One")
    expectEqual(cache.decodedFiles, 0)
    expectEqual(text(loader.load(source("Two"), reusing: cache)), "Two")
    expectEqual(cache.decodedFiles, 1)
  }
}
