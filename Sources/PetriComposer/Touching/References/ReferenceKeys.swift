#if os(Linux) || !canImport(UIKit)
  import PetriCatalog
  import PetriText
  import PetriUIKit

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
      /// The place of the part that it is in.
      var parent: Int?
    }

    private(set) var parts: [Part] = []
    /// Tabs that go by their controllers' references: the places of those, by the item.
    private(set) var tabs: [ObjectIdentifier: Int] = [:]
    /// The keys of the parts, in their order.
    private(set) var keys: [UInt64] = []

    init(of window: UIWindow) {
      var owners: [ObjectIdentifier: Int] = [:]
      add(window.shownControllers, &owners)
      addViews(in: ShownView(window), owners)
      nameUnknown()
      keys = parts.indices.isEmpty ? [] : distinctKeys
    }

    /// The second controller of a name has a number: on a stack it comes behind the first.
    private mutating func add(_ controllers: [UIViewController], _ owners: inout [ObjectIdentifier: Int]) {
      var counts: [String: Int] = [:]
      for controller in controllers {
        let name = controller.displayName
        counts[name, default: 0] += 1
        let count = counts[name, default: 1]
        owners[ObjectIdentifier(controller)] = parts.count
        let owner = count == 1 ? name : "\(name)#\(count)"
        parts.append(Part(object: controller, owner: owner, identity: "controller", isKnown: true))
      }
    }

    private mutating func addViews(in root: ShownView, _ owners: [ObjectIdentifier: Int]) {
      var waiting: [(shown: ShownView, owner: Int?, parent: Int?)] = [(root, nil, nil)]
      while let (shown, outer, parent) = waiting.popLast() {
        let own = shown.view.next.flatMap { owners[ObjectIdentifier($0)] }
        let owner = own ?? outer
        var place = own ?? parent
        if own == nil {
          place = parts.count
          parts.append(part(of: shown, owner, parent))
          addParts(of: shown, owner, place, owners)
        }
        // UIKit's own views inside a control are nobody's business.
        guard !shown.kind.isLeaf || shown.kind.form.holdsViews else { continue }
        waiting += shown.subviews.reversed().map { ($0, owner, place) }
      }
    }

    private func part(of shown: ShownView, _ owner: Int?, _ parent: Int?) -> Part {
      var text = shown.definition?.kind.definition.subject(locale: "") ?? ""
      // Of a view without a definition, what is shown; not what a person changes.
      let shownText = shown.kind.input == nil ? shown.kind.text ?? "" : ""
      if shown.definition == nil { text = shownText }
      let id = shown.definition?.id ?? shown.view.accessibilityIdentifier ?? ""
      return Part(
        object: shown.view,
        owner: owner.map { parts[$0].owner } ?? "",
        identity: id.isEmpty ? "\(shown.name) \(text)" : "#\(id)",
        isKnown: !id.isEmpty || !text.isEmpty,
        text: shownText.isEmpty && shown.kind.input == nil ? shown.readName ?? "" : shownText,
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
            tabs[ObjectIdentifier(tab.item)] = place
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

    /// A view without an id and a text, such as a stack, is known by the first one in it that has either.
    private mutating func nameUnknown() {
      var first: [Int: String] = [:]
      for index in parts.indices.reversed() {
        let part = parts[index]
        let inside = first[index]
        if !part.isKnown, let inside { parts[index].identity += "of \(inside)" }
        if let parent = part.parent { first[parent] = part.isKnown ? part.identity : inside ?? first[parent] }
      }
    }

    /// Of parts that are alike, the text tells which is which, then what they are in, then their order.
    private var distinctKeys: [UInt64] {
      func counted(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
      let plain = parts.map { ReferenceKeys.joined([$0.owner, $0.identity]) }
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
#endif
