import PetriLinks

/// A directed graph of navigation between screens.
///
/// Stored as adjacency arrays, so that a graph of ten thousand screens takes a few hundred kilobytes and incoming edges
/// are found quickly.
public struct CatalogGraph: Hashable, Sendable {
  /// An edge from one screen to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The kind of an edge.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A tap opens the target.
      case opens
      /// A tap follows a link to the target.
      case links = "links to"
      /// The target is a child of the source.
      case holds
      /// A route puts the target on top of the source.
      case routes = "routes to"
      /// An interceptor of the source shows the target.
      case asks = "asks by"
    }

    /// The name of the source screen.
    public let from: String
    /// The name of the target screen.
    public let to: String
    /// The kind.
    public let kind: Kind

    /// Creates an edge.
    public init(from: String, to: String, kind: Kind) {
      self.from = from
      self.to = to
      self.kind = kind
    }
  }

  /// An edge whose source and target are indices of screens.
  public struct IndexedEdge: Hashable, Sendable {
    /// The index of the source screen.
    public let from: Int32
    /// The index of the target screen.
    public let to: Int32
    /// The kind.
    public let kind: Edge.Kind
  }

  private let names: [String]
  private let screenCount: Int
  private let sorted: [Int32]
  private let indexedEdges: [IndexedEdge]
  /// The index of each screen's first outgoing edge.
  private let starts: [Int32]
  /// The indices of the edges, sorted by target.
  private let arriving: [Int32]
  private let arrivingStarts: [Int32]

  /// Builds the graph of a catalogue; links that depend on a context are omitted.
  public init(_ catalog: Catalog) {
    self.init(catalog.screenNames, catalog.screens.map { ScreenEdges($0) }, in: catalog)
  }

  /// Builds the graph from the edges of each screen.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens, in order.
  ///   - edges: The edges of each screen, in the same order.
  ///   - catalog: The catalogue with the links and interceptors.
  public init(_ screens: [String], _ edges: [ScreenEdges], in catalog: Catalog) {
    let shown = Dictionary(
      catalog.settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var carried: [String: [String]] = [:]
    for (name, own) in zip(screens, edges) {
      for origin in own.origins { carried[origin, default: []].append(name) }
    }
    self.init(
      screens,
      zip(screens, edges).lazy.map { name, own in
        CatalogGraph.edges(of: own, from: name, in: catalog)
          + (carried[name] ?? []).map { Edge(from: name, to: $0, kind: .routes) }
          + own.interceptors.compactMap { shown[$0] }.map { Edge(from: name, to: $0, kind: .asks) }
      }
    )
  }

  /// Builds a graph from the names of its screens and its edges.
  public init(screens: [String], edges: [Edge]) {
    let own = Dictionary(grouping: edges, by: \.from)
    let known = Set(screens)
    let others = edges.map(\.from).filter { !known.contains($0) }
    var seen: Set<String> = []
    let all = screens + others.filter { seen.insert($0).inserted }
    self.init(screens, all.lazy.map { own[$0] ?? [] })
  }

  private init(_ screens: [String], _ edges: some Sequence<[Edge]>) {
    var names = screens
    var numbers = Dictionary(
      screens.enumerated().map { ($1, Int32($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    func number(of name: String) -> Int32 {
      if let number = numbers[name] { return number }
      numbers[name] = Int32(names.count)
      names.append(name)
      return Int32(names.count - 1)
    }
    var indexedEdges: [IndexedEdge] = []
    var seen: Set<IndexedEdge> = []
    for own in edges {
      seen.removeAll(keepingCapacity: true)
      for edge in own {
        let edge = IndexedEdge(from: number(of: edge.from), to: number(of: edge.to), kind: edge.kind)
        if seen.insert(edge).inserted { indexedEdges.append(edge) }
      }
    }
    self.names = names
    screenCount = screens.count
    sorted = names.indices.map(Int32.init).sorted { names[Int($0)] < names[Int($1)] }
    let outgoing = CatalogGraph.order(of: indexedEdges.map(\.from), count: names.count)
    self.indexedEdges = outgoing.order.map { indexedEdges[Int($0)] }
    starts = outgoing.starts
    let incoming = CatalogGraph.order(of: self.indexedEdges.map(\.to), count: names.count)
    (arriving, arrivingStarts) = (incoming.order, incoming.starts)
  }

  /// A stable counting sort. Returns the indices of the keys in sorted order, and the offset of each key's first index.
  private static func order(of keys: [Int32], count: Int) -> (order: [Int32], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var next = starts
    var order = [Int32](repeating: 0, count: keys.count)
    for (index, key) in keys.enumerated() {
      order[Int(next[Int(key)])] = Int32(index)
      next[Int(key)] += 1
    }
    return (order, starts)
  }

  // MARK: - By names

  /// The names of the screens in the catalogue's order.
  public var screens: [String] { Array(names.prefix(screenCount)) }

  /// The distinct edges, sorted by source.
  public var edges: [Edge] { indexedEdges.map(edge) }

  /// The outgoing edges of a screen.
  public func edges(from screen: String) -> [Edge] { number(of: screen).map { edges(fromIndex: $0).map(edge) } ?? [] }

  /// The incoming edges of a screen, sorted by source.
  public func edges(to screen: String) -> [Edge] { number(of: screen).map { edges(toIndex: $0).map(edge) } ?? [] }

  private func edge(_ edge: IndexedEdge) -> Edge {
    Edge(from: names[Int(edge.from)], to: names[Int(edge.to)], kind: edge.kind)
  }

  // MARK: - By indices

  /// The index of the screen with the given name.
  public func number(of screen: String) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if names[Int(sorted[middle])] < screen { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count, names[Int(sorted[low])] == screen else { return nil }
    return Int(sorted[low])
  }

  /// The name of the screen at an index.
  public func name(of number: Int) -> String { names[number] }

  /// The outgoing edges of the screen at an index.
  public func edges(fromIndex number: Int) -> ArraySlice<IndexedEdge> {
    indexedEdges[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The incoming edges of the screen at an index.
  public func edges(toIndex number: Int) -> some RandomAccessCollection<IndexedEdge> {
    arriving[Int(arrivingStarts[number])..<Int(arrivingStarts[number + 1])].lazy.map { indexedEdges[Int($0)] }
  }

  // MARK: - Edges of a definition

  /// The edges that follow from a screen's own content: to its child screens, and to the screens that its taps open.
  public static func edges(of screen: ScreenDefinition, in catalog: Catalog) -> [Edge] {
    edges(of: ScreenEdges(screen), from: screen.name, in: catalog)
  }

  private static func edges(of own: ScreenEdges, from screen: String, in catalog: Catalog) -> [Edge] {
    own.children.map { Edge(from: screen, to: $0, kind: .holds) }
      + own.taps.flatMap { tap in
        switch tap {
        case .opens(let target): [Edge(from: screen, to: target, kind: .opens)]
        case .follows(let link): edges(following: link, from: screen, in: catalog)
        }
      }
      + (own.scene.map(catalog.segues) ?? []).map {
        Edge(from: screen, to: $0.screen, kind: $0.holds ? .holds : .opens)
      }
  }

  /// The edges for a link: several if conditions decide between screens, none if no screen matches.
  public static func edges(following link: String, from screen: String, in catalog: Catalog) -> [Edge] {
    catalog.screenNames(behind: link).map { Edge(from: screen, to: $0, kind: .links) }
  }
}

extension ScreenDefinition {
  /// The actions of the screen, its bars, alerts and views, in order, with compound actions split into steps.
  public var taps: [TapAction] {
    var taps = onAppear?.actions ?? []
    for item in bar?.items ?? [] { taps += item.taps }
    taps += bar?.search?.onSubmit?.actions ?? []
    taps += content.actions
    var waiting = Array(views.reversed())
    while let view = waiting.popLast() {
      for tap in view.taps { taps += tap.actions }
      taps += view.innerTaps.flatMap(\.actions)
      waiting += view.views.reversed()
    }
    return taps
  }
}

extension BarItemDefinition {
  fileprivate var taps: [TapAction] {
    ([tap] + menu.flatMap(\.all).map(\.tap)).flatMap { $0?.actions ?? [] }
  }
}

extension ScreenDefinition {
  /// The distinct screens on which the screen's routes build.
  public var routeOrigins: Set<String> { routes.isEmpty ? [] : Set(routes.flatMap(\.origins)) }
}

extension RouteDefinition {
  /// The screens on which the route builds.
  public var origins: [String] { RouteDefinition.origins(in: steps) + levels.flatMap(\.screens).dropLast() }

  private static func origins(in steps: [RouteStep]) -> [String] {
    steps.flatMap { step -> [String] in
      switch step.kind {
      case .from(.screen(let name, _)), .from(.route(let name, _)): [name]
      case .fork(let cases): cases.flatMap { origins(in: $0.steps) }
      default: []
      }
    }
  }
}
