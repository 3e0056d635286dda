import PetriCatalog
import PetriText
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  /// The parts of a window that can be referred to, each with a key that no other has.
  @MainActor
  struct ReferenceKeys {
    /// Something that is shown.
    struct Part {
      /// The controller, the view or the item of a bar; of a part of a text its label.
      let object: AnyObject
      /// The part of a text; `nil` for anything else.
      var run: String?
      /// The name of the controller that it belongs to.
      var owner: String
      /// Its own key: its id, or its kind and the text of its definition; without either its kind alone.
      var identity: String
      /// Whether it has an id or a text, so that others can be known by it.
      var isKnown: Bool
      /// The text that is shown now.
      var text = ""
      /// The id or the text of the first view that its definition has in it, shown or not.
      var inside: String?
      /// Whether it is there for an element of a list.
      var isElement = false
      /// The place of the part that it is in.
      var parent: Int?
    }

    private(set) var parts: [Part] = []
    /// The places of parts by what goes by their references: tabs by their controllers', a cell by that of the view in it.
    private(set) var others: [ObjectIdentifier: Int] = [:]
    /// The keys of the parts, in their order.
    private(set) var keys: [UInt64] = []

    init(of window: UIWindow) {
      var owners: [ObjectIdentifier: Int] = [:]
      add(window.shownControllers, &owners)
      addViews(in: ShownView(window), owners)
      nameUnknown()
      keys = parts.indices.isEmpty ? [] : distinctKeys
    }

    /// The second controller of a name has a number: it came behind the first, which keeps its name.
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

    /// Controllers as they can have come: what was pushed behind the roots of all stacks, what is presented behind all beneath it.
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
      var places: [ObjectIdentifier: Int] = [:]
      while let (shown, outer, parent) = waiting.popLast() {
        let own = shown.view.next.flatMap { owners[ObjectIdentifier($0)] }
        let owner = own ?? outer
        var place = own ?? parent
        if let content = shown.view.targetContent {
          cells.append((shown.view, content))
        } else if own == nil {
          place = parts.count
          places[ObjectIdentifier(shown.view)] = place
          parts.append(part(of: shown, owner, parent))
          addParts(of: shown, owner, place, owners)
        }
        // UIKit's own views inside a control are nobody's business.
        guard !shown.kind.isLeaf || shown.kind.form.holdsViews else { continue }
        // A cell's accessory belongs to the view in the cell, which comes next.
        let next = shown.view.targetContent == nil ? place : parts.count
        let inner = shown.subviews
        waiting += inner.dropFirst().reversed().map { ($0, owner, next) }
        if let first = inner.first { waiting.append((first, owner, place)) }
      }
      for (cell, content) in cells { others[ObjectIdentifier(cell)] = places[ObjectIdentifier(content)] }
    }

    private func part(of shown: ShownView, _ owner: Int?, _ parent: Int?) -> Part {
      let definition = shown.definition
      var text = definition?.kind.definition.subject(locale: "") ?? ""
      // Of a view without a definition, what is shown; not what a person changes.
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

    /// The items of a bar, and the parts of a text that are tapped.
    private mutating func addParts(
      of shown: ShownView,
      _ owner: Int?,
      _ place: Int?,
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
          parent: place
        )
      }
      switch shown.kind.form {
      case .navigationBar(let bar):
        // A bar's items belong to the screen below it: another one's Done is another.
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
          if let place = controller.flatMap({ owners[ObjectIdentifier($0)] }) {
            others[ObjectIdentifier(tab.item)] = place
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
            parent: place
          )
        }
      }
    }

    /// A view without an id and a text, such as a stack, is known by the first one in it that has either; an element of a list without a
    /// text goes by the first one in it.
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

    /// Of parts that are alike, the text tells which is which, then what they are in, then their order. An element of a list goes by its
    /// text also where it is the only one, and owns what is in it.
    private var distinctKeys: [UInt64] {
      func counted(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
      var plain: [String] = []
      // The elements that parts are in, by the parts' places: a part comes behind the one that it is in.
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
        // The surroundings of a part come before it.
        let outer = parts[index].parent.map { keys[$0] } ?? ""
        let name = alikeTexts[text] == 1 ? text : ReferenceKeys.joined([text, outer])
        found[name, default: 0] += 1
        let count = found[name, default: 1]
        keys.append(Fingerprint.text(of: (count == 1 ? name : ReferenceKeys.joined([name, "\(count)"])).utf8))
      }
      return keys.map { UInt64($0, radix: 16) ?? 0 }
    }

    /// No text has the separator, which ends a word in no other place.
    private static func joined(_ words: [String]) -> String { words.joined(separator: "\u{1F}") }
  }

  extension UIView {
    /// The view in one that makes all of it a target: to a person the two are one.
    fileprivate var targetContent: UIView? {
      switch self {
      case let cell as ListCell: cell.view.targetContent ?? cell.view
      case is TappedView: subviews.first
      default: nil
      }
    }
  }

  extension ViewDefinition {
    /// So many views are looked at, as every view around looks at the same ones again.
    private static let lookLimit = 64

    /// The id or the text of the first view in it that has either, also of one that a condition hides now or that a list has no element for.
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

/// Keys written in a few letters and digits.
enum ReferenceToken {
  /// Digits and consonants: no word comes of them.
  private static let letters = Array("0123456789bcdfghjkmnpqrtvwxz")
  /// So many letters are behind the first one, unless two keys would have the same.
  private static let usualCount = 3
  /// A key has no more.
  private static let lengthLimit = 13

  /// The tokens of keys that differ, in their order. Where two would have the same, both are longer: neither is taken for the other.
  static func tokens(of keys: [UInt64]) -> [String] {
    var tokens = keys.map { token(of: $0, usualCount) }
    var waiting = Array(keys.indices)
    var count = usualCount
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
