public import PetriCatalog
import PetriComposer
public import PetriText
import PetriUIKit

/// A screen as text whose parts have references, which moves and later questions use: `[e4kx] button "Buy"`.
public struct ReferencedText {
  /// The rendering.
  public let rendering: Rendering
  /// The lines before the parts: the name and the context of the screen.
  public let head: [String]
  /// The parts: the outermost controller of a tree, or a node per line.
  public let nodes: [TreeNode]
  /// The screen as JSON, in which references have the key `ref`.
  public let json: JSONText?

  /// The text with one final newline.
  public var text: String { text(of: nodes) }

  /// The text of some of the parts.
  public func text(of nodes: [TreeNode]) -> String {
    (head + nodes.flatMap { $0.lines() }).map { $0 + "\n" }.joined()
  }

  /// The renderings that can have references.
  public static let renderings: [Rendering] = [.tree, .wireframe, .accessibility, .json]
}

extension LaunchedScreen {
  /// The screen as JSON, without references.
  public var json: JSONText { JSONTree(self).document }

  /// The screen as text with references; `nil` for a rendering without references.
  ///
  /// - Parameter part: The reference of the wanted part; `nil` for the whole screen.
  /// - Throws: `UnknownReference` if nothing in the text has the reference.
  public func referenced(as rendering: Rendering, part: String? = nil) throws(UnknownReference) -> ReferencedText? {
    let references = ScreenReferences(stage)
    let tree = ShownScreenBuilder(self, references: references).screen
    let all = [tree.root].compactMap { $0?.treeNode }
    let nodes: [TreeNode]
    var head = [tree.headline]
    var json: JSONText?
    switch rendering {
    case .tree, .json:
      nodes = try part.map { (part) throws(UnknownReference) in [try found(part, in: all)] } ?? all
      if rendering == .json {
        json = JSONTree(self, references: references).document
        if let part { json = json?.part(referredTo: part) ?? json }
      }
    case .accessibility:
      let inside = try part.map { (part) throws(UnknownReference) in try view(part, references, all) }
      let elements = AccessibilityText(self).elements.filter { read in
        inside.map { SpokenElement(read).isWithin($0) } ?? true
      }
      head.append(AccessibilityText.summary(of: elements))
      nodes = elements.flatMap { read in
        read.lines.enumerated().map { index, line in
          var node = TreeNode(line: line)
          if index == 0 { node.reference = read.object.flatMap { references[$0] } }
          return node
        }
      }
    case .wireframe:
      let inside = try part.map { (part) throws(UnknownReference) in try view(part, references, all) }
      head = []
      nodes = Wireframe(self).referencedLines(references, inside).map { TreeNode(line: $0) }
    case .hierarchy, .views, .lifecycle, .svg, .routes: return nil
    }
    return ReferencedText(rendering: rendering, head: head, nodes: nodes, json: json)
  }

  private func found(_ reference: String, in nodes: [TreeNode]) throws(UnknownReference) -> TreeNode {
    var waiting = nodes
    while let node = waiting.popLast() {
      if node.reference == reference { return node }
      waiting += node.children
    }
    throw UnknownReference(reference, in: nodes)
  }

  /// The view, or the controller's view, with a reference.
  private func view(
    _ reference: String,
    _ references: ScreenReferences,
    _ nodes: [TreeNode]
  ) throws(UnknownReference) -> AnyObject {
    guard let object = references.object(named: reference) else { throw UnknownReference(reference, in: nodes) }
    return (object as? UIViewController)?.viewIfLoaded ?? object
  }
}

extension JSONText {
  /// The document reduced to the part with a reference, as its root; `nil` if no part has it.
  func part(referredTo reference: String) -> JSONText? {
    guard case .object(let pairs) = self, let root = pairs.first(where: { $0.0 == "root" })?.1 else { return nil }
    var waiting = [root]
    while let value = waiting.popLast() {
      switch value {
      case .object(let inner):
        if inner.contains(where: { $0.0 == "ref" && $0.1?.isString(reference) == true }) {
          return .object(pairs.map { $0.0 == "root" ? ("root", value) : $0 })
        }
        waiting += inner.compactMap(\.1)
      case .array(let values): waiting += values
      case .line(let inner): waiting.append(inner)
      case .string, .int, .number, .bool, .null: break
      }
    }
    return nil
  }

  private func isString(_ text: String) -> Bool { if case .string(text) = self { true } else { false } }
}

extension Wireframe {
  /// The rows of the wireframe, each followed by the references of what is on it, from left to right.
  ///
  /// - Parameter inside: The view or item whose rows are wanted; `nil` for all.
  func referencedLines(_ references: ScreenReferences, _ inside: AnyObject?) -> [String] {
    let drawing = drawing
    let lines = drawing.canvas.lines.map(WritingDirection.straightened)
    var rows: [Int: [(x: Int, reference: String)]] = [:]
    for (reference, object) in references.inked {
      guard let place = drawing.places[ObjectIdentifier(object)] else { continue }
      rows[place.y + (place.height - 1) / 2, default: []].append((place.x, reference))
    }
    let all = lines.enumerated().map { y, line in
      let found = (rows[y] ?? []).sorted { $0.x < $1.x }.map { "[\($0.reference)]" }
      return found.isEmpty ? line : "\(line) \(found.joined(separator: " "))"
    }
    guard let inside, let place = drawing.places[ObjectIdentifier(inside)] else { return all }
    return Array(all[max(0, place.y)..<min(all.count, place.y + place.height)])
  }
}
