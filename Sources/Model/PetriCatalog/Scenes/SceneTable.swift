public import InterfaceBuilder

/// The scenes of the storyboards with their segues, and the owners of xibs.
public struct SceneTable: Sendable {
  /// A scene and its controller.
  public struct Entry: Sendable {
    /// The identifier of the scene.
    public let id: SceneID
    /// The scene's view controller.
    public let controller: InterfaceController
    /// The segues and relationships, in document order.
    public let segues: [Segue]
    /// The parsed scene.
    public let scene: InterfaceScene
    /// The index of the interface file.
    public let file: Int
  }

  /// A segue or relationship to another scene.
  public struct Segue: Hashable, Sendable {
    /// The destination scene.
    public let destination: SceneID
    /// The kind in the document, such as `show`, `presentation`, `relationship` or `embed`.
    public let kind: String
    /// The name of the relationship, such as `rootViewController`; `nil` for a segue.
    public let relationship: String?
    /// The segue identifier.
    public let identifier: String?

    /// Whether the source contains the destination, as a root, tab, column or embedded controller.
    public var holds: Bool { kind == "relationship" || kind == "embed" }

    fileprivate var isPush: Bool { relationship == "rootViewController" || ["show", "push"].contains(kind) }
  }

  /// The scenes in document order.
  public let entries: [Entry]
  /// The scenes shown on a navigation stack, as its root or pushed by a segue.
  public let pushed: Set<SceneID>
  private let indices: [SceneID: Int]
  private let initial: [String: SceneID]
  private let identified: [String: [String: SceneID]]
  private let references: [SceneID: ControllerReference]
  private let ofClass: [String: [String: [SceneID]]]

  /// A table without scenes.
  public static let empty = SceneTable([])

  /// Builds the table of all storyboards and xibs.
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
        let segues = scene.segues.filter { $0.segue.kind != "unwind" }.compactMap { _, connection, segue in
          resolve(SceneID(storyboard: file.name, object: connection.destination)).map { destination in
            Segue(
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
            segues: segues,
            scene: scene,
            file: place
          )
        )
      }
    }
    self.entries = entries
    pushed = Set(entries.lazy.flatMap(\.segues).filter(\.isPush).map(\.destination))
    indices = Dictionary(zip(entries.lazy.map(\.id), entries.indices), uniquingKeysWith: { first, _ in first })
    (self.initial, self.identified, self.references) = (initial, identified, references)
    ofClass = entries.reduce(into: [:]) { found, entry in
      guard let name = entry.customClass else { return }
      found[entry.id.storyboard, default: [:]][name, default: []].append(entry.id)
    }
  }

  /// The scene with an identifier.
  public subscript(id: SceneID) -> Entry? { indices[id].map { entries[$0] } }

  /// The scene of an object, after following storyboard references.
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

  /// The initial scene of a storyboard, or the only scene of a xib.
  public func initialScene(of storyboard: String) -> Entry? { initial[storyboard].flatMap { self[$0] } }

  /// Returns the scene whose storyboard identifier, class or object identifier is `name`; `nil` if ambiguous.
  public func scene(_ name: String, of storyboard: String) -> Entry? {
    if let id = identified[storyboard]?[name] { return self[id] }
    if let entry = self[SceneID(storyboard: storyboard, object: name)] { return entry }
    let ofClass = ofClass[storyboard]?[name] ?? []
    return ofClass.count == 1 ? self[ofClass[0]] : nil
  }

  /// The names of a storyboard's scenes, sorted.
  public func names(of storyboard: String) -> [String] {
    let identifiers = identified[storyboard]?.keys.map(\.self) ?? []
    let classes = (ofClass[storyboard] ?? [:]).filter { $0.value.count == 1 }.keys
    return Set(identifiers + classes).sorted()
  }
}

extension SceneTable.Entry {
  /// The storyboard identifier of the controller.
  public var storyboardIdentifier: String? { controller.storyboardIdentifier }

  /// The custom class of the controller.
  public var customClass: String? { controller.identity.customClass }

  /// The storyboard identifier, else the class, else the object identifier.
  public var name: String { storyboardIdentifier ?? customClass ?? id.object }

  /// Whether the controller is the File's Owner of a xib.
  public var isOwner: Bool { controller.isOwner }

  /// The line of the controller in the document, starting at 1.
  public var line: Int { controller.identity.line }

  /// The kind of container, if the controller is one.
  public var container: SystemContainer? {
    switch controller.identity.kind {
    case "navigationController": .navigation
    case "tabBarController": .tabs
    case "splitViewController": .split
    case "pageViewController": .pages
    default: nil
    }
  }

  /// The title shown in bars.
  public var title: String? {
    [controller.navigationItem?.title, controller.title, controller.tabBarItem?.title].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
  }
}

extension SceneTable.Entry {
  /// The distinct texts, in document order.
  public var texts: [String] {
    var seen: Set<String> = []
    return scene.texts.map(\.text).filter { seen.insert($0).inserted }
  }
}

/// A storyboard or xib.
public struct InterfaceFile: Hashable, Sendable, Codable {
  /// The file name without its extension, as for `UIStoryboard(name:bundle:)`.
  public let name: String
  /// The path relative to the catalogue's folder.
  public let path: String
  /// The parsed document; `nil` in a catalogue decoded from JSON.
  public private(set) var document: InterfaceDocument?
  /// The localized strings by locale and key, such as `8bC-Xf-vdC.text`.
  public private(set) var strings: [String: [String: String]] = [:]

  /// Creates a file.
  public init(name: String, path: String, document: InterfaceDocument, strings: [String: [String: String]] = [:]) {
    self.name = name
    self.path = path
    self.document = document
    self.strings = strings
  }

  private enum CodingKeys: CodingKey { case name, path }

  /// The localized strings for a locale or its language; empty if there are none.
  public func strings(for locale: String) -> [String: String] {
    strings[locale] ?? strings[String(locale.prefix { $0 != "-" && $0 != "_" })] ?? [:]
  }
}
