import Foundation
import PetriRendering
import PetriSnapshots

/// The views that differ between two renderings of a screen.
struct ChangedViews {
  struct Mark: Equatable {
    enum Kind: String {
      case added, removed, changed, moved
    }

    let kind: Kind
    /// The x, y, width and height before; `nil` if the view is new.
    let before: [Double]?
    /// The x, y, width and height now; `nil` if the view was removed.
    let after: [Double]?
    /// The difference as HTML, in the notation of the tree.
    let words: String
    /// The difference as HTML, by what users see.
    let title: String
  }

  /// The changed views, in the order of the tree.
  let marks: [Mark]

  /// Compares two renderings; finds nothing if either is `nil`.
  init(_ before: CellPicture?, _ after: CellPicture?) {
    guard let before = before?.screen, let after = after?.screen else {
      marks = []
      return
    }
    marks = Comparison(old: before, new: after).marks
  }
}

private struct Comparison {
  private let old: [ShownNode]
  private let new: [ShownNode]
  /// The indices of old nodes, by the index of the new node.
  private var oldOf: [Int: Int] = [:]
  private var newOf: [Int: Int] = [:]
  private let oldParents: [Int?]
  private let newParents: [Int?]

  init(old: ShownScreen, new: ShownScreen) {
    let (oldLines, newLines) = (old.lines, new.lines)
    (self.old, self.new) = (oldLines.map(\.node), newLines.map(\.node))
    (oldParents, newParents) = (Self.parents(of: oldLines), Self.parents(of: newLines))
    var gone: [Int] = []
    var came: [Int] = []
    var (one, other) = (0, 0)
    for line in LineDiff(old: old, new: new).lines {
      switch line {
      case .same, .shifted:
        pair(one, other)
        (one, other) = (one + 1, other + 1)
      case .removed:
        gone.append(one)
        one += 1
      case .added:
        came.append(other)
        other += 1
      }
    }
    // A view whose text or attributes changed has the same neighbours.
    var waiting: [Kind: [Int]] = [:]
    for index in gone {
      waiting[Kind(self.old[index], in: oldParents[index].flatMap { newOf[$0] }), default: []].append(index)
    }
    for index in came {
      // Parents are paired before their children.
      let parent = newParents[index]
      let kind = Kind(self.new[index], in: parent)
      var found = waiting[kind]?.first
      if found == nil, let parent, let oldParent = oldOf[parent] {
        found = gone.first {
          newOf[$0] == nil && oldParents[$0] == oldParent && Kind(self.old[$0], in: parent) == kind
        }
      }
      guard let found, newOf[found] == nil else { continue }
      waiting[kind]?.removeFirst()
      pair(found, index)
    }
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    oldOf[other] = one
    newOf[one] = other
  }

  /// The properties of a node that remain when its texts and attributes change: parent, role, kind and identifier.
  private struct Kind: Hashable {
    let parent: Int?
    let words: Substring

    init(_ node: ShownNode, in parent: Int?) {
      self.parent = parent
      words = node.headingAtTexts?.before ?? node.heading[...]
    }
  }

  private static func parents(of lines: [ShownLine]) -> [Int?] {
    var open: [Int] = []
    return lines.indices.map { index in
      while let last = open.last, lines[last].depth >= lines[index].depth { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  var marks: [ChangedViews.Mark] {
    var marks: [ChangedViews.Mark] = []
    for index in old.indices where newOf[index] == nil {
      // The descendants of a removed view aren't reported.
      if let parent = oldParents[index], newOf[parent] == nil { continue }
      let node = old[index]
      marks.append(
        ChangedViews.Mark(
          kind: .removed,
          before: node.frame?.sides,
          after: nil,
          words: "\(Self.code(node.heading)) is gone",
          title: "\(Self.title(of: node)) is gone"
        )
      )
    }
    for index in new.indices {
      let node = new[index]
      guard let before = oldOf[index] else {
        if let parent = newParents[index], oldOf[parent] == nil { continue }
        marks.append(
          ChangedViews.Mark(
            kind: .added,
            before: nil,
            after: node.frame?.sides,
            words: "\(Self.code(node.heading)) is new",
            title: "\(Self.title(of: node)) is new"
          )
        )
        continue
      }
      if let mark = mark(old[before], node, shift(of: newParents[index])) { marks.append(mark) }
    }
    return marks
  }

  private func shift(of index: Int?) -> (x: Double, y: Double) {
    guard let index, let before = oldOf[index], let from = old[before].frame?.sides, let to = new[index].frame?.sides
    else { return (0, 0) }
    return (to[0] - from[0], to[1] - from[1])
  }

  private func mark(_ before: ShownNode, _ after: ShownNode, _ outer: (x: Double, y: Double)) -> ChangedViews.Mark? {
    if Self.isChanged(before, after) {
      return ChangedViews.Mark(
        kind: .changed,
        before: before.frame?.sides,
        after: after.frame?.sides,
        words: Self.words(before, after),
        title: Self.title(before, after)
      )
    }
    // Spacers are invisible.
    let isSpacer = after.heading == "spacer" && after.attributes.isEmpty
    guard let from = before.frame?.sides, let to = after.frame?.sides, !isSpacer else { return nil }
    // A view that moves along with its superview isn't reported.
    let (x, y) = (to[0] - from[0] - outer.x, to[1] - from[1] - outer.y)
    guard abs(x) > 0.5 || abs(y) > 0.5 else { return nil }
    let ways = [(x, "right", "left"), (y, "down", "up")].filter { abs($0.0) > 0.5 }.map { amount, more, less in
      "\(Self.number(abs(amount))) \(amount > 0 ? more : less)"
    }
    return ChangedViews.Mark(
      kind: .moved,
      before: from,
      after: to,
      words: "\(Self.code(after.heading)) moved \(ways.joined(separator: ", "))",
      title: "\(Self.title(of: after)) moved \(ways.joined(separator: ", "))"
    )
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Whether two nodes differ, except in the title of a bar, which is a separate node.
  private static func isChanged(_ before: ShownNode, _ after: ShownNode) -> Bool {
    func attributes(_ node: ShownNode) -> [ShownNode.Attribute] {
      node.attributes.filter { if $0.name == "bar", case .text = $0.value { false } else { true } }
    }
    return before.heading != after.heading || attributes(before) != attributes(after)
  }

  private static func parts(of node: ShownNode) -> [String] { [node.heading] + node.attributes.map(\.text) }

  private static func code(_ text: String) -> String {
    Markup.code(text.count > maxCharacters ? "\(text.prefix(maxCharacters))…" : text)
  }

  private static let maxCharacters = 120

  /// The visible name of a view: its texts, or else its kind.
  private static func title(of node: ShownNode) -> String {
    let text = Markup.text(String((node.text ?? node.heading).prefix(maxCharacters)))
    return node.text == nil ? text : "“\(text)”"
  }

  private static func title(_ before: ShownNode, _ after: ShownNode) -> String {
    let (old, new) = (title(of: before), title(of: after))
    guard old == new else { return "\(old) is now \(new)" }
    func listed(_ node: ShownNode, without other: ShownNode) -> String {
      let others = parts(of: other)
      return parts(of: node).filter { !others.contains($0) }.map(Markup.text).joined(separator: ", ")
    }
    let (less, more) = (listed(before, without: after), listed(after, without: before))
    if less.isEmpty { return more.isEmpty ? "\(new) differs" : "\(new) is now \(more)" }
    return more.isEmpty ? "\(new) is no longer \(less)" : "\(new) is now \(more), and was \(less)"
  }

  /// The changed heading or attributes, as HTML.
  private static func words(_ before: ShownNode, _ after: ShownNode) -> String {
    guard before.heading == after.heading else {
      let isRest = before.attributes == after.attributes
      return "\(code(isRest ? before.heading : before.line)) is now \(code(isRest ? after.heading : after.line))"
    }
    let (old, new) = (before.attributes, after.attributes)
    let gone = old.filter { !new.contains($0) }.map { code($0.text) }
    let came = new.filter { !old.contains($0) }.map { code($0.text) }
    let name = code(before.heading)
    switch (gone.isEmpty, came.isEmpty) {
    case (false, false): return "\(name): \(gone.joined(separator: ", ")) is now \(came.joined(separator: ", "))"
    case (true, false): return "\(name): now \(came.joined(separator: ", "))"
    case (false, true): return "\(name): no longer \(gone.joined(separator: ", "))"
    case (true, true): return "\(name): in another order"
    }
  }
}

extension CGRect {
  /// The x, y, width and height.
  fileprivate var sides: [Double] { [minX, minY, width, height].map { Double($0) } }
}
