import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

/// Decodes the definitions of one catalogue; what is wrong goes to its complaints, and references to other
/// definitions to its checks, which are made when all files have been read.
struct DefinitionDecoder {
  /// What is wrong.
  let complaints: Complaints
  /// References to other definitions.
  let checks: PendingChecks
  /// The app's state, which texts and conditions may read.
  var state: [ContextField]
  /// How many keys a context or an object may have, and how many values a choice.
  var maxMembers = LoaderLimits().members
  /// Whether what is no mistake and seldom meant is looked for.
  var lints = false
  /// The devices there are.
  let devices: [String]
  /// The interceptors of `Catalog.yaml`, which screens name.
  var interceptors: [InterceptorDefinition] = []
  /// The experiments of `Catalog.yaml`, whose variants screens have.
  var experiments: [Experiment] = []

  /// The place of a node, as definitions remember it.
  func place(_ node: YAMLNode) -> Place {
    let start = node.usedRange.start
    return Place(file: node.usedRange.file.path, line: start.line, column: start.column)
  }

  /// A text on one or several lines.
  func text(_ node: YAMLNode?, _ what: String) -> String? {
    guard let node, !node.isBroken else { return nil }
    guard node.kind == .scalar else {
      complaints.report(ShapeProblem.notText(what, FoundValue(node)), at: node)
      return nil
    }
    return node.text
  }

  /// A boolean: `true` or `false`, never a word of YAML 1.1's.
  func bool(_ node: YAMLNode?, _ what: String) -> Bool? {
    value(node, of: .bool, what).flatMap { Bool(contextValue: $0) }
  }

  /// A number within a range.
  func number(_ node: YAMLNode?, _ what: String, in range: ClosedRange<Double>) -> Double? {
    guard let node else { return nil }
    guard
      let number = node.digits.map(Double.init) ?? value(node, of: .double, what).flatMap(Double.init(contextValue:))
    else { return nil }
    guard range.contains(number) else {
      complaints.report(
        ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: node.shortText),
        at: node
      )
      return nil
    }
    return number
  }

  /// A whole number within a range.
  func integer(_ node: YAMLNode?, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let node, case .int(let number)? = value(node, of: .int, what) else { return nil }
    guard range.contains(number) else {
      complaints.report(
        ShapeProblem.outOfRange(what, from: "\(range.lowerBound)", to: "\(range.upperBound)", found: "\(number)"),
        at: node
      )
      return nil
    }
    return number
  }

  /// One of an enumeration's words.
  ///
  /// - Parameter what: what the word is, without an article: `label style`.
  func word<Word: RawRepresentable & CaseIterable>(_ node: YAMLNode?, _ what: String, _ type: Word.Type = Word.self)
    -> Word?
  where Word.RawValue == String {
    guard let node, !node.isBroken else { return nil }
    guard node.kind == .scalar else {
      complaints.report(ShapeProblem.notWord(nil, FoundValue(node)), at: node)
      return nil
    }
    if let word = Word(rawValue: node.text) { return word }
    complaints.unknown(.word(what), node, among: Word.allCases.map(\.rawValue))
    return nil
  }

  /// A list of values, each decoded alone; where `single` is set, a scalar is one of a single value, and with `mapping` so is a mapping.
  func list<Element>(
    _ node: YAMLNode?,
    _ what: String,
    single: Bool = false,
    mapping: Bool = false,
    _ decode: (YAMLNode) -> Element?
  )
    -> [Element]
  {
    guard let node, !node.isBroken else { return [] }
    if node.kind == .sequence { return node.elements.compactMap(decode) }
    if single && node.kind == .scalar || mapping && node.kind == .mapping { return decode(node).map { [$0] } ?? [] }
    complaints.report(ShapeProblem.notList(what, FoundValue(node)), at: node)
    return []
  }

  /// A kebab-case name of a definition.
  ///
  /// - Parameter what: what is named, without an article: `screen`.
  func name(_ node: YAMLNode?, _ what: String) -> String? {
    guard let node, let name = text(node, "the \(what) name") else { return nil }
    if name.isKebabCase { return name }
    complaints.report(ShapeProblem.badName(what, name), at: node)
    return nil
  }

  /// A camelCase key of a context, or an id.
  ///
  /// - Parameter what: what it is, without an article: `context key`.
  func key(_ node: YAMLNode, _ what: String) -> String? {
    guard let name = text(node, "the \(what)") else { return nil }
    if name.isCamelCase { return name }
    complaints.report(ShapeProblem.badKey(what, name), at: node)
    return nil
  }

  /// A value of a context's type.
  func value(_ node: YAMLNode?, of type: ContextType, _ what: String) -> ContextValue? {
    guard let node, !node.isBroken else { return nil }
    var problems: [ContextProblem] = []
    let value = type.value(of: node.literal, at: ContextPath([.key("_")]), problems: &problems)
    report(problems, in: node, what, skipping: 1)
    return value
  }

  /// Reports problems of a context, each at the node that its path leads to.
  func report(_ problems: [ContextProblem], in node: YAMLNode, _ what: String, skipping: Int = 0) {
    for problem in problems {
      let steps = problem.path.steps.dropFirst(skipping)
      let found = node.descendant(steps)
      let name = steps.isEmpty ? what : "'\(ContextPath(Array(steps)))' in \(what)"
      switch problem.kind {
      case .missing:
        complaints.report(
          ValueProblem.missing(name, problem.expected, example: problem.yamlExample),
          at: found.firstKeyRange ?? found.usedRange
        )
      case .unknownKey(let known):
        if case .key(let key)? = steps.last {
          let owner = node.descendant(steps.dropLast())
          let keyNode = owner.entries.first { $0.key.hasText(key) }?.key ?? owner
          complaints.unknown(.key(of: what), keyNode, name: key, among: known)
        }
      case .mistyped:
        // What an alias stands for may be meant otherwise where it is used too.
        let isFixable = !found.isAlias && !found.hasAnchor
        complaints.report(
          ValueProblem.mismatch(
            problem.mismatch(of: name),
            hint: problem.hint ?? problem.yamlExample,
            replacement: isFixable ? problem.replacement : nil
          ),
          at: found
        )
      }
    }
  }
}

extension ContextProblem {
  /// A value that would do, as YAML has it: a `#` without quotes would begin a comment.
  fileprivate var yamlExample: String? {
    example.map { "for example \($0.hasPrefix("#") ? $0.quoted : $0)" }
  }
}

extension YAMLNode {
  /// The number that a few plain digits are, as nearly every number is.
  fileprivate var digits: Int? {
    guard kind == .scalar, style == .plain, !isBroken else { return nil }
    return withUTF8 { bytes in
      guard (1...9).contains(bytes.count), bytes[0] != UInt8(ascii: "0") || bytes.count == 1 else { return nil }
      var number = 0
      for byte in bytes {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte &- 0x30)
      }
      return number
    }
  }

  /// The node as a literal that a context's type judges.
  var literal: ContextLiteral {
    switch kind {
    case .scalar: isNull ? .null : .scalar(text, isQuoted ? .quoted : .plain)
    case .sequence: .list(elements.map(\.literal))
    case .mapping: .object(entries.map { ContextLiteral.Entry(name: $0.key.text, value: $0.value.literal) })
    }
  }

  /// The node that a path leads to, or the last one on the way that is there.
  func descendant(_ steps: some Sequence<ContextPath.Step>) -> YAMLNode {
    var node = self
    for step in steps {
      switch step {
      case .key(let key):
        guard let next = node[key] else { return node }
        node = next
      case .index(let index):
        guard let next = node.elements.dropFirst(index).first(where: { _ in true }) else { return node }
        node = next
      }
    }
    return node
  }
}
