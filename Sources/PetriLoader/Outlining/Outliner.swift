import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Makes the outlines of screens that are certainly right, from the numbers of the tree, without a text or a list for what is in order.
///
/// Each function says whether a node is certainly as it must be. Where it is not, or where telling would need more than is looked at
/// here, the screen is left to ``DefinitionDecoder``, which knows everything; what an outline is made of, that has no complaint about.
struct Outliner {
  let tree: YAMLTree
  let rules: OutlineRules
  let file: SourceFile
  /// The containers that the folder's defaults wrap a screen in.
  let inherited: [String]
  /// The layers of the folder's defaults, outermost first: UIKit's containers, and `nil` for those of the catalogue.
  let inheritedLayers: [SystemContainer?]
  /// The screen's layers, as those.
  var layers: [SystemContainer?] = []
  /// The container of UIKit's that its content is.
  var contentContainer: SystemContainer?
  /// What the screen names, as far as it is read.
  var named = ScreenOutline.Named()
  /// The context's keys.
  var fields: [Field] = []
  /// The names that repetitions bring, innermost last.
  var locals: [(name: UnsafeBufferPointer<UInt8>, type: FieldType)] = []
  /// The ids of the screen's views.
  var ids: [UnsafeBufferPointer<UInt8>] = []
  /// The fixtures' names.
  var fixtures: [UnsafeBufferPointer<UInt8>] = []
  /// Whether the screen may be a navigation controller itself, for a layer or what it holds is one.
  var mayBeNavigation = false
  /// Whether a route pushes the screen.
  var isPushed = false
  /// Whether a route tells the screen from others of its kind by its context.
  var isFoundByContext = false

  /// The outlines of a file's screens; `nil` where one of its documents is none that is certainly right.
  static func outlines(
    of tree: YAMLTree,
    roots: [Int],
    file: SourceFile,
    rules: OutlineRules,
    defaults: SharedDefaults
  ) -> [ScreenOutline]? {
    let layers = defaults.wrapping?.value ?? []
    // A layer that code makes may do anything.
    guard !layers.contains(where: \.kind.isController) else { return nil }
    let inherited = layers.filter(\.kind.isContainer).map(\.name)
    let kinds = layers.map(\.kind.container)
    var outlines: [ScreenOutline] = []
    outlines.reserveCapacity(roots.count)
    for root in roots {
      guard let outline = outline(root, tree, file, rules, inherited, kinds) else { return nil }
      outlines.append(outline)
    }
    return outlines
  }

  private static func outline(
    _ root: Int,
    _ tree: YAMLTree,
    _ file: SourceFile,
    _ rules: OutlineRules,
    _ inherited: [String],
    _ inheritedLayers: [SystemContainer?]
  ) -> ScreenOutline? {
    guard tree.kind(root) == .mapping,
      let name = tree.value(of: .screen, in: root), tree.kind(name) == .scalar, !tree.isNull(name),
      tree.text(name).isKebabCase
    else { return nil }
    var outliner = Outliner(
      tree: tree,
      rules: rules,
      file: file,
      inherited: inherited,
      inheritedLayers: inheritedLayers
    )
    outliner.mayBeNavigation = inheritedLayers.contains(.navigation)
    guard outliner.isRight(root) else { return nil }
    return ScreenOutline(
      name: String(tree.text(name)),
      nameOffsets: tree.offsets(name),
      fields: outliner.fields.map(ScreenOutline.Field.init),
      named: outliner.named,
      head: rules.keepsHeads ? outliner.head(of: root) : nil
    )
  }

  private mutating func isRight(_ root: Int) -> Bool {
    // All else is about the context, wherever it stands.
    if let context = tree.value(of: .context, in: root), !isContext(context) { return false }
    if let fixtures = tree.value(of: .fixtures, in: root), !areFixtures(fixtures) { return false }
    guard isMapping(root, rules.screen) else { return false }
    if tree.value(of: .wrapping, in: root) == nil {
      named.inherited = inherited
      layers = inheritedLayers
      named.isWrappedByDefaults = tree.value(of: .presentation, in: root) == nil
    }
    guard isNestingRight else { return false }
    named.outermost = layers.first ?? contentContainer
    if isFoundByContext { fields.indices.forEach { fields[$0].isUsed = true } }
    return !(isPushed && mayBeNavigation)
  }

  /// Whether UIKit's containers among the layers can hold what is right inside them.
  private var isNestingRight: Bool {
    let kinds = layers + [contentContainer]
    return zip(kinds, kinds.dropFirst()).allSatisfy { outer, inner in
      guard let outer, let inner else { return true }
      return !outer.refuses(inner)
    }
  }

  /// `Onboarding/Seasonal`, no part of it empty.
  func isPath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in text {
      if byte == UInt8(ascii: "/"), previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  /// Whether a sequence's elements are all right.
  mutating func isList(_ node: Int, _ isRight: (inout Outliner, Int) -> Bool) -> Bool {
    guard tree.kind(node) == .sequence else { return false }
    var element = node + 1
    while element < tree.next(node) {
      guard isRight(&self, element) else { return false }
      element = tree.next(element)
    }
    return true
  }

  func isWord(_ node: Int, of words: WordSet) -> Bool {
    tree.kind(node) == .scalar && words.contains(tree.text(node))
  }

  func isFlag(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return false }
    let text = tree.text(node)
    return text.equals("true") || text.equals("false")
  }

  /// A number as it is written without quotes.
  func number(_ node: Int) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    let text = tree.text(node)
    if let digits = text.digits { return Double(digits) }
    guard case .double(let number)? = ContextType.double.scalarValue(of: String(text)) else { return nil }
    return number
  }

  /// Whether a node is a whole number as it is written without quotes.
  func isWhole(_ node: Int, in range: ClosedRange<Int>) -> Bool {
    tree.kind(node) == .scalar && tree.style(node) == .plain && tree.text(node).digits.map(range.contains) ?? false
  }

  func isNumber(_ node: Int, in range: ClosedRange<Double>) -> Bool { number(node).map(range.contains) ?? false }
}

extension Layer.Kind {
  fileprivate var isController: Bool { if case .controller = self { true } else { false } }
}

extension ScreenOutline.Field {
  fileprivate init(_ field: Outliner.Field) {
    self.init(
      name: String(field.name),
      type: field.type.simple,
      isRequired: field.isRequired,
      hasExample: field.hasExample,
      isUsed: field.isUsed,
      offsets: field.offsets
    )
  }
}
