package import PetriCatalog
import PetriYAML

extension Grammar {
  static let sceneFields: [Field<ContentDraft>] = fields {
    Field(
      "storyboard",
      \.scene.storyboard,
      Rule.reference(.storyboard).located,
      "A storyboard or a xib of `storyboards` in Catalog.yaml, by its name.",
      example: "Main"
    )
    Field(
      "scene",
      \.scene.scene,
      Rule.reference(.scene).located,
      "The scene, by its storyboard identifier, its class or its object ID; without it the storyboard's initial one, or the xib's owner.",
      example: "Profile"
    )
    Field(
      "outlets",
      \.scene.outlets,
      .outlets,
      "The values of the scene's views, by their outlets: a text, or a mapping.",
      example: "{nameLabel: \"${name}\", avatar: {name: ann}}"
    )
    Field(
      "actions",
      \.scene.actions,
      .named(.sceneAction, .shared(.tap)) { reader, name, value in
        reader.tap(value).map { Located(value: SceneAction(name: reader.tree.string(name), tap: $0), node: name) }
      },
      "The effects of the actions that the scene's controls send, by their names without parameters.",
      example: "{save: dismiss}"
    )
    Field(
      "cells",
      \.scene.cells,
      .list(.cells, orOne: true),
      "Rows of the scene's lists, made of their prototypes.",
      example: "{each: \"${orders}\", identifier: OrderCell, outlets: {titleLabel: \"${item.title}\"}}"
    )
  }

  package static let outlet = Form("the outlet", { OutletDefinition(name: "") }, checks: [.notBoth("name", "symbol")]) {
    Field("text", \.text, .localized, "The text of a label, a button, an item or an input.", example: "Hi")
    Field("placeholder", \.placeholder, .localized, "The text of an input while it is empty.", example: "Name")
    Field("name", \.image, .picture, "The picture of an image view, a button or an item.", example: "ann")
    Field("symbol", \.image, .symbol, "One of the system's symbols, in place of a picture.", example: "star.fill")
    Field("on", \.on, .attribute(), "Whether a switch is on.", example: "${state.signedIn}")
    Field("value", \.value, .attribute(), "The value of a slider, a stepper or a progress view.", example: "0.5")
    Field("selected", \.selected, .attribute(), "The place of the selected segment or page, from 0.", example: "1")
    Field(
      "when",
      \.when,
      .condition,
      "It is shown where it holds; as in its document by default.",
      example: "${signedIn}"
    )
    Field("enabled", \.enabled, .condition, "It can be used where it holds.", example: "${filled}")
    Field("color", \.color, .color, "The colour of its text.", example: "systemRed")
    Field("background", \.background, .color, "The colour behind it.", example: "systemGray6")
    Field("tint", \.tint, .color, "The colour of what can be tapped.", example: "systemRed")
    Field("tap", \.tap, .tap, "The effect of a tap, in place of the document's.", example: "{open: cart}")
  }

  package static let cells = Form("'cells'", { CellsDraft() }, checks: [.goesWith("as", "each")]) {
    repetition("A row for each element of a list; one row without it.", example: "${orders}", name: "order")
      .map { $0.within(\.repetition) }
    Field(
      "identifier",
      \.identifier,
      Rule.reference(.cell).located,
      isRequired: true,
      "The reuse identifier of the prototype.",
      example: "OrderCell"
    )
    Field(
      "list",
      \.list,
      Rule.reference(.outlet).located,
      "The outlet of the table or collection, where several have such a prototype.",
      example: "ordersTable"
    )
    Field(
      "outlets",
      \.outlets,
      .outlets,
      "The values of a row's views, by the outlets of its cell; of a system style by `textLabel`, `detailTextLabel`, `imageView`.",
      example: "{titleLabel: \"${item.title}\"}"
    )
    Field("tap", \.tap, .tap, "The effect of a tap on a row, in place of the document's.", example: "{open: cart}")
  }
}

package struct SceneDraft: Sendable {
  var storyboard: Located<String>?
  var scene: Located<String>?
  var outlets: [OutletDraft] = []
  var actions: [Located<SceneAction>] = []
  var cells: [CellsDraft] = []
}

package struct OutletDraft: Sendable {
  let outlet: OutletDefinition
  let node: Int
  /// The keys with their nodes; for text alone, the node of the value.
  let keys: [(key: String, node: Int)]
}

package struct CellsDraft: Sendable {
  var repetition = RepetitionDraft()
  var identifier: Located<String>?
  var list: Located<String>?
  var outlets: [OutletDraft] = []
  var tap: TapAction?
}

extension Rule<[OutletDraft]> {
  fileprivate static let outlets = Rule.named(.outlet, .oneOf([.template, .mapping(Grammar.outlet.shape)])) {
    reader,
    name,
    value in
    reader.outlet(name, value)
  }
}

extension Rule<CellsDraft> {
  fileprivate static let cells = Rule(.mapping(Grammar.cells.shape)) { reader, node, subject in
    reader.repeated(node) { $0.form(node, Grammar.cells, subject) }
  }
}

extension DefinitionReader {
  mutating func outlet(_ name: Int, _ node: Int) -> OutletDraft? {
    var outlet: OutletDefinition
    var keys: [(key: String, node: Int)]
    if tree.kind(node) == .mapping {
      guard let read = form(node, Grammar.outlet, .key(name)) else { return nil }
      outlet = read
      keys = tree.entries(node).map { (tree.string($0.key), $0.key) }
    } else {
      guard let text = localized(node, .key(name)) else { return nil }
      outlet = OutletDefinition(name: "")
      outlet.text = text
      keys = [("text", node)]
    }
    outlet.name = tree.string(name)
    return OutletDraft(outlet: outlet, node: name, keys: keys)
  }

  /// The scene that keys identify; reports one that no document has and returns nil.
  mutating func scene(_ draft: SceneDraft, at node: Int) -> Content? {
    guard let storyboard = draft.storyboard else { return nil }
    guard let file = rules.interfaces[storyboard.value] else {
      fail(storyboard.node, unknown: .storyboard, among: rules.interfaces.keys.sorted())
      return nil
    }
    guard let entry = entry(of: draft, file) else { return nil }
    var content = SceneContent(scene: entry.id, container: entry.container)
    content.outlets = outlets(draft.outlets, among: entry.outlets)
    let actions = entry.actions
    for action in draft.actions {
      guard actions.contains(action.value.name) else {
        fail(action.node, unknown: .sceneAction, among: actions)
        continue
      }
      content.actions.append(action.value)
    }
    let prototypes = draft.cells.isEmpty ? [:] : entry.cells
    content.cells = draft.cells.compactMap { cells($0, among: prototypes, of: entry) }
    return .scene(content)
  }

  private mutating func entry(of draft: SceneDraft, _ file: InterfaceFile) -> SceneTable.Entry? {
    guard let name = draft.scene else {
      if let entry = rules.scenes.initialScene(of: file.name) { return entry }
      if let node = draft.storyboard?.node { fail(node) { _ in SceneProblem.noInitialScene(file.name) } }
      return nil
    }
    if let entry = rules.scenes.scene(name.value, of: file.name) { return entry }
    fail(name.node, unknown: .scene(of: file.name), among: rules.scenes.names(of: file.name))
    return nil
  }

  private mutating func outlets(_ drafts: [OutletDraft], among outlets: SceneOutlets) -> [OutletDefinition] {
    var found: [OutletDefinition] = []
    for draft in drafts {
      guard let kind = outlets.kinds[draft.outlet.name] else {
        fail(draft.node, unknown: .outlet, among: outlets.kinds.keys.filter(outlets.canFill).sorted())
        continue
      }
      guard let keys = SceneOutlets.keys(of: kind) else {
        fail(draft.node) { _ in SceneProblem.notFillable(draft.outlet.name) }
        continue
      }
      // An unknown outlet was already reported.
      for (key, node) in draft.keys
      where !keys.contains(key) && Grammar.outlet.shape.all.contains(where: { $0.key == key }) {
        fail(node) { _ in SceneProblem.keyOfOtherKind(key, outlet: draft.outlet.name, kind: kind, keys: keys) }
      }
      found.append(draft.outlet)
    }
    return found
  }

  private mutating func cells(
    _ draft: CellsDraft,
    among prototypes: [String: SceneOutlets],
    of entry: SceneTable.Entry
  ) -> SceneCells? {
    guard let identifier = draft.identifier else { return nil }
    guard let outlets = prototypes[identifier.value] else {
      fail(identifier.node, unknown: .cell, among: prototypes.keys.sorted())
      return nil
    }
    if let list = draft.list, !["tableView", "collectionView"].contains(entry.outlets.kinds[list.value]) {
      let known = entry.outlets.kinds.filter { ["tableView", "collectionView"].contains($0.value) }.keys.sorted()
      fail(list.node, unknown: .outlet, among: known)
    }
    var cells = SceneCells(identifier: identifier.value)
    cells.each = draft.repetition.repetition
    cells.list = draft.list?.value
    cells.outlets = self.outlets(draft.outlets, among: outlets)
    cells.tap = draft.tap
    return cells
  }
}
