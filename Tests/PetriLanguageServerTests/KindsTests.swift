import Expectations
import PetriCatalog
import PetriFormat
import PetriJSONRPC
import PetriLanguageServer
import PetriText
import Testing

/// A table of the things that have a name: each is completed, explained, found and, where it is the catalogue's own, renamed.
@Suite("Names of every kind")
@MainActor
struct KindsTests {
  private let editor: TestEditor

  init() throws {
    editor = try TestEditor(Bazaar.files) { settings in
      settings = .init(
        loader: settings.loader,
        symbols: ["star", "star.fill"],
        controls: { walk, screen, _, _ in
          [.init(name: "Pay \(screen.name) \(walk.steps.count)", detail: walk.fixture ?? "examples")]
        }
      )
      settings.quickLoad = .seconds(1_000)
    }
  }

  /// A kind of things with a name.
  struct Row: Sendable {
    let kind: NameKind
    /// A text that is put into a file, with the cursor where such a name is due; `nil` where none is completed.
    let typed: (above: String, path: String)?
    /// The completions there, among others.
    let completed: String
    /// A place of such a name in a file; `nil` where it is found by other means.
    let place: (text: String, path: String)?
    /// Its definition, the number of places that name it, and what a renaming changes; empty where it has none.
    let definition: String
    let references: Int
    let isRenamed: Bool
  }

  private nonisolated static func row(
    _ kind: NameKind,
    _ typed: String?,
    in path: String = "Screens/menu.yaml",
    _ completed: String = "",
    at text: String?,
    of file: String = "Screens/menu.yaml",
    _ definition: String = "",
    references: Int = 0,
    isRenamed: Bool = false
  ) -> Row {
    Row(
      kind: kind,
      typed: typed.map { ($0, path) },
      completed: completed,
      place: text.map { ($0, file) },
      definition: definition,
      references: references,
      isRenamed: isRenamed
    )
  }

  private nonisolated static let rows: [Row] = [
    row(
      .screen,
      "  - button: {title: A, tap: {open: ‸}}\n",
      "cart | Cart",
      at: "open: ca‸rt",
      "Screens/cart.yaml:1:9: cart",
      references: 3,
      isRenamed: true
    ),
    row(
      .part,
      "  - part: {name: ‸}\n",
      "price-tag | price-tag",
      at: "name: price‸-tag",
      "Screens/parts.yaml:1:7: price-tag",
      references: 2,
      isRenamed: true
    ),
    row(
      .container,
      "wrapping: [{‸}]\n",
      "card:  | container",
      at: "[ca‸rd]",
      "Screens/parts.yaml:7:12: card",
      references: 2,
      isRenamed: true
    ),
    row(.layer, "wrapping: [‸]\n", "card | container", at: nil),
    row(
      .fixture,
      "walks:\n  w: {fixture: ‸, steps: [pop]}\n",
      "empty | fixture",
      at: "fixture: emp‸ty",
      "Screens/menu.yaml:9:3: empty",
      references: 2,
      isRenamed: true
    ),
    row(.walk, nil, at: "  ord‸er:", "Screens/menu.yaml:25:3: order", references: 1, isRenamed: true),
    row(
      .route,
      "links: {url: \"bazaar://x\", route: ‸}\n",
      "quick | route",
      at: "route: qui‸ck",
      "Screens/menu.yaml:15:3: quick",
      references: 2,
      isRenamed: true
    ),
    row(.hosts, nil, at: "we‸b:/menu", "Catalog.yaml:14:9: web", references: 3, isRenamed: true),
    row(
      .interceptor,
      "interceptors: ‸\n",
      "members | interceptor",
      at: "interceptors: mem‸bers",
      "Catalog.yaml:11:3: members",
      references: 2,
      isRenamed: true
    ),
    row(
      .experiment,
      "variants:\n  ‸\n",
      "layout:  | experiment",
      at: "  lay‸out:\n    tiles",
      "Catalog.yaml:13:3: layout",
      references: 2,
      isRenamed: true
    ),
    row(
      .variant,
      "variants:\n  layout:\n    ‸\n",
      "tiles:  | variant",
      at: "    til‸es:",
      "Catalog.yaml:13:18: tiles",
      references: 2,
      isRenamed: true
    ),
    row(.tag, "tags: [‸]\n", in: "Screens/cart.yaml", "food | tag", at: "[fo‸od]", references: 2),
    row(.device, "devices: [‸]\n", "iphone-se | device", at: "[iphone‸-se]", of: "Catalog.yaml", references: 1),
    row(.locale, "matrix: {include: [{locale: ‸}]}\n", "de | locale", at: nil),
    row(
      .warning,
      "  un‸: off\n",
      in: "Catalog.yaml",
      "unused-fixture | warning",
      at: "unused‸-key",
      of: "Catalog.yaml",
      references: 1
    ),
    row(.event, "walks:\n  w: [pop, {expect: {event: ‸}}]\n", "paid | event", at: "emit: pa‸id", references: 2),
    row(.class, "content: {class: ‸}\n", "", at: nil),
    row(
      .tab,
      "  - button: {title: A, tap: {select: ‸}}\n",
      "cart | Cart",
      at: "select: ca‸rt",
      "Screens/cart.yaml:1:9: cart",
      references: 3,
      isRenamed: true
    ),
    row(
      .color,
      "  - label: {text: A, color: ‸}\n",
      "brand | #FF6900",
      at: "color: bra‸nd",
      "Catalog.yaml:9:3: brand",
      references: 2,
      isRenamed: true
    ),
    row(
      .fontFamily,
      "  - label: {text: A, font: {family: Helvetica N‸}}\n",
      "Helvetica Neue | iOS's font",
      at: "family: Geor‸gia",
      references: 1
    ),
    row(
      .key,
      "  - label: \"${‸}\"\n",
      "city | string",
      at: "\"${ci‸ty}",
      "Screens/menu.yaml:4:3: city",
      references: 4,
      isRenamed: true
    ),
    row(
      .stateKey,
      "  - button: {title: A, tap: {set: {‸}}}\n",
      "signedIn:  | bool",
      at: "set: {signed‸In",
      "Catalog.yaml:7:3: signedIn",
      references: 3,
      isRenamed: true
    ),
    row(
      .formKey,
      "  - label: \"${form.‸}\"\n",
      "mail | string",
      at: "{form.ma‸il}",
      "Screens/menu.yaml:7:3: mail",
      references: 2,
      isRenamed: true
    ),
    row(
      .id,
      "presentation: {as: popover, source: ‸}\n",
      "pay | id",
      at: "id: pa‸y,",
      "Screens/menu.yaml:20:18: pay",
      references: 2,
      isRenamed: true
    ),
    row(
      .input,
      "  - button: {title: A, tap: {focus: ‸}}\n",
      "mail | id",
      at: "focus: ma‸il",
      "Screens/menu.yaml:22:21: mail",
      references: 2,
      isRenamed: true
    ),
    row(.case, "  - switch: ${size}\n    cases:\n      ‸\n", "large: ", at: nil),
    row(
      .control,
      "walks:\n  w: {fixture: empty, steps: [pop, {tap: ‸}]}\n",
      "Pay menu 1 | empty",
      at: "tap: pa‸y",
      "Screens/menu.yaml:20:18: pay",
      references: 2,
      isRenamed: true
    ),
    row(
      .link,
      "walks:\n  w: [{open: ‸}]\n",
      "\"bazaar://cart/{count}\" | cart",
      at: "open: \"bazaar://car‸t/1\"",
      "Screens/cart.yaml:1:9: cart"
    ),
    row(
      .image,
      "  - image: {name: tr‸}\n",
      "tree | image, 10×20",
      at: "name: tr‸ee",
      "App/Images/tree.svg:1:1: ",
      references: 1
    ),
    row(
      .symbol,
      "  - image: {symbol: star.f‸}\n",
      "star.fill | symbol",
      at: "symbol: sta‸r",
      of: "Screens/cart.yaml",
      references: 1
    ),
  ]

  @Test("there is a row for each kind")
  func complete() {
    // Names in storyboards are defined in no YAML.
    let ofStoryboards: [NameKind] = [.storyboard, .scene, .outlet, .sceneAction, .cell]
    let kinds = Set(NameKind.allCases).subtracting(ofStoryboards)
    expectEqual(kinds.subtracting(Self.rows.map(\.kind)), [])
  }

  @Test("the catalogue of these tests has no problems")
  func noProblems() throws {
    try editor.open("Screens/menu.yaml")
    for path in Bazaar.files.keys.sorted() { expectEqual(editor.problemLines(path), [], "\(path)") }
  }

  @Test("each kind is completed where such a name is due", arguments: rows.indices)
  func completion(_ index: Int) throws {
    let row = Self.rows[index]
    guard let (above, path) = row.typed else { return }
    let text = try Bazaar.text(of: path, with: above)
    let items = TestEditor.items(try editor.ask("textDocument/completion", path, text))
    #expect(row.completed.isEmpty || items.contains(row.completed), "\(row.kind): \(items)")
  }

  @Test("each kind is explained, found and renamed where it is named", arguments: rows.indices)
  func names(_ index: Int) throws {
    let row = Self.rows[index]
    guard let (text, path) = row.place else { return }
    let hover = try editor.ask("textDocument/hover", path, at: text)
    #expect(hover["contents"]?["value"]?.string?.isEmpty == false, "\(row.kind): \(hover.text)")
    let definition = try editor.ask("textDocument/definition", path, at: text)
    expectEqual(try editor.places(definition).joined(separator: ", "), row.definition, "\(row.kind)")
    let references = try editor.ask(
      "textDocument/references",
      path,
      at: text,
      #","context":{"includeDeclaration":true}"#
    )
    expectEqual(references.array?.count ?? 0, row.references, "\(row.kind)")
    let name = row.kind.style == .camelCase || row.kind == .control ? "another" : "another-one"
    let renamed = try editor.ask("textDocument/rename", path, at: text, #","newName":"\#(name)""#)
    let edits = (renamed["documentChanges"]?.array ?? []).flatMap { $0["edits"]?.array ?? [] }
    expectEqual(edits.count, row.isRenamed ? row.references : 0, "\(row.kind): \(renamed.text.compact)")
  }
}

/// A catalogue with a name of every kind.
private enum Bazaar {
  static let files = [
    "Catalog.yaml": """
    catalog: Bazaar
    start: menu
    locales: [en, de]
    devices: [iphone-se]
    images: [App]
    state:
      signedIn: {type: bool, default: false}
    colors:
      brand: "#FF6900"
    interceptors:
      members: {require: "${state.signedIn}", refuse: Sign in first.}
    experiments:
      layout: [list, tiles]
    hosts: {web: [bazaar.example], app: bazaar}
    redirects: [{url: "web:/old", to: "bazaar://cart/1"}]
    severity:
      unused-key: off

    """,
    "App/Images/tree.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>"#,
    "Screens/menu.yaml": """
    screen: menu
    tags: [food]
    context:
      city: {type: string, example: Kazan}
      size: {type: choice, values: [small, large], default: small}
    form:
      mail: {type: string, default: ""}
    fixtures:
      empty: {city: Omsk}
    interceptors: members
    wrapping: [card]
    links:
      - {url: "web:/menu/{city}", route: quick}
    routes:
      quick: [{using: present}, {from: current}]
    content:
      - label: {text: "${city}", color: brand, font: {family: Georgia}}
      - part: {name: price-tag}
      - button: {title: Cart, tap: [{open: cart}, {set: {signedIn: true}}]}
      - button: {id: pay, title: Pay, tap: [{emit: paid}, {focus: mail}]}
      - button: {title: Tab, tap: {select: cart}}
      - textField: {id: mail, text: "${form.mail}"}
      - image: {name: tree}
    walks:
      order: {fixture: empty, steps: [{tap: pay}, {expect: {event: paid}}, {open: "bazaar://cart/1"}]}
    variants:
      layout:
        tiles: {wrapping: []}

    """,
    "Screens/cart.yaml": """
    screen: cart
    title: Cart
    tags: [food]
    context:
      count: {type: int, default: 1}
    links: bazaar://cart/{count}
    content:
      - label: "${count}"
      - image: {symbol: star}

    """,
    "Screens/parts.yaml": """
    part: price-tag
    parameters:
      price: {type: double, default: 1}
    content:
      - label: "${price}"
    ---
    container: card
    views:
      - button: {title: Close, pin: [top, leading], tap: dismiss}

    """,
  ]

  /// A file with more in it: keys of a screen in place of those that it has, or views behind its own.
  static func text(of path: String, with more: String) throws -> String {
    let text = try #require(files[path])
    if more.hasPrefix("  - ") { return text.replacing("content:\n", with: "content:\n\(more)", maxReplacements: 1) }
    if more.hasPrefix("  ") { return text + more }
    let key = more.prefix { $0 != ":" }
    guard text.contains("\n\(key):") else { return text + more }
    var lines: [Substring] = []
    var isOut = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first.map({ $0 != " " }) ?? true { isOut = line.hasPrefix("\(key):") }
      if !isOut { lines.append(line) }
    }
    return lines.joined(separator: "\n") + more
  }
}
