import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// A text with values in it.
  func template(_ node: YAMLNode?, _ what: String, scope: TypeScope) -> TextTemplate? {
    guard let node, let text = text(node, what) else { return nil }
    do {
      let template = try TextTemplate(text)
      for reference in template.references { checkText(reference, at: node, scope: scope) }
      if lints { checkForKeys(in: text, at: node, scope: scope) }
      return template
    } catch {
      complaints.report(ValueProblem.badTemplate(error.message), at: node.part(error.offset, error.length))
      return nil
    }
  }

  /// A text, or a map of texts by locale.
  func localized(_ node: YAMLNode?, _ what: String, scope: TypeScope) -> LocalizedText? {
    guard let node else { return nil }
    guard node.kind == .mapping else { return template(node, what, scope: scope).map { LocalizedText($0) } }
    let variants = node.entries.compactMap { entry -> LocalizedText.Variant? in
      let locale = entry.key.text
      guard locale.isLocale else {
        complaints.report(ShapeProblem.badLocale(entry.key.shortText), at: entry.key)
        return nil
      }
      return template(entry.value, what, scope: scope).map { LocalizedText.Variant(locale: locale, text: $0) }
    }
    return variants.isEmpty ? nil : LocalizedText(variants: variants)
  }

  /// A condition over the scope's values.
  func condition(_ node: YAMLNode?, _ what: String, scope: TypeScope) -> Condition? {
    guard let node, let text = text(node, what) else { return nil }
    do {
      let condition = try Condition(parsing: text)
      check(condition, at: node, scope: scope)
      return condition
    } catch {
      var problems: [ContextProblem] = []
      _ = ContextType.bool.value(of: node.literal, at: ContextPath([]), problems: &problems)
      if let meant = problems.first?.replacement {
        // YAML 1.1's words for true and false.
        complaints.report(
          ValueProblem.notCondition(
            what,
            found: node.shortText,
            meant: "\(meant)",
            isFixable: !node.isAlias && !node.hasAnchor
          ),
          at: node
        )
      } else {
        complaints.report(ValueProblem.badCondition(error.message), at: node.part(error.offset, error.length))
      }
      return nil
    }
  }

  /// A repetition and the scope inside it.
  func repetition(_ keys: Keys, scope: TypeScope) -> (Repetition?, TypeScope) {
    guard let node = keys["each"] else {
      if keys.contains("each") {
        checks.untypedNames.formUnion([keys["as"]?.text ?? Repetition.defaultName, Repetition.indexName])
      } else if let key = keys.key("as") {
        complaints.report(ShapeProblem.misplaced("as", with: "each"), at: key)
      }
      return (nil, scope)
    }
    let name = keys["as"].flatMap { key($0, "element name") } ?? Repetition.defaultName
    guard let text = text(node, "'each'"), let reference = (try? TextTemplate(text))?.wholeReference else {
      complaints.report(ValueProblem.notReference, at: node)
      return (nil, scope)
    }
    guard let type = type(of: reference, at: node, scope: scope) else {
      checks.untypedNames.formUnion([name, Repetition.indexName])
      return (nil, scope)
    }
    guard case .list(let element) = type.unwrapped else {
      complaints.report(ValueProblem.notList(reference, type), at: node)
      checks.untypedNames.formUnion([name, Repetition.indexName])
      return (nil, scope)
    }
    let inside = scope.adding(name, element).adding(Repetition.indexName, .int)
    return (Repetition(list: reference, name: name), inside)
  }

  /// An attribute: a value of its type, or a value of the context.
  func attribute<Value: AttributeValue>(
    _ node: YAMLNode,
    _ what: String,
    scope: TypeScope,
    in range: ClosedRange<Double>?
  ) -> Attribute<Value>? {
    if node.kind == .scalar, let reference = (try? TextTemplate(node.text))?.wholeReference {
      guard let type = type(of: reference, at: node, scope: scope) else { return nil }
      guard type.unwrapped == Value.contextType || (Value.contextType == .double && type.unwrapped == .int) else {
        complaints.report(ValueProblem.mistyped(what, Value.contextType, reference, type), at: node)
        return nil
      }
      return .reference(reference)
    }
    guard let value = value(node, of: Value.contextType, what).flatMap({ Value(contextValue: $0) }) else { return nil }
    if let range, let number = value as? Double, !range.contains(number) {
      complaints.report(
        ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: number.short),
        at: node
      )
      return nil
    }
    return .value(value)
  }

  /// The type of a reference; `nil`, reported, where it leads nowhere.
  func type(of reference: Reference, at node: YAMLNode, scope: TypeScope) -> ContextType? {
    if let root = reference.path.root {
      checks.used.insert(root)
      if checks.untypedNames.contains(root) { return nil }
    }
    do {
      return try scope.type(of: reference)
    } catch {
      let range = node.part(of: reference)
      switch error {
      case .unknown(Reference.state, _) where state.isEmpty && reference.path.root == Reference.state:
        complaints.report(ValueProblem.noState, at: range)
      case .unknown(let name, let known):
        let nearest = NearestName.suggestion(for: name, among: known + checks.untypedNames.sorted())
        complaints.report(ValueProblem.unknownKey(name, in: reference, nearest: nearest, known: known), at: range)
      case .notAnObject(let path, let type):
        complaints.report(ValueProblem.noKeys("\(path)", type), at: range)
      case .notAList(let path, let type):
        complaints.report(ValueProblem.noElements("\(path)", type), at: range)
      }
      return nil
    }
  }

  private func checkText(_ reference: Reference, at node: YAMLNode, scope: TypeScope) {
    guard let type = type(of: reference, at: node, scope: scope) else { return }
    guard type.isScalar else {
      complaints.report(
        ValueProblem.inText(type, example: type.firstValue(from: reference)),
        at: node.part(of: reference)
      )
      return
    }
  }

  private func check(_ condition: Condition, at node: YAMLNode, scope: TypeScope) {
    switch condition {
    case .constant: return
    case .not(let inner): check(inner, at: node, scope: scope)
    case .and(let left, let right), .or(let left, let right):
      check(left, at: node, scope: scope)
      check(right, at: node, scope: scope)
    case .value(let reference):
      guard let type = type(of: reference, at: node, scope: scope) else { return }
      if type == .bool || type.isOptional || type.isList { return }
      complaints.report(ValueProblem.notTruth(reference, type), at: node.part(of: reference))
    case .equal(let left, let right):
      checkComparison(left, right, at: node, scope: scope)
    }
  }

  private func checkComparison(
    _ left: Condition.Operand,
    _ right: Condition.Operand,
    at node: YAMLNode,
    scope: TypeScope
  ) {
    switch (left, right) {
    case (.literal, .literal):
      complaints.report(ValueProblem.constantsCompared, at: node)
    case (.value(let reference), .literal(let text)), (.literal(let text), .value(let reference)):
      guard let type = type(of: reference, at: node, scope: scope) else { return }
      if type.isOptional && text == "null" { return }
      if type.unwrapped.scalarValue(of: text) == nil {
        complaints.report(ValueProblem.neverEqual(reference, text, type), at: node)
      }
    case (.value(let first), .value(let second)):
      guard let left = type(of: first, at: node, scope: scope)?.unwrapped,
        let right = type(of: second, at: node, scope: scope)?.unwrapped
      else { return }
      if !left.isComparable(to: right) {
        complaints.report(ValueProblem.neverEqualTypes(first, left, second, right), at: node)
      }
    }
  }
}

extension ContextType {
  var isList: Bool {
    if case .list = unwrapped { return true }
    return false
  }

  /// Whether values of two types can be the same.
  func isComparable(to other: ContextType) -> Bool {
    switch (self, other) {
    case (.int, .double), (.double, .int), (.string, .choice), (.choice, .string), (.choice, .choice): true
    default: self == other
    }
  }

  /// A way from a reference to a value that a text can hold.
  fileprivate func firstValue(from reference: Reference) -> String {
    switch unwrapped {
    case .list(let element): element.firstValue(from: Reference(path: reference.path.appending(.index(0))))
    case .object(let fields):
      fields.first.map { $0.type.firstValue(from: Reference(path: reference.path.appending(.key($0.name)))) }
        ?? reference.path.description
    default: reference.path.description
    }
  }
}

extension YAMLNode {
  /// A part of the node's text; the whole node where its text is not written as it reads.
  func part(_ offset: Int, _ length: Int) -> SourceRange {
    let range = usedRange
    let start = range.startOffset + (isQuoted ? 1 : 0)
    let written = range.endOffset - range.startOffset - (isQuoted ? 2 : 0)
    guard !isAlias, written == withUTF8({ $0.count }), offset + length <= written else { return range }
    return SourceRange(file: range.file, startOffset: start + offset, endOffset: start + offset + length)
  }

  /// The part of the node's text that a reference is.
  func part(of reference: Reference) -> SourceRange {
    let text = Array(text.utf8)
    let wanted = Array(reference.description.utf8)
    guard text.count >= wanted.count,
      let offset = (0...(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted)
      })
    else { return usedRange }
    return part(offset, wanted.count)
  }
}
