import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  /// Reads a mapping; nil if a required key is missing.
  ///
  /// - Parameter called: The mapping in messages about missing keys, if its name isn't enough.
  mutating func form<Owner>(
    _ node: Int,
    _ form: Form<Owner>,
    _ subject: ReadingSubject = .name(""),
    called: String? = nil
  ) -> Owner? {
    var owner = form.make()
    return fill(&owner, node, form, subject, called: called) ? owner : nil
  }

  /// Stores the values of a mapping in an owner, and reports unknown and missing keys.
  ///
  /// - Returns: Whether all required keys are present.
  @discardableResult
  mutating func fill<Owner>(
    _ owner: inout Owner,
    _ node: Int,
    _ form: Form<Owner>,
    _ subject: ReadingSubject = .name(""),
    called: String? = nil
  ) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    guard tree.kind(node) == .mapping else {
      return fail(node) {
        ShapeProblem.notFields(
          form.shape.name,
          FoundValue($0),
          keys: form.shape.keys,
          required: form.shape.all.first(where: \.isRequired)?.key,
          meant: form.shape.field(withWord: $0.text)
        )
      }
    }
    let before = failures
    var (found, written): (UInt64, UInt64) = (0, 0)
    var unknown = UnknownKeys()
    for turn in form.turns {
      for (key, value) in tree.entries(node) {
        guard let index = form.table.index(of: tree.symbol(key)) else {
          if turn == form.turns[0], !tree.text(key).equals("$schema") { note(key, in: node, &unknown, form.table) }
          continue
        }
        let field = form.fields[index]
        guard field.turn == turn else { continue }
        found |= 1 << UInt64(index)
        if write(value, key, field, &owner) {
          written |= 1 << UInt64(index)
        }
      }
    }
    if unknown.isAny || !meant.isEmpty { meant = unknown.meant }
    if !form.table.takes(found) { reportKeys(node, form.table, found, unknown, subject, called: called) }
    let tree = tree
    for numbers in form.table.numbers {
      // Titles are compared with a choice only if each of them is valid.
      if case .titles = numbers, failures > before { continue }
      hold(numbers) { tree.value(of: $0, in: node) }
    }
    return form.table.hasNeeded(written)
  }

  mutating func fill<Owner>(_ owner: inout Owner, with value: Int, ofShort field: Field<Owner>, _ form: Form<Owner>)
    -> Bool
  {
    guard field.writeShort(&owner, value, &self) else { return false }
    let key = FormatKey(field.shape.key)
    for numbers in form.table.numbers { hold(numbers) { $0 == key ? value : nil } }
    return true
  }

  private mutating func write<Owner>(
    _ value: Int,
    _ key: Int,
    _ field: Field<Owner>,
    _ owner: inout Owner
  ) -> Bool {
    if tree.isNull(value), !field.takesNothing {
      return failMissingValue(of: (key, value), example: field.shape.example ?? field.shape.rule.words.first)
    }
    guard !tree.isBroken(value) else { return giveUp() }
    return field.write(&owner, value, key, &self)
  }

  private struct UnknownKeys {
    var isAny = false
    var meant: Set<String> = []
    var hasReported = false
    /// Whether a value starts a CSS function whose arguments look like keys; nil if not checked yet.
    var callsFunction: Bool?
    /// The keys that are parts of texts cut off at commas; nil if not checked yet.
    var cutOff: Set<Int>?
  }

  private mutating func note(_ key: Int, in mapping: Int, _ unknown: inout UnknownKeys, _ keys: FormKeys) {
    giveUp()
    let cutOff = unknown.cutOff ?? reportCutTexts(in: mapping)
    unknown.cutOff = cutOff
    if cutOff.contains(key) { return }
    let node = sink.node(key)
    if MeantColor.isArgument(node.text) {
      let callsFunction =
        unknown.callsFunction
        ?? tree.entries(mapping).contains { tree.kind($0.value) == .scalar && MeantColor.isCall(tree.string($0.value)) }
      unknown.callsFunction = callsFunction
      // The function was already reported.
      if callsFunction { return }
    }
    if keys.elsewhere.contains(node.text) {
      let problem =
        Grammar.cellFields.contains { $0.shape.key == node.text }
        ? ShapeProblem.cellKeyOutsideList(node.text) : .pinInScreen(node.text)
      if !unknown.hasReported { sink.diagnostics.report(problem, at: node) }
      unknown.hasReported = true
    } else {
      unknown.isAny = true
      unknown.meant.formUnion(sink.diagnostics.unknown(.key(node.text, of: keys.shape), node, among: keys.shape.keys))
      // A misplaced declaration isn't reported as missing, too.
      if keys.shape.identity == .screen, node.text == Reference.state { references.untyped.insert(Reference.state) }
    }
  }

  private mutating func reportKeys(
    _ node: Int,
    _ keys: FormKeys,
    _ found: UInt64,
    _ unknown: UnknownKeys,
    _ subject: ReadingSubject,
    called: String?
  ) {
    giveUp()
    let shape = keys.shape
    let present = keys.keys(found)
    // A missing key may be on an unreadable line.
    let isWhole = !isTorn(node)
    func keyNode(_ key: String) -> Int {
      tree.entries(node).first { tree.string($0.key) == key }?.key ?? node
    }
    for field in shape.all
    where field.isRequired && isWhole && !present.contains(field.key) && !unknown.meant.contains(field.key) {
      if field.key == "switch", shape.identity == .alternatives {
        fail(mapping: node, ShapeProblem.casesAlone)
      } else {
        fail(mapping: node, ShapeProblem.missingKey(field.key, of: called ?? shape.name))
      }
    }
    for check in shape.checks {
      switch check {
      case .exactlyOne(let alternatives):
        let chosen = alternatives.filter(present.contains)
        if chosen.count == 1 { continue }
        if chosen.isEmpty, isWhole, !unknown.isAny {
          fail(mapping: node, ShapeProblem.noneOf(shape.name, alternatives))
        }
        if !chosen.isEmpty { fail(node) { _ in ShapeProblem.severalOf(shape.name, chosen) } }
        // The rules that follow depend on which alternative was meant.
        return
      case .atLeastOne(let alternatives):
        if !isWhole || unknown.isAny || alternatives.contains(where: present.contains) { continue }
        if case .key(let key) = subject, shape.identity == .interceptor {
          fail(key) { _ in DefinitionProblem.noRequirement }
        } else {
          fail(mapping: node, ShapeProblem.noneOf(shape.name, alternatives, orMore: true))
        }
      case .notBoth(let one, let other):
        if present.contains(one), present.contains(other) {
          fail(keyNode(one)) { _ in ShapeProblem.both(shape.name, one, other) }
        }
      case .notAll(let together):
        if together.allSatisfy(present.contains) {
          fail(keyNode(together[0])) { _ in ShapeProblem.allOf(shape.name, together) }
        }
      case .goesWith(let key, let owner):
        if present.contains(key), isWhole, !present.contains(owner) {
          let needed = shape[owner].flatMap(\.otherWord)
          fail(keyNode(key)) { _ in ShapeProblem.misplaced(key, with: owner, needed) }
        }
      case .oneKey, .ordered, .below, .filled, .within, .index, .titles: continue
      }
    }
  }

  /// Whether part of a mapping outside its values is unreadable.
  private func isTorn(_ node: Int) -> Bool {
    let offsets = sink.diagnostics.unreadableOffsets(in: sink.node(node).range)
    guard !offsets.isEmpty else { return false }
    let whole = tree.entries(node).filter { !tree.isBroken($0.value) }.map { sink.node($0.value).range }
    return offsets.contains { offset in
      !whole.contains { $0.startOffset <= offset && offset <= $0.endOffset }
    }
  }

  /// Reports numbers that contradict one another. Values of the context are unknown here.
  ///
  /// - Parameter find: The value of a key.
  private mutating func hold(_ numbers: FormKeys.Numbers, _ find: (FormatKey) -> Int?) {
    func value(_ key: FormatKey) -> Int? { find(key).flatMap { tree.isNull($0) ? nil : $0 } }
    func number(_ bound: FormKeys.Bound) -> Double? {
      guard let value = value(bound.key) else { return bound.fallback }
      return self.number(value)
    }
    switch numbers {
    case .ordered(let low, let high):
      guard let least = number(low), let most = number(high), least > most,
        let found = value(low.key) ?? value(high.key)
      else { return }
      fail(found) { _ in ShapeProblem.disorder(low.key.word, high.key.word) }
    case .filled(let key):
      guard let found = value(key), tree.kind(found) == .scalar, tree.text(found).isEmpty else { return }
      fail(found) { _ in ShapeProblem.emptyText(key.word) }
    case .below(let key, let count):
      guard let found = value(key), let index = self.number(found), let number = number(count), index >= number else {
        return
      }
      fail(found) { _ in ShapeProblem.notBelow(key.word, index.short, number.short) }
    case .within(let key, let low, let high):
      guard let least = number(low), let most = number(high), let found = value(key),
        let given = self.number(found), least <= most, !(least...most).contains(given)
      else { return }
      fail(found) { _ in
        ShapeProblem.outOfRange("'\(key.word)'", from: least.short, to: most.short, found: given.short)
      }
    case .index(let key, let list):
      guard let found = value(key), let index = self.number(found), let list = find(list),
        tree.kind(list) == .sequence, case let count = tree.count(list), count > 0,
        !(index >= 0 && index < Double(count))
      else { return }
      fail(found) { _ in ShapeProblem.noSuchIndex(Int(index), of: count) }
    case .titles(let titles, let selected):
      if let node = value(titles) { checkTitles(node, titles.word, by: value(selected)) }
    }
  }
}

extension UnknownName {
  fileprivate static func key(_ name: String, of shape: FormShape) -> UnknownName {
    if shape.identity == .partView { return .partKey }
    return KeyAdvice.text(for: name, in: shape).map { .misplacedKey(of: shape.name, advice: $0) }
      ?? .key(of: shape.name)
  }
}

extension DefinitionReader {
  /// Reports texts in a flow mapping that are cut off at commas: YAML reads `{text: Yes, no, maybe}` as three keys.
  ///
  /// - Returns: The keys that are parts of such texts.
  mutating func reportCutTexts(in mapping: Int) -> Set<Int> {
    var keys: Set<Int> = []
    var texts: [Range<Int>] = []
    var isBehindText = false
    for (key, value) in tree.entries(mapping) {
      if isBehindText, isAlone(key, value) {
        keys.insert(key)
        texts[texts.count - 1] = texts[texts.count - 1].lowerBound..<tree.offsets(key).upperBound
        continue
      }
      isBehindText = tree.kind(value) == .scalar && tree.style(value) == .plain && !tree.isNull(value)
      if isBehindText { texts.append(tree.offsets(value)) }
    }
    guard let file = keys.first.map({ sink.node($0).file }) else { return [] }
    for text in texts where file.bytes[text].contains(UInt8(ascii: ",")) {
      let range = file.range(text.lowerBound, text.upperBound)
      // A CSS function is reported as an invalid color.
      if MeantColor.isCall(range.text) { continue }
      sink.diagnostics.report(ShapeProblem.cutText(range.text), at: range)
    }
    return keys
  }

  private func isAlone(_ key: Int, _ value: Int) -> Bool {
    guard tree.style(key) == .plain, tree.isNull(value), tree.offsets(value).isEmpty else { return false }
    let rest = sink.node(key).file.bytes[tree.offsets(key).upperBound...]
    return rest.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }.map { $0 == 0x2C || $0 == 0x7D } ?? false
  }
}
