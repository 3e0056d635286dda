import PetriCatalog
import PetriText
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  /// The parts of a window that references can name, with unique keys.
  @MainActor
  struct ReferenceKeys {
    struct Part {
      let object: AnyObject
      /// The text of a run; `nil` for other parts.
      var run: String?
      var owner: String
      var identity: String
      /// Whether the view has an identifier or a text, so that others can be identified by it.
      var isKnown: Bool
      var text = ""
      /// The identifier or text of the first identifiable view in its definition, shown or not.
      var inside: String?
      /// Whether the view repeats for list elements.
      var isElement = false
      var parent: Int?
    }

    private(set) var parts: [Part] = []
    /// The indexes of parts that lend their reference to other objects: a controller's to its tab, and a view's to its
    /// cell.
    private(set) var others: [ObjectIdentifier: Int] = [:]
    private(set) var keys: [UInt64] = []

    init(of window: UIWindow) {
      var owners: [ObjectIdentifier: Int] = [:]
      add(window.shownControllers, &owners)
      addViews(in: ShownView(window), owners)
      nameUnknown()
      keys = parts.indices.isEmpty ? [] : distinctKeys
    }

    /// Adds controllers. A repeated name gets a number in order of arrival, so that earlier ones keep theirs.
    private mutating func add(_ controllers: [UIViewController], _ owners: inout [ObjectIdentifier: Int]) {
      var counts: [String: Int] = [:]
      for controller in ReferenceKeys.byArrival(controllers) {
        let name = controller.displayName
        counts[name, default: 0] += 1
        let count = counts[name, default: 1]
        owners[ObjectIdentifier(controller)] = parts.count
        let owner = count == 1 ? name : "\(name)#\(count)"
        parts.append(Part(object: controller, owner: owner, identity: "controller", isKnown: true))
      }
    }

    /// Controllers in a possible order of arrival: pushed ones after the roots of all stacks, presented ones after all
    /// below.
    private static func byArrival(_ controllers: [UIViewController]) -> [UIViewController] {
      var pushes: [ObjectIdentifier: Int] = [:]
      var ranks: [ObjectIdentifier: (presented: Int, pushed: Int)] = [:]
      for controller in controllers {
        let outer = controller.parent ?? controller.presentingViewController
        var rank = outer.flatMap { ranks[ObjectIdentifier($0)] } ?? (0, 0)
        if controller.parent == nil, outer != nil { rank = (rank.presented + 1, 0) }
        rank.pushed += pushes[ObjectIdentifier(controller)] ?? 0
        ranks[ObjectIdentifier(controller)] = rank
        let stack = (controller as? UINavigationController)?.viewControllers ?? []
        for (index, child) in stack.enumerated() { pushes[ObjectIdentifier(child)] = index }
      }
      let ranked = controllers.enumerated().map { ($0, ranks[ObjectIdentifier($1)] ?? (0, 0), $1) }
      return ranked.sorted { ($0.1.presented, $0.1.pushed, $0.0) < ($1.1.presented, $1.1.pushed, $1.0) }.map(\.2)
    }

    private mutating func addViews(in root: ShownView, _ owners: [ObjectIdentifier: Int]) {
      var waiting: [(shown: ShownView, owner: Int?, parent: Int?)] = [(root, nil, nil)]
      var cells: [(cell: UIView, content: UIView)] = []
      var indexes: [ObjectIdentifier: Int] = [:]
      while let (shown, outer, parent) = waiting.popLast() {
        let own = shown.view.next.flatMap { owners[ObjectIdentifier($0)] }
        let owner = own ?? outer
        var index = own ?? parent
        if let content = shown.view.targetContent {
          cells.append((shown.view, content))
        } else if own == nil {
          index = parts.count
          indexes[ObjectIdentifier(shown.view)] = index
          parts.append(part(of: shown, owner, parent))
          addParts(of: shown, owner, index, owners)
        }
        // Views inside a control are UIKit's own.
        guard !shown.kind.isLeaf || shown.kind.form.holdsViews else { continue }
        // A cell's accessory belongs to the cell's view, which comes next.
        let next = shown.view.targetContent == nil ? index : parts.count
        let inner = shown.subviews
        waiting += inner.dropFirst().reversed().map { ($0, owner, next) }
        if let first = inner.first { waiting.append((first, owner, index)) }
      }
      for (cell, content) in cells { others[ObjectIdentifier(cell)] = indexes[ObjectIdentifier(content)] }
    }

    private func part(of shown: ShownView, _ owner: Int?, _ parent: Int?) -> Part {
      let definition = shown.definition
      var text = definition?.kind.definition.subject(locale: "") ?? ""
      // Without a definition, the displayed text, unless the user can change it.
      let shownText = shown.kind.input == nil ? shown.kind.text ?? "" : ""
      if definition == nil { text = shownText }
      let id = definition?.id ?? shown.view.accessibilityIdentifier ?? ""
      return Part(
        object: shown.view,
        owner: owner.map { parts[$0].owner } ?? "",
        identity: id.isEmpty ? "\(shown.name) \(text)" : "#\(id)",
        isKnown: !id.isEmpty || !text.isEmpty,
        text: shownText.isEmpty && shown.kind.input == nil ? shown.readName ?? "" : shownText,
        inside: id.isEmpty && text.isEmpty ? definition?.firstKnownInside : nil,
        isElement: definition?.each != nil,
        parent: parent
      )
    }

    private mutating func addParts(
      of shown: ShownView,
      _ owner: Int?,
      _ index: Int?,
      _ owners: [ObjectIdentifier: Int]
    ) {
      let name = owner.map { parts[$0].owner } ?? ""
      func item(_ object: AnyObject, _ words: String?..., of owner: String) -> Part {
        let identity = words.compactMap(\.self).first { !$0.isEmpty } ?? ""
        return Part(
          object: object,
          owner: owner,
          identity: "item \(identity)",
          isKnown: !identity.isEmpty,
          parent: index
        )
      }
      switch shown.kind.form {
      case .navigationBar(let bar):
        // A bar's items belong to the top screen: the Done buttons of two screens are different.
        let top = owner.flatMap { (parts[$0].object as? UINavigationController)?.topViewController }
        let screen = top.flatMap { owners[ObjectIdentifier($0)] }.map { parts[$0].owner } ?? name
        if let back = bar.back { parts.append(item(back.item, "back", of: screen)) }
        parts += (bar.leading + bar.trailing).map { item($0.item, $0.id, $0.label, $0.title, of: screen) }
      case .toolbar(let bar):
        parts += bar.items.map { item($0.item, $0.id, $0.label, $0.title, of: name) }
      case .tabBar(let bar):
        let controllers = owner.flatMap { parts[$0].object as? UITabBarController }?.viewControllers ?? []
        for tab in bar.tabs {
          let controller = controllers.first { $0.tabBarItem === tab.item }
          if let index = controller.flatMap({ owners[ObjectIdentifier($0)] }) {
            others[ObjectIdentifier(tab.item)] = index
          } else {
            parts.append(item(tab.item, tab.label, tab.title, of: name))
          }
        }
      default:
        guard case .runs(let runs) = shown.kind.touch else { return }
        parts += runs.map { run in
          Part(
            object: shown.view,
            run: run.text,
            owner: name,
            identity: "run \(run.text)",
            isKnown: true,
            parent: index
          )
        }
      }
    }

    /// Identifies a view without identifier and text, such as a stack, by the first identifiable part inside, and a
    /// list element without text by the first text inside.
    private mutating func nameUnknown() {
      var first: [Int: String] = [:]
      var texts: [Int: String] = [:]
      for index in parts.indices.reversed() {
        let part = parts[index]
        let inside = part.inside ?? first[index]
        if !part.isKnown, let inside { parts[index].identity += "of \(inside)" }
        if part.text.isEmpty { parts[index].text = part.isElement ? texts[index] ?? "" : "" }
        guard let parent = part.parent else { continue }
        first[parent] = part.isKnown ? part.identity : inside ?? first[parent]
        texts[parent] = part.text.isEmpty ? texts[index] ?? texts[parent] : part.text
      }
    }

    /// The unique keys. Equal parts are distinguished by their text, then by their surroundings, then by their order. A
    /// list element always includes its text, and identifies the parts inside.
    private var distinctKeys: [UInt64] {
      func counted(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
      var plain: [String] = []
      // The enclosing list element of each part; a part comes after the one that contains it.
      var elements: [String?] = []
      for part in parts {
        let element = part.parent.flatMap { elements[$0] }
        let words = [element ?? part.owner, part.identity] + (part.isElement ? [part.text] : [])
        plain.append(ReferenceKeys.joined(words))
        elements.append(part.isElement ? Fingerprint.text(of: plain[plain.count - 1].utf8) : element)
      }
      let alike = counted(plain)
      let texts = zip(plain, parts).map { alike[$0] == 1 ? $0 : ReferenceKeys.joined([$0, $1.text]) }
      let alikeTexts = counted(texts)
      var found: [String: Int] = [:]
      var keys: [String] = []
      for (index, text) in texts.enumerated() {
        // A part's surroundings come before it.
        let outer = parts[index].parent.map { keys[$0] } ?? ""
        let name = alikeTexts[text] == 1 ? text : ReferenceKeys.joined([text, outer])
        found[name, default: 0] += 1
        let count = found[name, default: 1]
        keys.append(Fingerprint.text(of: (count == 1 ? name : ReferenceKeys.joined([name, "\(count)"])).utf8))
      }
      return keys.map { UInt64($0, radix: 16) ?? 0 }
    }

    /// Joins words with a separator that occurs in no text.
    private static func joined(_ words: [String]) -> String { words.joined(separator: "\u{1F}") }
  }

  extension UIView {
    /// The view inside a wrapper that makes all of it one target.
    fileprivate var targetContent: UIView? {
      switch self {
      case let cell as ListCell: cell.view.targetContent ?? cell.view
      case is TappedView: subviews.first
      default: nil
      }
    }
  }

  extension ViewDefinition {
    /// The maximum number of views searched, because each enclosing view repeats the search.
    private static let lookLimit = 64

    /// The identifier or text of the first identifiable view inside, including views that a condition hides or that
    /// repeat for no element.
    fileprivate var firstKnownInside: String? {
      var waiting = Array(kind.definition.children.prefix(ViewDefinition.lookLimit).reversed())
      var left = ViewDefinition.lookLimit
      while left > 0, let view = waiting.popLast() {
        left -= 1
        if let id = view.id { return "#\(id)" }
        let text = view.kind.definition.subject(locale: "")
        if !text.isEmpty { return "\(view.kind.name.rawValue) \(text)" }
        waiting += view.kind.definition.children.prefix(ViewDefinition.lookLimit).reversed()
      }
      return nil
    }
  }
#endif

enum ReferenceToken {
  private static let letters = Array("0123456789bcdfghjkmnpqrtvwxz")
  /// The number of letters after the first, unless two keys would collide.
  private static let defaultCount = 3
  private static let lengthLimit = 13

  /// The tokens of distinct keys, in order. Colliding tokens are all lengthened, so that none is mistaken for another.
  static func tokens(of keys: [UInt64]) -> [String] {
    var tokens = keys.map { token(of: $0, defaultCount) }
    var waiting = Array(keys.indices)
    var count = defaultCount
    while count < lengthLimit, !waiting.isEmpty {
      waiting = Dictionary(grouping: waiting) { tokens[$0] }.values.filter { $0.count > 1 }.flatMap(\.self)
      count += 1
      for index in waiting { tokens[index] = token(of: keys[index], count) }
    }
    return tokens
  }

  private static func token(of key: UInt64, _ count: Int) -> String {
    var rest = key
    var text = "e"
    for _ in 0..<count {
      text.append(letters[Int(rest % UInt64(letters.count))])
      rest /= UInt64(letters.count)
    }
    return text
  }
}
