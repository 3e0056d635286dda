import Expectations
import PetriCatalog
import PetriJSONRPC
import PetriLanguageServer
import PetriText
import Testing

@Suite("Names: where they are defined, where they are used, and renaming them")
@MainActor
struct NamesTests {
  private let editor: TestEditor

  init() throws { editor = try TestEditor(Shop.files) }

  private func definition(_ path: String, _ text: String) throws -> [String] {
    try editor.places(editor.ask("textDocument/definition", path, at: text))
  }

  private func rename(_ path: String, _ text: String, to name: String) throws -> [String] {
    try editor.changes(editor.ask("textDocument/rename", path, at: text, #","newName":"\#(name)""#))
  }

  @Test("the catalogue of these tests has no problems")
  func noProblems() throws {
    try editor.open("Screens/cart.yaml")
    for path in Shop.files.keys.sorted() { expectEqual(editor.problemLines(path), [], "\(path)") }
  }

  @Test("definitions are found across files, in the catalogue's own, in texts and among colours")
  func definitions() throws {
    let found = [
      try definition("Screens/menu.yaml", "open: ca‸rt"), try definition("Screens/menu.yaml", "co‸unt: 2"),
      try definition("Screens/menu.yaml", "${ci‸ty}\", color"), try definition("Screens/menu.yaml", "${dish.pr‸ice}"),
      try definition("Screens/menu.yaml", "name: price-t‸ag"), try definition("Screens/menu.yaml", "color: br‸and"),
      try definition("Screens/menu.yaml", "tap: op‸en"), try definition("Screens/cart.yaml", "cart.ti‸tle"),
      try definition("Screens/cart.yaml", "mem‸bers"), try definition("Screens/cart.yaml", "car‸d: {"),
      try definition("Screens/cart.yaml", "clo‸ses: true"), try definition("Screens/cart.yaml", "state.signed‸In ?"),
      try definition("Screens/cart.yaml", "{set: {signed‸In"), try definition("Screens/cart.yaml", "form.ma‸il: \"\""),
      try definition("Screens/cart.yaml", "focus: ma‸il"), try definition("Screens/cart.yaml", "fixture: ma‸ny"),
      try definition("Screens/cart.yaml", "{co‸unt}"), try definition("Screens/cart.yaml", "shop://ca‸rt/3"),
      try definition("Screens/cart.yaml", "lay‸out:"), try definition("Catalog.yaml", "start: me‸nu"),
    ]
    expectEqual(
      found.map { $0.joined(separator: ", ") },
      [
        "Screens/cart.yaml:1:9: cart", "Screens/cart.yaml:4:3: count", "Screens/menu.yaml:6:3: city",
        "Screens/menu.yaml:5:43: price", "Screens/parts.yaml:1:7: price-tag", "Catalog.yaml:8:3: brand",
        "Screens/menu.yaml:9:18: open", "App/en.lproj/Localizable.strings:1:1: ", "Catalog.yaml:10:3: members",
        "Screens/parts.yaml:7:12: card", "Screens/parts.yaml:10:3: closes", "Catalog.yaml:6:3: signedIn",
        "Catalog.yaml:6:3: signedIn", "Screens/cart.yaml:7:3: mail", "Screens/cart.yaml:15:21: mail",
        "Screens/cart.yaml:9:3: many", "Screens/cart.yaml:4:3: count", "Screens/cart.yaml:1:9: cart",
        "Catalog.yaml:12:3: layout", "Screens/menu.yaml:1:9: menu",
      ]
    )
  }

  /// A catalogue with a walk that goes on to another screen, whose steps touch what is given.
  private func walked(_ touched: [Int: LanguageServerSettings.Touched]) throws -> TestEditor {
    var files = Shop.files
    files["Screens/menu.yaml"] = files["Screens/menu.yaml"]?
      .replacing("{expect: {screen: cart}}", with: "{type: {into: mail, text: a}}, {tap: Go on}, {submit: mail#2}")
    return try TestEditor(files) { settings in
      settings.touched = { walk, screen, _, _ in screen.name == "menu" && walk.steps.count == 4 ? touched : [:] }
    }
  }

  @Test("a name in a walk is that of the control that the step touches, on whichever screen it is")
  func controls() throws {
    let place = Place(file: "Screens/cart.yaml", line: 15, column: 5)
    let mail = LanguageServerSettings.Touched(id: "mail", owner: "cart", place: place)
    let button = LanguageServerSettings.Touched(
      id: nil,
      owner: "cart",
      place: Place(file: "Screens/cart.yaml", line: 16, column: 5)
    )
    let editor = try walked([1: mail, 2: button, 3: mail])
    func places(_ method: String, _ text: String, in path: String = "Screens/menu.yaml") throws -> [String] {
      try editor.places(editor.ask(method, path, at: text, #","context":{"includeDeclaration":true}"#))
    }
    expectEqual(try places("textDocument/definition", "into: ma‸il"), ["Screens/cart.yaml:15:21: mail"])
    expectEqual(try places("textDocument/definition", "tap: Go o‸n"), ["Screens/cart.yaml:16:5: "])
    expectEqual(try places("textDocument/definition", "tap: op‸en"), ["Screens/menu.yaml:9:18: open"])
    let all = [
      "Screens/cart.yaml:15:21: mail", "Screens/cart.yaml:16:82: mail", "Screens/cart.yaml:19:47: mail",
      "Screens/menu.yaml:13:38: mail", "Screens/menu.yaml:13:78: mail",
    ]
    expectEqual(try places("textDocument/references", "into: ma‸il"), all)
    expectEqual(try places("textDocument/references", "id: ma‸il", in: "Screens/cart.yaml"), all)
    let hover = try editor.ask("textDocument/hover", "Screens/menu.yaml", at: "tap: Go o‸n")
    expectEqual(
      hover["contents"]?["value"]?.string,
      "**Go on** control\n\nDefined at Screens/cart.yaml:16:5"
    )
    expectEqual(
      try editor.ask("textDocument/hover", "Screens/menu.yaml", at: "into: ma‸il")["contents"]?["value"]?.string,
      "**mail** id\n\nIn `cart`"
    )
    let changes = try editor.changes(
      editor.ask("textDocument/rename", "Screens/menu.yaml", at: "submit: ma‸il", #","newName":"address""#)
    )
    expectEqual(changes, all.map { "\($0) -> address" })
  }

  @Test("an id of the walk's own screen isn't meant where the step touches another; a title isn't a name to change")
  func otherControls() throws {
    let other = LanguageServerSettings.Touched(id: "mail", owner: "menu", place: nil)
    let titled = LanguageServerSettings.Touched(id: "mail", owner: "cart", place: nil)
    var files = Shop.files
    files["Screens/menu.yaml"] = files["Screens/menu.yaml"]?.replacing("id: open", with: "id: mail").replacing(
      "tap: open}",
      with: "tap: mail}"
    )
    let editor = try TestEditor(files) { settings in
      settings.touched = { _, screen, _, _ in screen.name == "cart" ? [0: other, 1: titled] : [:] }
    }
    expectEqual(
      try editor.places(editor.ask("textDocument/references", "Screens/cart.yaml", at: "id: ma‸il", "")),
      ["Screens/cart.yaml:15:21: mail", "Screens/cart.yaml:16:82: mail"]
    )
    expectEqual(
      try editor.places(editor.ask("textDocument/definition", "Screens/cart.yaml", at: "into: ma‸il")),
      ["Screens/menu.yaml:9:18: mail"]
    )
    expectEqual(
      try editor.places(editor.ask("textDocument/definition", "Screens/cart.yaml", at: "{tap: Go o‸n}")),
      ["Screens/cart.yaml:15:21: mail"]
    )
    expectEqual(
      try editor.ask("textDocument/prepareRename", "Screens/cart.yaml", at: "{tap: Go o‸n}")["message"]?.string,
      "this can't be renamed"
    )
  }

  @Test("references are found across files, with or without the definition")
  func references() throws {
    let all = try editor.ask(
      "textDocument/references",
      "Screens/cart.yaml",
      at: "screen: ca‸rt",
      #","context":{"includeDeclaration":true}"#
    )
    expectEqual(
      try editor.places(all),
      ["Screens/cart.yaml:1:9: cart", "Screens/menu.yaml:9:49: cart", "Screens/menu.yaml:13:42: cart"]
    )
    let uses = try editor.ask(
      "textDocument/references",
      "Screens/cart.yaml",
      at: "  co‸unt: {type",
      #","context":{"includeDeclaration":false}"#
    )
    expectEqual(
      try editor.places(uses),
      [
        "Screens/cart.yaml:9:10: count", "Screens/cart.yaml:12:21: count", "Screens/cart.yaml:14:15: count",
        "Screens/menu.yaml:9:62: count",
      ]
    )
  }

  @Test("a screen is renamed with all that names it, and the files of its snapshots")
  func renamedScreen() throws {
    expectEqual(
      try rename("Screens/cart.yaml", "screen: ca‸rt", to: "basket"),
      [
        "Screens/cart.yaml:1:9: cart -> basket", "Screens/menu.yaml:9:49: cart -> basket",
        "Screens/menu.yaml:13:42: cart -> basket",
        "rename Screens/__Snapshots__/cart.routes.txt to Screens/__Snapshots__/basket.routes.txt",
        "rename Screens/__Snapshots__/cart.tree.txt to Screens/__Snapshots__/basket.tree.txt",
      ]
    )
  }

  @Test("keys of contexts, of the state and of forms are renamed wherever values are given to them or texts name them")
  func renamedKeys() throws {
    expectEqual(
      try rename("Screens/menu.yaml", "dish.pr‸ice", to: "cost"),
      ["Screens/menu.yaml:5:43: price -> cost", "Screens/menu.yaml:10:44: price -> cost"]
    )
    expectEqual(
      try rename("Screens/cart.yaml", "state.sign‸edIn", to: "isKnown"),
      [
        "Catalog.yaml:6:3: signedIn -> isKnown", "Catalog.yaml:10:31: signedIn -> isKnown",
        "Screens/cart.yaml:14:55: signedIn -> isKnown", "Screens/cart.yaml:16:41: signedIn -> isKnown",
      ]
    )
    expectEqual(
      try rename("Screens/cart.yaml", "${form.ma‸il}\"}", to: "address"),
      [
        "Screens/cart.yaml:7:3: mail -> address", "Screens/cart.yaml:14:40: mail -> address",
        "Screens/cart.yaml:15:41: mail -> address", "Screens/cart.yaml:16:62: mail -> address",
      ]
    )
    expectEqual(
      try rename("Screens/parts.yaml", "clo‸ses: {type", to: "canClose"),
      [
        "Screens/cart.yaml:10:30: closes -> canClose", "Screens/parts.yaml:10:3: closes -> canClose",
        "Screens/parts.yaml:12:58: closes -> canClose",
      ]
    )
  }

  @Test("ids are renamed with the actions and the walks that name them; parts and containers with their uses")
  func renamedOthers() throws {
    expectEqual(
      try rename("Screens/cart.yaml", "id: ma‸il", to: "address"),
      [
        "Screens/cart.yaml:15:21: mail -> address", "Screens/cart.yaml:16:82: mail -> address",
        "Screens/cart.yaml:19:47: mail -> address",
      ]
    )
    expectEqual(
      try rename("Screens/menu.yaml", "name: price-t‸ag", to: "price"),
      ["Screens/menu.yaml:11:18: price-tag -> price", "Screens/parts.yaml:1:7: price-tag -> price"]
    )
    expectEqual(
      try rename("Screens/parts.yaml", "container: ca‸rd", to: "sheet"),
      ["Screens/cart.yaml:10:23: card -> sheet", "Screens/parts.yaml:7:12: card -> sheet"]
    )
    expectEqual(
      try rename("Screens/cart.yaml", "  ma‸ny:", to: "full"),
      ["Screens/cart.yaml:9:3: many -> full", "Screens/cart.yaml:19:19: many -> full"]
    )
  }

  @Test("a name that isn't one, or that is taken, is refused; so is a place without a name")
  func refusals() throws {
    func message(_ path: String, _ text: String, _ name: String) throws -> String {
      try editor.ask("textDocument/rename", path, at: text, #","newName":"\#(name)""#)["message"]?.string ?? ""
    }
    expectEqual(
      [
        try message("Screens/cart.yaml", "screen: ca‸rt", "My Cart"),
        try message("Screens/cart.yaml", "screen: ca‸rt", "menu"),
        try message("Screens/cart.yaml", "note‸: {type", "count"),
        try message("Screens/cart.yaml", "note‸: {type", "a-b"),
        try message("Screens/cart.yaml", "text‸Field", "label"), try message("Screens/cart.yaml", "cart.t‸itle", "x"),
      ],
      [
        "invalid name 'My Cart': use lowercase letters, digits and hyphens, beginning with a letter",
        "there is a screen 'menu' already", "there is a key 'count' already",
        "invalid name 'a-b': use letters and digits, the first one lowercase", "this can't be renamed",
        "this can't be renamed",
      ]
    )
    let range = try editor.ask("textDocument/prepareRename", "Screens/menu.yaml", at: "${dish.na‸me}")
    expectEqual(
      range.text.compact,
      #"{"range":{"start":{"line":9,"character":26},"end":{"line":9,"character":30}},"placeholder":"name"}"#
    )
  }

  @Test("an editor without versions and without renamed files gets plain changes")
  func plainChanges() throws {
    let plain = try TestEditor(Shop.files, capabilities: "{}")
    let answer = try plain.ask(
      "textDocument/rename",
      "Screens/parts.yaml",
      at: "container: ca‸rd",
      #","newName":"sheet""#
    )
    expectEqual(
      (answer["changes"]?.members ?? []).map { plain.path($0.key) },
      ["Screens/cart.yaml", "Screens/parts.yaml"]
    )
  }
}
