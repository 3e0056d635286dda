import PetriCatalog
import PetriYAML

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
