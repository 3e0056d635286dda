import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// The whole stack that a route requires.
  ///
  /// - Parameter name: the route's name.
  mutating func stack(_ node: Int, of name: String) -> Bool {
    // Outlines have no place for it.
    guard let sink else { return giveUp() }
    guard tree.kind(node) == .sequence else {
      return fail(node) { ShapeProblem.notList("'reconcile'", FoundValue($0)) }
    }
    guard tree.count(node) > 0 else { return fail(node) { _ in StackProblem.empty } }
    let outer = scope
    defer { scope = outer }
    // A route begins where no form is.
    scope.form = []
    var seen: [String: Int] = [:]
    var end: Int?
    var isRoot = true
    let isGood = elements(node) { checker, level in
      end = nil
      guard checker.mapping(level, checker.rules.grammar.requiredLevel),
        let screen = checker.tree.given(.screen, in: level)
      else {
        return false
      }
      var isGood = checker.requires(screen, with: level, &seen)
      let tab = checker.tree.given(.tab, in: level)
      if let tab {
        isGood =
          checker.text(tab, .name("'tab'")) && checker.refer(to: tab, needsContext: false, isWay: false) && isGood
      }
      var pushed: [Int] = []
      if let list = checker.tree.given(.push, in: level) {
        isGood = checker.pushes(list, &pushed, &seen) && isGood
      }
      checker.references.requiredLevels.append(
        References.RequiredLevel(
          screen: checker.tree.string(screen),
          screenNode: sink.node(screen),
          isRoot: isRoot,
          tab: tab.map(sink.node),
          pushed: pushed.map(sink.node)
        )
      )
      isRoot = false
      if !pushed.isEmpty { checker.pushesLast(at: level, of: node, name) }
      // What is last isn't known where it can't be read.
      end = isGood ? pushed.last ?? tab ?? screen : nil
      return isGood
    }
    if let end { stackEnds.append(end) }
    return isGood
  }

  /// Notes that the screen itself is pushed, where the last level pushes something.
  private mutating func pushesLast(at level: Int, of levels: Int, _ route: String) {
    if Array(tree.elements(levels)).last == level { pushingRoute = pushingRoute ?? route }
  }

  private mutating func pushes(_ node: Int, _ pushed: inout [Int], _ seen: inout [String: Int]) -> Bool {
    guard tree.kind(node) == .sequence else {
      return fail(node) { ShapeProblem.notList("'push'", FoundValue($0)) }
    }
    guard tree.count(node) > 0 else { return fail(node) { _ in StackProblem.nothingPushed } }
    return elements(node) { checker, element in
      if checker.tree.kind(element) == .scalar {
        pushed.append(element)
        return checker.requires(element, with: nil, &seen)
      }
      guard checker.mapping(element, checker.rules.grammar.requiredScreen),
        let screen = checker.tree.given(.screen, in: element)
      else {
        return false
      }
      pushed.append(screen)
      return checker.requires(screen, with: element, &seen)
    }
  }

  /// A screen of the stack: it is there, takes what it is given, and isn't the one that was there before.
  private mutating func requires(_ screen: Int, with mapping: Int?, _ seen: inout [String: Int]) -> Bool {
    let with = mapping.flatMap { tree.given(.with, in: $0) }
    guard text(screen, .name("'screen'")),
      refer(to: screen, with: with, needsContext: false, isWay: false)
    else {
      return false
    }
    let entries = with.map { Array(tree.entries($0)) } ?? []
    let own = entries.map { tree.string($0.key) }
    references.routeContexts.append(
      References.RouteContext(
        screen: tree.string(screen),
        given: scope.context.filter { !own.contains($0.name) },
        own: own,
        isInStack: true,
        node: sink?.node(screen)
      )
    )
    if let mapping, !identifies(mapping) { return false }
    // Values that aren't texts are not compared.
    guard !entries.contains(where: { tree.kind($0.value) != .scalar }) else { return true }
    let values = entries.map { "\(tree.string($0.key))=\(tree.string($0.value))" }.sorted()
    let key = ([tree.string(screen)] + values).joined(separator: "\n")
    guard let first = seen[key] else {
      seen[key] = screen
      return true
    }
    return fail(screen) { diagnostics, node in
      diagnostics.report(
        StackProblem.twice(node.text),
        at: node,
        notes: [DiagnosticNote("first required here", at: node.node(first).usedRange)]
      )
    }
  }

  /// Notes what the stacks that are required end with, which has to be the screen itself.
  mutating func noteStackEnds(_ root: Int) {
    guard let sink, let screen = tree.given(.screen, in: root) else { return }
    references.stackEnds = stackEnds.map { References.StackEnd(screen: tree.string(screen), node: sink.node($0)) }
  }
}
