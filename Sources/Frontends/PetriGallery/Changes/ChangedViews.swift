import Foundation
import PetriSnapshots

/// The views in which two pictures of a screen differ: those to outline, and the differences in words.
struct ChangedViews {
  /// A view that differs.
  struct Mark: Equatable {
    /// The ways to differ.
    enum Kind: String {
      case added, removed, changed, moved
    }

    let kind: Kind
    /// Left, top, width and height on the picture before; `nil` where it isn't on it.
    let before: [Double]?
    /// The same on the picture now.
    let after: [Double]?
    /// The difference as markup, in the words of trees.
    let words: String
    /// The same for people who look at the screen.
    let title: String
  }

  /// The views, in the order of the tree.
  let marks: [Mark]

  /// Compares the pictures; finds nothing where one of them isn't known.
  init(_ before: CellPicture?, _ after: CellPicture?) {
    guard let before, let after, !before.views.isEmpty, !after.views.isEmpty else {
      marks = []
      return
    }
    marks = Comparison(old: before.views, new: after.views).marks
  }
}

/// Two trees of views, those that are the same paired with each other.
private struct Comparison {
  let old: [CellPicture.View]
  let new: [CellPicture.View]
  /// The view before, by the place of the one now.
  private var oldOf: [Int: Int] = [:]
  private var newOf: [Int: Int] = [:]
  private let oldParents: [Int?]
  private let newParents: [Int?]

  init(old: [CellPicture.View], new: [CellPicture.View]) {
    (self.old, self.new) = (old, new)
    (oldParents, newParents) = (Self.parents(of: old), Self.parents(of: new))
    let difference = new.map(\.text).difference(from: old.map(\.text))
    var gone: Set<Int> = []
    var came: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): came.insert(place)
      }
    }
    let kept = zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !came.contains($0) })
    for (one, other) in kept { pair(one, other) }
    // A view that only has another text or attributes is between the same ones.
    var waiting: [String: [Int]] = [:]
    for place in gone.sorted() {
      waiting[key(old[place], oldParents[place].flatMap { newOf[$0] }), default: []].append(place)
    }
    for place in came.sorted() {
      // A parent is paired before what is in it.
      let parent = newParents[place]
      let name = key(new[place], parent)
      var found = waiting[name]?.first
      if found == nil, let parent, let oldParent = oldOf[parent] {
        found = gone.sorted().first {
          newOf[$0] == nil && oldParents[$0] == oldParent && Self.kind(of: old[$0]) == Self.kind(of: new[place])
        }
      }
      guard let found, newOf[found] == nil else { continue }
      waiting[name]?.removeFirst()
      pair(found, place)
    }
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    oldOf[other] = one
    newOf[one] = other
  }

  private func key(_ view: CellPicture.View, _ parent: Int?) -> String { "\(parent ?? -1) \(Self.kind(of: view))" }

  /// The kind with the id, without the text: `button go`.
  private static func kind(of view: CellPicture.View) -> Substring {
    let head = view.text.prefix { $0 != "\"" }
    return head.firstRange(of: "  ").map { head[..<$0.lowerBound] } ?? head
  }

  private static func parents(of views: [CellPicture.View]) -> [Int?] {
    var open: [Int] = []
    return views.indices.map { place in
      while let last = open.last, views[last].depth >= views[place].depth { open.removeLast() }
      defer { open.append(place) }
      return open.last
    }
  }

  var marks: [ChangedViews.Mark] {
    var marks: [ChangedViews.Mark] = []
    for place in old.indices where newOf[place] == nil {
      // The views inside one that is gone are no changes of their own.
      if let parent = oldParents[place], newOf[parent] == nil { continue }
      let words = "\(Self.name(of: old[place])) is gone"
      let title = "\(Self.title(of: old[place].text)) is gone"
      marks.append(
        ChangedViews.Mark(kind: .removed, before: old[place].frame, after: nil, words: words, title: title)
      )
    }
    for place in new.indices {
      guard let before = oldOf[place] else {
        if let parent = newParents[place], oldOf[parent] == nil { continue }
        let words = "\(Self.name(of: new[place])) is new"
        let title = "\(Self.title(of: new[place].text)) is new"
        marks.append(ChangedViews.Mark(kind: .added, before: nil, after: new[place].frame, words: words, title: title))
        continue
      }
      if let mark = mark(old[before], new[place], shift(of: newParents[place])) { marks.append(mark) }
    }
    return marks
  }

  /// How far a view moved.
  private func shift(of place: Int?) -> (x: Double, y: Double) {
    guard let place, let before = oldOf[place], let from = old[before].frame, let to = new[place].frame else {
      return (0, 0)
    }
    return (to[0] - from[0], to[1] - from[1])
  }

  private func mark(
    _ before: CellPicture.View,
    _ after: CellPicture.View,
    _ outer: (x: Double, y: Double)
  ) -> ChangedViews.Mark? {
    // A bar's title is a view of its own.
    if before.text != after.text, !Self.differOnlyInTitle(before.text, after.text) {
      return ChangedViews.Mark(
        kind: .changed,
        before: before.frame,
        after: after.frame,
        words: Self.words(before.text, after.text),
        title: Self.title(before.text, after.text)
      )
    }
    // Nobody sees a spacer.
    guard let from = before.frame, let to = after.frame, after.text != "spacer" else { return nil }
    // Along with the view that it is in, it isn't a move of its own.
    let (x, y) = (to[0] - from[0] - outer.x, to[1] - from[1] - outer.y)
    guard abs(x) > 0.5 || abs(y) > 0.5 else { return nil }
    let ways = [(x, "right", "left"), (y, "down", "up")].filter { abs($0.0) > 0.5 }.map { amount, more, less in
      "\(Self.number(abs(amount))) \(amount > 0 ? more : less)"
    }
    let words = "\(Self.name(of: after)) moved \(ways.joined(separator: ", "))"
    let title = "\(Self.title(of: after.text)) moved \(ways.joined(separator: ", "))"
    return ChangedViews.Mark(kind: .moved, before: from, after: to, words: words, title: title)
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: "  ", omittingEmptySubsequences: true).map(String.init)
  }

  private static func differOnlyInTitle(_ before: String, _ after: String) -> Bool {
    func rest(_ text: String) -> [String] { parts(of: text).filter { !$0.hasPrefix("bar \"") } }
    return rest(before) == rest(after)
  }

  private static func name(of view: CellPicture.View) -> String { code(parts(of: view.text).first ?? view.text) }

  private static func code(_ text: String) -> String {
    Markup.code(text.count > maxCharacters ? "\(text.prefix(maxCharacters))…" : text)
  }

  private static let maxCharacters = 120

  /// A view as it is seen: by its text, else by its kind.
  private static func title(of text: String) -> String {
    let head = parts(of: text).first ?? text
    guard let first = head.firstIndex(of: "\""), let last = head.lastIndex(of: "\""), first < last else {
      return Markup.text(String(head.prefix(maxCharacters)))
    }
    return "“\(Markup.text(String(head[head.index(after: first)..<last].prefix(maxCharacters))))”"
  }

  private static func title(_ before: String, _ after: String) -> String {
    let (old, new) = (title(of: before), title(of: after))
    guard old == new else { return "\(old) is now \(new)" }
    let (gone, came) = (parts(of: before), parts(of: after))
    func listed(_ parts: [String], without others: [String]) -> String {
      parts.filter { !others.contains($0) }.map(Markup.text).joined(separator: ", ")
    }
    let (less, more) = (listed(gone, without: came), listed(came, without: gone))
    if less.isEmpty { return more.isEmpty ? "\(new) differs" : "\(new) is now \(more)" }
    return more.isEmpty ? "\(new) is no longer \(less)" : "\(new) is now \(more), and was \(less)"
  }

  /// The part that differs, where the rest is the same.
  private static func words(_ before: String, _ after: String) -> String {
    let (old, new) = (parts(of: before), parts(of: after))
    guard let name = old.first, name == new.first else {
      let isRest = old.dropFirst() == new.dropFirst()
      return "\(code(isRest ? old.first ?? before : before)) is now \(code(isRest ? new.first ?? after : after))"
    }
    let gone = old.filter { !new.contains($0) }.map(code)
    let came = new.filter { !old.contains($0) }.map(code)
    switch (gone.isEmpty, came.isEmpty) {
    case (false, false):
      return "\(code(name)): \(gone.joined(separator: ", ")) is now \(came.joined(separator: ", "))"
    case (true, false): return "\(code(name)): now \(came.joined(separator: ", "))"
    case (false, true): return "\(code(name)): no longer \(gone.joined(separator: ", "))"
    case (true, true): return "\(code(name)): in another order"
    }
  }
}
