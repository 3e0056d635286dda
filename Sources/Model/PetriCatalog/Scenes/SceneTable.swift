public import InterfaceBuilder

/// The scenes of a catalogue's storyboards, with the ways between them, and the controllers that own a xib.
public struct SceneTable: Sendable {
  /// A scene with its controller.
  public struct Entry: Sendable {
    /// Its identity.
    public let id: SceneID
    /// Its controller.
    public let controller: InterfaceController
    /// The ways that begin at it, in the document's order.
    public let ways: [Way]
    /// Its part of the document.
    public let scene: InterfaceScene
    /// The place of its document among the catalogue's.
    public let file: Int
  }

  /// A way from a scene to another.
  public struct Way: Hashable, Sendable {
    /// Where it leads.
    public let destination: SceneID
    /// How it leads there, as documents have it: `show`, `presentation`, `relationship`, `embed` and others.
    public let kind: String
    /// The part that the destination has in a container, such as `rootViewController`; `nil` for a segue.
    public let relationship: String?
    /// The name by which code takes it; `nil` for none.
    public let identifier: String?

    /// Whether the destination is inside the scene: a root, a tab, a column, or embedded in a view.
    public var holds: Bool { kind == "relationship" || kind == "embed" }

    /// Whether it brings the destination onto a navigation stack.
    fileprivate var isPush: Bool { relationship == "rootViewController" || ["show", "push"].contains(kind) }
  }

  /// The scenes, in the documents' order.
  public let entries: [Entry]
  /// The scenes that are shown on a navigation stack: the roots of such, and those that a segue pushes.
  public let pushed: Set<SceneID>
  private let places: [SceneID: Int]
  private let initial: [String: SceneID]
  private let identified: [String: [String: SceneID]]
  private let references: [SceneID: ControllerReference]
  private let ofClass: [String: [String: [SceneID]]]

  /// The table of no storyboard.
  public static let empty = SceneTable([])

  /// Reads the documents.
  public init(_ files: [InterfaceFile]) {
    var (initial, identified): ([String: SceneID], [String: [String: SceneID]]) = ([:], [:])
    var references: [SceneID: ControllerReference] = [:]
    for file in files {
      for scene in file.document?.shownScenes ?? [] {
        if let reference = scene.reference {
          references[SceneID(storyboard: file.name, object: reference.identity.id)] = reference
        }
        guard let controller = scene.controller else { continue }
        let id = SceneID(storyboard: file.name, object: controller.identity.id)
        if let name = controller.storyboardIdentifier, identified[file.name]?[name] == nil {
          identified[file.name, default: [:]][name] = id
        }
        if file.document?.initialController == controller.identity.id || controller.isOwner { initial[file.name] = id }
      }
    }
    func resolve(_ id: SceneID) -> SceneID? { SceneTable.destination(id, references, initial, identified) }
    var entries: [Entry] = []
    var seen: Set<SceneID> = []
    for (place, file) in files.enumerated() {
      for scene in file.document?.shownScenes ?? [] {
        guard let controller = scene.controller,
          seen.insert(SceneID(storyboard: file.name, object: controller.identity.id)).inserted
        else { continue }
        let ways = scene.segues.filter { $0.segue.kind != "unwind" }.compactMap { _, connection, segue in
          resolve(SceneID(storyboard: file.name, object: connection.destination)).map { destination in
            Way(
              destination: destination,
              kind: segue.kind,
              relationship: segue.relationship,
              identifier: segue.identifier
            )
          }
        }
        entries.append(
          Entry(
            id: SceneID(storyboard: file.name, object: controller.identity.id),
            controller: controller,
            ways: ways,
            scene: scene,
            file: place
          )
        )
      }
    }
    self.entries = entries
    pushed = Set(entries.lazy.flatMap(\.ways).filter(\.isPush).map(\.destination))
    places = Dictionary(zip(entries.lazy.map(\.id), entries.indices), uniquingKeysWith: { first, _ in first })
    (self.initial, self.identified, self.references) = (initial, identified, references)
    ofClass = entries.reduce(into: [:]) { found, entry in
      guard let name = entry.customClass else { return }
      found[entry.id.storyboard, default: [:]][name, default: []].append(entry.id)
    }
  }

  /// The scene of an identity; `nil` where no document has it.
  public subscript(id: SceneID) -> Entry? { places[id].map { entries[$0] } }

  /// The scene that an object of a storyboard is, or that it refers to in another one; `nil` where none has the name.
  public func destination(_ id: SceneID) -> SceneID? {
    SceneTable.destination(id, references, initial, identified)
  }

  private static func destination(
    _ id: SceneID,
    _ references: [SceneID: ControllerReference],
    _ initial: [String: SceneID],
    _ identified: [String: [String: SceneID]]
  ) -> SceneID? {
    guard let reference = references[id] else { return id }
    guard let name = reference.identifier else { return initial[reference.storyboard] }
    return identified[reference.storyboard]?[name]
  }

  /// The scene that a storyboard begins with, or the one that a xib has; `nil` where it has none.
  public func initialScene(of storyboard: String) -> Entry? { initial[storyboard].flatMap { self[$0] } }

  /// The scene of a storyboard by the name that people have for it: its storyboard identifier, the class of its controller, or the
  /// identifier that Interface Builder gave it; `nil` where none or more than one has the name.
  public func scene(_ name: String, of storyboard: String) -> Entry? {
    if let id = identified[storyboard]?[name] { return self[id] }
    if let entry = self[SceneID(storyboard: storyboard, object: name)] { return entry }
    let ofClass = ofClass[storyboard]?[name] ?? []
    return ofClass.count == 1 ? self[ofClass[0]] : nil
  }

  /// The names by which people may have the scenes of a storyboard, sorted.
  public func names(of storyboard: String) -> [String] {
    let identifiers = identified[storyboard]?.keys.map(\.self) ?? []
    let classes = (ofClass[storyboard] ?? [:]).filter { $0.value.count == 1 }.keys
    return Set(identifiers + classes).sorted()
  }
}

extension SceneTable.Entry {
  /// The identifier that `UIStoryboard` finds its controller by; `nil` where it has none.
  public var storyboardIdentifier: String? { controller.storyboardIdentifier }

  /// The class that somebody wrote for its controller; `nil` for one of UIKit's own.
  public var customClass: String? { controller.identity.customClass }

  /// The name that people have for it: its storyboard identifier, else its class, else the identifier of its object.
  public var name: String { storyboardIdentifier ?? customClass ?? id.object }

  /// Whether it is the owner of a xib, rather than a scene of a storyboard.
  public var isOwner: Bool { controller.isOwner }

  /// The line of its document where its controller begins, counted from 1.
  public var line: Int { controller.identity.line }

  /// The container of UIKit's that its controller is; `nil` for anything else.
  public var container: SystemContainer? {
    switch controller.identity.kind {
    case "navigationController": .navigation
    case "tabBarController": .tabs
    case "splitViewController": .split
    case "pageViewController": .pages
    default: nil
    }
  }

  /// Its title, as bars show it; `nil` where its document has none.
  public var title: String? {
    [controller.navigationItem?.title, controller.title, controller.tabBarItem?.title].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
  }
}

extension SceneTable.Entry {
  /// The texts of its views and bars as its document has them, each once, in the document's order.
  public var texts: [String] {
    var seen: Set<String> = []
    return scene.texts.map(\.text).filter { seen.insert($0).inserted }
  }
}
