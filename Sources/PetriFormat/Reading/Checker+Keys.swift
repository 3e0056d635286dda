import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// Whether a mapping has just the keys that it may and must have, and their values are right.
  ///
  /// - Parameter subject: what a message calls the mapping, where its name isn't enough.
  @discardableResult
  package mutating func mapping(_ node: Int, _ keys: KeyChecks, _ subject: CheckSubject = .name("")) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    guard tree.kind(node) == .mapping else {
      return fail(node) {
        ShapeProblem.notFields(
          keys.fields.name,
          FoundValue($0),
          keys: keys.fields.keys,
          required: keys.fields.all.first(where: \.isRequired)?.key
        )
      }
    }
    var found: UInt64 = 0
    var isAllRight = true
    var unknown = UnknownKeys()
    for (key, value) in tree.entries(node) {
      if let place = keys.place(of: tree.symbol(key)) {
        found |= 1 << UInt64(place)
        if tree.isNull(value) {
          if keys.takesNothing(at: place) { continue }
          failMissingValue(of: (key, value))
        } else if check(value, keys.check(at: place), .key(key)) {
          continue
        }
      } else if tree.text(key).equals("$schema") {
        continue
      } else {
        note(key, in: node, &unknown, keys)
      }
      guard sink != nil else { return false }
      isAllRight = false
    }
    if unknown.isAny || !meant.isEmpty { meant = unknown.meant }
    if !keys.takes(found) { isAllRight = reportKeys(node, keys, found, unknown, subject) && isAllRight }
    for numbers in keys.numbers {
      // Titles are held against a choice where each of them is a title.
      if case .titles = numbers, !isAllRight { continue }
      if !holds(numbers, in: node) { isAllRight = false }
    }
    return isAllRight
  }

  /// The keys of a mapping that it can't have.
  private struct UnknownKeys {
    var isAny = false
    var meant: Set<String> = []
    var hasReported = false
    /// Whether a value of the mapping begins a function whose arguments would be keys; `nil` where nobody has asked.
    var callsFunction: Bool?
    /// The keys that are parts of texts, cut off by their commas; `nil` where nobody has asked.
    var cutOff: Set<Int>?
  }

  private mutating func note(_ key: Int, in mapping: Int, _ unknown: inout UnknownKeys, _ keys: KeyChecks) {
    isValid = false
    guard let sink else { return }
    let cutOff = unknown.cutOff ?? reportCutTexts(in: mapping, sink)
    unknown.cutOff = cutOff
    if cutOff.contains(key) { return }
    let node = sink.node(key)
    if MeantColor.isArgument(node.text) {
      let callsFunction =
        unknown.callsFunction
        ?? tree.entries(mapping).contains { tree.kind($0.value) == .scalar && MeantColor.isCall(tree.string($0.value)) }
      unknown.callsFunction = callsFunction
      // The function itself has been reported.
      if callsFunction { return }
    }
    if keys.elsewhere.contains(node.text) {
      if !unknown.hasReported { sink.diagnostics.report(ShapeProblem.pinInScreen(node.text), at: node) }
      unknown.hasReported = true
    } else {
      unknown.isAny = true
      let isPart = keys.fields.name == Grammar.part.name && keys.fields["with"] != nil
      let kind: UnknownName = isPart ? .partKey : .key(of: keys.fields.name)
      unknown.meant.formUnion(sink.diagnostics.unknown(kind, node, among: keys.fields.keys))
    }
  }

  /// Reports keys that are missing, or can't be there together.
  private mutating func reportKeys(
    _ node: Int,
    _ keys: KeyChecks,
    _ found: UInt64,
    _ unknown: UnknownKeys,
    _ subject: CheckSubject
  ) -> Bool {
    isValid = false
    guard let sink else { return false }
    let fields = keys.fields
    let present = keys.keys(found)
    // A key may be in a line that can't be read.
    let isWhole = !isTorn(node, sink)
    func keyNode(_ key: String) -> Int {
      tree.entries(node).first { tree.string($0.key) == key }?.key ?? node
    }
    for field in fields.all
    where field.isRequired && isWhole && !present.contains(field.key) && !unknown.meant.contains(field.key) {
      var owner = fields.name
      // Of several colours it says which.
      if case .key(let key) = subject, owner == Grammar.namedColor.name { owner = "the colour '\(tree.string(key))'" }
      if field.key == "switch", owner == Grammar.alternatives.name {
        fail(mapping: node, ShapeProblem.casesAlone)
      } else {
        fail(mapping: node, ShapeProblem.missingKey(field.key, of: owner))
      }
    }
    for check in fields.checks {
      switch check {
      case .exactlyOne(let alternatives):
        let chosen = alternatives.filter(present.contains)
        if chosen.count == 1 { continue }
        if chosen.isEmpty, isWhole, !unknown.isAny {
          fail(mapping: node, ShapeProblem.noneOf(fields.name, alternatives))
        }
        if !chosen.isEmpty { fail(node) { _ in ShapeProblem.severalOf(fields.name, chosen) } }
        // It isn't known which of them goes with what.
        return false
      case .atLeastOne(let alternatives):
        if !isWhole || unknown.isAny || alternatives.contains(where: present.contains) { continue }
        if case .key(let key) = subject, fields.name == Grammar.interceptor.name {
          fail(key) { _ in DefinitionProblem.noRequirement }
        } else {
          fail(mapping: node, ShapeProblem.noneOf(fields.name, alternatives, orMore: true))
        }
      case .notBoth(let one, let other):
        if present.contains(one), present.contains(other) {
          fail(keyNode(one)) { _ in ShapeProblem.both(fields.name, one, other) }
        }
      case .notAll(let together):
        if together.allSatisfy(present.contains) {
          fail(keyNode(together[0])) { _ in ShapeProblem.allOf(fields.name, together) }
        }
      case .goesWith(let key, let owner):
        if present.contains(key), isWhole, !present.contains(owner) {
          let needed = fields[owner].flatMap(\.otherWord)
          fail(keyNode(key)) { _ in ShapeProblem.misplaced(key, with: owner, needed) }
        }
      case .oneKey, .ordered, .below, .filled, .within, .place, .titles: continue
      }
    }
    return false
  }

  /// Whether a part of a mapping that isn't inside one of its values can't be read.
  private func isTorn(_ node: Int, _ sink: CheckSink) -> Bool {
    let places = sink.diagnostics.unreadablePlaces(in: sink.node(node).range)
    guard !places.isEmpty else { return false }
    let whole = tree.entries(node).filter { !tree.isBroken($0.value) }.map { sink.node($0.value).range }
    return places.contains { place in
      !whole.contains { $0.startOffset <= place && place <= $0.endOffset }
    }
  }

  /// Whether numbers of a mapping are as they must be beside one another; a value of the context is known only when it is there.
  private mutating func holds(_ numbers: KeyChecks.Numbers, in node: Int) -> Bool {
    func value(_ key: Int) -> Int? { tree.value(of: key, in: node).flatMap { tree.isNull($0) ? nil : $0 } }
    func number(_ bound: KeyChecks.Bound) -> Double? {
      guard let value = value(bound.key) else { return bound.usual }
      return self.number(value)
    }
    switch numbers {
    case .ordered(let low, let high):
      guard let least = number(low), let most = number(high), least > most,
        let found = value(low.key) ?? value(high.key)
      else { return true }
      return fail(found) { _ in
        ShapeProblem.disorder(CheckedKey.vocabulary.words[low.key], CheckedKey.vocabulary.words[high.key])
      }
    case .filled(let key):
      guard let found = value(key), tree.kind(found) == .scalar, tree.text(found).isEmpty else { return true }
      return fail(found) { _ in ShapeProblem.emptyText(CheckedKey.vocabulary.words[key]) }
    case .below(let key, let count):
      guard let found = value(key), let place = self.number(found), let number = number(count), place >= number else {
        return true
      }
      return fail(found) { _ in
        ShapeProblem.notBelow(CheckedKey.vocabulary.words[key], place.short, number.short)
      }
    case .within(let key, let low, let high):
      guard let least = number(low), let most = number(high), let found = value(key),
        let given = self.number(found), least <= most, !(least...most).contains(given)
      else {
        return true
      }
      let what = "'\(CheckedKey.vocabulary.words[key])'"
      return fail(found) { _ in
        ShapeProblem.outOfRange(what, from: least.short, to: most.short, found: given.short)
      }
    case .place(let key, let list):
      guard let found = value(key), let place = self.number(found), let list = tree.value(of: list, in: node),
        tree.kind(list) == .sequence, case let count = tree.count(list), count > 0,
        !(place >= 0 && place < Double(count))
      else { return true }
      return fail(found) { _ in ShapeProblem.place(Int(place), of: count) }
    case .titles(let titles, let selected):
      guard let node = value(titles) else { return true }
      return self.titles(node, CheckedKey.vocabulary.words[titles], by: value(selected))
    }
  }
}
