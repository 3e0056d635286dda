import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

/// Taps, tasks and walks: what is done.
extension Checker {
  /// What a tap does: one thing, or several in order.
  mutating func tap(_ node: Int) -> Bool {
    guard tree.kind(node) == .sequence else { return action(node) }
    guard tree.count(node) > 0 else { return fail(node) { _ in ShapeProblem.noActions } }
    return elements(node) { $0.action($1) }
  }

  /// One thing that is done.
  mutating func action(_ node: Int) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    switch tree.kind(node) {
    case .scalar:
      return rules.grammar.tapWords.contains(tree.text(node))
        || fail(node, unknown: .tapAction, among: TapAction.words)
    case .sequence: return fail(node) { _ in ShapeProblem.notAction }
    case .mapping: break
    }
    var isGood = mapping(node, rules.grammar.tap)
    if let link = tree.given(.link, in: node), !isLink(link) { isGood = false }
    if let name = tree.given(.open, in: node), tree.kind(name) == .scalar {
      return refer(to: name, with: tree.given(.with, in: node), isOpened: true) && isGood
    }
    return isGood
  }

  /// Whether a link, or one for each locale, can be followed; one with values isn't known yet.
  private mutating func isLink(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else {
      // What localization files have isn't known here, nor which form of a plural is taken.
      if tree.value(of: .key, in: node) != nil || tree.value(of: .plural, in: node) != nil { return true }
      let texts = tree.entries(node).map(\.value).filter { tree.kind($0) == .scalar }
      return texts.filter { !isLink($0) }.isEmpty
    }
    let text = tree.string(node)
    // One from the catalogue's own hosts is written without them.
    guard !text.isEmpty, !text.hasPrefix("/"), !tree.text(node).contains(UInt8(ascii: "$")) else { return true }
    do throws(LinkProblem) {
      _ = try Link(Link.encodingBlanks(in: text))
      return true
    } catch {
      return fail(node) { DefinitionProblem.noLink($0.shortText, error) }
    }
  }

  /// A button of a bar, or space.
  mutating func barItem(_ node: Int) -> Bool {
    if tree.kind(node) == .scalar, !tree.text(node).equals("space") {
      return fail(node) { ShapeProblem.notBarItem($0.shortText) }
    }
    return check(node, rules.grammar.check(of: .barItem), .name("the bar item"))
  }

  /// What is done when a route has built or found a screen, or has led to it.
  mutating func task(_ node: Int, _ construct: Construct) -> Bool {
    withoutForm { $0.anyTask(node, construct) }
  }

  private mutating func anyTask(_ node: Int, _ construct: Construct) -> Bool {
    let rule = Shape.shared(construct)
    func known() -> [String] { rule.words + (rule.fields?.keys ?? []) }
    if construct == .contextTask, tree.text(node).equals("setContext") { return true }
    guard let entry = tree.onlyEntry(node) else {
      return fail(node, unknown: .word("task"), among: known())
    }
    guard let field = rule.fields?[tree.string(entry.key)] else {
      return fail(entry.key, unknown: .taskKey, among: known())
    }
    if tree.isNull(entry.value) { return failMissingValue(of: entry) }
    return check(entry.value, Check(field.rule), .key(entry.key))
  }

  /// A step of a walk.
  mutating func walkStep(_ node: Int) -> Bool {
    guard let entry = tree.onlyEntry(node) else {
      guard tree.kind(node) == .scalar else { return fail(node) { _ in ShapeProblem.notStep } }
      return rules.grammar.walkWords.contains(tree.text(node))
        || fail(node, unknown: .word("step"), among: WalkStep.keys)
    }
    guard let place = rules.grammar.walkStep.place(of: tree.symbol(entry.key)) else {
      return fail(entry.key, unknown: .word("step"), among: WalkStep.keys)
    }
    if tree.isNull(entry.value) { return failMissingValue(of: entry) }
    return check(entry.value, rules.grammar.walkStep.check(at: place), .key(entry.key))
  }
}
