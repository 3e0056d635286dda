import PetriLinks

/// Which screens lead to which: the map of an app.
///
/// Ways are kept by numbers: a catalogue of ten thousand screens takes a few hundred kilobytes, and the ways to a
/// screen are found without a look at the others.
public struct CatalogGraph: Hashable, Sendable {
  /// A way from one screen to another.
  public struct Edge: Hashable, Sendable, Codable {
    /// The kinds of ways.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A tap opens it.
      case opens
      /// A tap follows a link to it.
      case links = "links to"
      /// It is inside.
      case holds
      /// The other's route puts it on this one.
      case routes = "routes to"
      /// An interceptor on the way to the first shows it.
      case asks = "asks by"
    }

    /// Where the way begins.
    public let from: String
    /// Where it ends.
    public let to: String
    /// The kind of the way.
    public let kind: Kind

    /// Makes a way.
    public init(from: String, to: String, kind: Kind) {
      self.from = from
      self.to = to
      self.kind = kind
    }
  }

  /// A way between screens that are known by their numbers.
  public struct Way: Hashable, Sendable {
    /// The number of the screen where it begins.
    public let from: Int32
    /// The number of the screen where it ends.
    public let to: Int32
    /// The kind of the way.
    public let kind: Edge.Kind
  }

  /// The screens' names by their numbers: those of the catalogue in its order, then those that ways alone tell of.
  private let names: [String]
  private let screenCount: Int
  /// The numbers in the order of the names.
  private let sorted: [Int32]
  /// The ways by where they begin, each once.
  private let ways: [Way]
  /// Where each screen's begin among them, and one place more.
  private let starts: [Int32]
  /// The places of the ways by where they end.
  private let arriving: [Int32]
  private let arrivingStarts: [Int32]

  /// Reads the ways from the screens' definitions; a link whose text depends on a context is left out.
  public init(_ catalog: Catalog) {
    self.init(catalog.screenNames, catalog.screens.map { ScreenWays($0) }, in: catalog)
  }

  /// Makes the graph of screens of which nothing but their ways is known.
  ///
  /// - Parameters:
  ///   - screens: the screens' names, in the catalogue's order.
  ///   - ways: what is known of each.
  ///   - catalog: has the links, and what interceptors show.
  public init(_ screens: [String], _ ways: [ScreenWays], in catalog: Catalog) {
    let shown = Dictionary(
      catalog.settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var carried: [String: [String]] = [:]
    for (name, own) in zip(screens, ways) {
      for origin in own.origins { carried[origin, default: []].append(name) }
    }
    self.init(
      screens,
      zip(screens, ways).lazy.map { name, own in
        CatalogGraph.ways(own, from: name, in: catalog)
          + (carried[name] ?? []).map { Edge(from: name, to: $0, kind: .routes) }
          + own.interceptors.compactMap { shown[$0] }.map { Edge(from: name, to: $0, kind: .asks) }
      }
    )
  }

  /// Makes a graph of ways.
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
    var ways: [Way] = []
    var seen: Set<Way> = []
    for own in edges {
      seen.removeAll(keepingCapacity: true)
      for edge in own {
        let way = Way(from: number(of: edge.from), to: number(of: edge.to), kind: edge.kind)
        if seen.insert(way).inserted { ways.append(way) }
      }
    }
    self.names = names
    screenCount = screens.count
    sorted = names.indices.map(Int32.init).sorted { names[Int($0)] < names[Int($1)] }
    let outgoing = CatalogGraph.places(of: ways.map(\.from), count: names.count)
    self.ways = outgoing.places.map { ways[Int($0)] }
    starts = outgoing.starts
    let incoming = CatalogGraph.places(of: self.ways.map(\.to), count: names.count)
    (arriving, arrivingStarts) = (incoming.places, incoming.starts)
  }

  /// The places of keys in the keys' order, and where each key's begin; those of a key stay in their order.
  private static func places(of keys: [Int32], count: Int) -> (places: [Int32], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var next = starts
    var places = [Int32](repeating: 0, count: keys.count)
    for (place, key) in keys.enumerated() {
      places[Int(next[Int(key)])] = Int32(place)
      next[Int(key)] += 1
    }
    return (places, starts)
  }

  // MARK: - By names

  /// The screens, in the catalogue's order.
  public var screens: [String] { Array(names.prefix(screenCount)) }

  /// The ways, each once, by the order of the screens where they begin.
  public var edges: [Edge] { ways.map(edge) }

  /// The ways that begin at a screen.
  public func edges(from screen: String) -> [Edge] { number(of: screen).map { ways(from: $0).map(edge) } ?? [] }

  /// The ways that end at a screen, by the order of the screens where they begin.
  public func edges(to screen: String) -> [Edge] { number(of: screen).map { ways(to: $0).map(edge) } ?? [] }

  private func edge(_ way: Way) -> Edge {
    Edge(from: names[Int(way.from)], to: names[Int(way.to)], kind: way.kind)
  }

  // MARK: - By numbers

  /// The number of a screen; `nil` for one that no way tells of and that isn't in the catalogue.
  public func number(of screen: String) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if names[Int(sorted[middle])] < screen { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count, names[Int(sorted[low])] == screen else { return nil }
    return Int(sorted[low])
  }

  /// The name of a screen by its number.
  public func name(of number: Int) -> String { names[number] }

  /// The ways that begin at a screen, by its number.
  public func ways(from number: Int) -> ArraySlice<Way> { ways[Int(starts[number])..<Int(starts[number + 1])] }

  /// The ways that end at a screen, by its number.
  public func ways(to number: Int) -> some RandomAccessCollection<Way> {
    arriving[Int(arrivingStarts[number])..<Int(arrivingStarts[number + 1])].lazy.map { ways[Int($0)] }
  }

  // MARK: - Ways in a definition

  /// The ways that a screen's own content shows: to what is inside, and to where its taps lead.
  public static func ways(from screen: ScreenDefinition, in catalog: Catalog) -> [Edge] {
    ways(ScreenWays(screen), from: screen.name, in: catalog)
  }

  private static func ways(_ own: ScreenWays, from screen: String, in catalog: Catalog) -> [Edge] {
    own.children.map { Edge(from: screen, to: $0, kind: .holds) }
      + own.taps.flatMap { tap in
        switch tap {
        case .opens(let target): [Edge(from: screen, to: target, kind: .opens)]
        case .follows(let link): edges(following: link, from: screen, in: catalog)
        }
      }
      + (own.scene.map(catalog.ways) ?? []).map { Edge(from: screen, to: $0.screen, kind: $0.holds ? .holds : .opens) }
  }

  /// The ways that a link shows: several where conditions decide, none where it leads to no screen.
  public static func edges(following link: String, from screen: String, in catalog: Catalog) -> [Edge] {
    catalog.screenNames(behind: link).map { Edge(from: screen, to: $0, kind: .links) }
  }
}

extension ScreenDefinition {
  /// Its action when it appears, and those of the taps of its bars, its alert and its views, in their order; each thing
  /// by itself.
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
  /// Its own action, and those of the elements of its menu.
  fileprivate var taps: [TapAction] {
    ([tap] + menu.flatMap(\.all).map(\.tap)).flatMap { $0?.actions ?? [] }
  }
}

extension ScreenDefinition {
  /// The screens that its routes put it on, each once.
  public var routeOrigins: Set<String> { routes.isEmpty ? [] : Set(routes.flatMap(\.origins)) }
}

extension RouteDefinition {
  /// The screens that it puts something on.
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
