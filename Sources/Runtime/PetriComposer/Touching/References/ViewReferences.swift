#if os(Linux) || !canImport(UIKit)
  public import PetriCatalog
  import PetriText
  public import PetriUIKit

  /// Short references, such as `e4kx`, to everything a window shows, for agents that read a screen as text.
  ///
  /// A reference is derived from what a view is: its controller's name and its identifier, or its kind and defined
  /// text. It is therefore stable across processes, taps, and edits of other views. Equal views are distinguished by
  /// their displayed text, their surroundings, and finally their order.
  @MainActor
  public struct ViewReferences {
    /// The prefix of a reference where a name is possible.
    public nonisolated static let sign: Character = "@"

    /// The references, in the order of controllers and their views.
    public let all: [String]
    private let objects: [String: AnyObject]
    private let names: [ObjectIdentifier: String]
    private let runs: [Run: String]

    private struct Run: Hashable {
      let label: ObjectIdentifier
      let text: String
    }

    /// Creates the references of a window.
    public init(of window: UIWindow) {
      let keys = ReferenceKeys(of: window)
      let tokens = ReferenceToken.tokens(of: keys.keys)
      var objects: [String: AnyObject] = [:]
      var names: [ObjectIdentifier: String] = [:]
      var runs: [Run: String] = [:]
      for (token, part) in zip(tokens, keys.parts) {
        objects[token] = part.object
        switch part.run {
        case let run?: runs[Run(label: ObjectIdentifier(part.object), text: run)] = token
        case nil: names[ObjectIdentifier(part.object)] = token
        }
      }
      for (other, index) in keys.others { names[other] = tokens[index] }
      all = tokens
      self.objects = objects
      self.names = names
      self.runs = runs
    }

    /// The reference of a controller, view or bar item; `nil` if it isn't visible.
    public func reference(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    /// The reference of a touchable.
    public func reference(of touchable: Touchable) -> String? {
      guard case .run(let run) = touchable.part else { return reference(of: touchable.object) }
      return run.label.flatMap { runs[Run(label: ObjectIdentifier($0), text: run.text)] }
    }

    /// The controller, view or bar item of a reference; the label for a run of a text.
    public func object(named reference: String) -> AnyObject? { objects[reference] }
  }

  extension Stage {
    /// The references of everything visible.
    public var references: ViewReferences { ViewReferences(of: window) }

    /// A move with references replaced by names: `tap:@e4kx` becomes `tap:Got it`.
    public func resolving(_ move: Move) throws(MoveError) -> Move {
      let spelling = move.spelling
      guard let first = spelling.first, first.first == ViewReferences.sign, spelling.word.takesName else { return move }
      let references = references
      let isRow = spelling.word == .swipe && spelling.second != nil
      let all = isRow ? TouchableFinder.rows(in: window) : touchables
      // A title may begin with the sign.
      if all.contains(where: { $0.name == first }) { return move }
      let reference = String(first.dropFirst())
      guard let object = references.object(named: reference) else {
        throw .impossible(move, reason(ofUnknown: reference, references, all))
      }
      guard let found = touchable(reference, of: object, references, among: all) else {
        throw .impossible(move, reason(ofUntouchable: reference, object, references, all))
      }
      return Move(Move.Spelling(spelling.word, name(of: found, for: spelling.word), spelling.second)) ?? move
    }

    private func touchable(
      _ reference: String,
      of object: AnyObject,
      _ references: ViewReferences,
      among all: [Touchable]
    ) -> Touchable? {
      if let own = all.first(where: { references.reference(of: $0) == reference }) { return own }
      if let controller = object as? UIViewController {
        let item = sequence(first: controller, next: \.parent).first { $0.parent is UITabBarController }?.tabBarItem
        if let item, let tab = all.first(where: { $0.object === item }) { return tab }
      }
      guard let view = object as? UIView else { return nil }
      let around = all.filter { $0.view.map { view.isDescendant(of: $0) } ?? false }
      if let innermost = around.last(where: { one in
        around.allSatisfy { other in one.view.flatMap { own in other.view.map(own.isDescendant(of:)) } ?? false }
      }) {
        return innermost
      }
      let inside = touchables(in: view, all)
      return inside.count == 1 ? inside[0] : nil
    }

    private func touchables(in view: UIView, _ all: [Touchable]) -> [Touchable] {
      all.filter { $0.view?.isDescendant(of: view) ?? false }
    }

    /// The index of a tab for `select`, otherwise the name.
    private func name(of touchable: Touchable, for word: Move.Word) -> String {
      if word == .select, case .tab(_, let index, _) = touchable.part { return "\(index)" }
      return touchable.name
    }

    private func reason(
      ofUnknown reference: String,
      _ references: ViewReferences,
      _ all: [Touchable]
    ) -> String {
      let known = all.compactMap { references.reference(of: $0) }
      let near = NearestName.nearest(to: reference, among: known)
      let chosen = all.filter { touchable in
        near.isEmpty || references.reference(of: touchable).map(near.contains) ?? false
      }
      return "nothing that is shown has the reference '\(ViewReferences.sign)\(reference)'"
        + listed(chosen, references, near.isEmpty ? "what can be touched" : "the nearest")
    }

    private func reason(
      ofUntouchable reference: String,
      _ object: AnyObject,
      _ references: ViewReferences,
      _ all: [Touchable]
    ) -> String {
      let inside = (object as? UIView).map { touchables(in: $0, all) } ?? []
      return "'\(ViewReferences.sign)\(reference)' can't be touched"
        + listed(inside.isEmpty ? all : inside, references, inside.isEmpty ? "what can be touched" : "in it")
    }

    private func listed(_ touchables: [Touchable], _ references: ViewReferences, _ title: String) -> String {
      let texts = touchables.prefix(ViewReferences.maxListed).compactMap { touchable in
        references.reference(of: touchable).map { "\(ViewReferences.sign)\($0) '\(touchable.name)'" }
      }
      guard !texts.isEmpty else { return "" }
      let rest = touchables.count - texts.count
      return "; \(title): \(texts.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  extension ViewReferences {
    fileprivate static let maxListed = 12
  }

  extension Move.Word {
    fileprivate var takesName: Bool {
      switch self {
      case .tap, .longPress, .type, .submit, .set, .swipe, .select: true
      default: false
      }
    }
  }
#endif
