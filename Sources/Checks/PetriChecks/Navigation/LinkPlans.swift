import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting

/// Plans all deep links once per combination of screens and app state, which determine a plan except for open forms.
@MainActor
struct LinkPlans {
  private struct Origin: Hashable {
    let place: StagePlace
    let values: ContextValue
  }

  private typealias Planned<Value> = (link: ExampleLink, value: Value)

  let links: [ExampleLink]
  private let guarded: [ScreenTarget]
  private let catalog: Catalog
  private var targets: [ContextValue: [Planned<ScreenTarget>]] = [:]
  private var states: [[String]] = []
  private var numbers: [Origin: Int] = [:]
  private var kinds: [[Planned<PlanKind>]] = []
  /// The interceptors whose condition failed in some state, and those whose condition held.
  private(set) var asked: Set<String> = []
  private(set) var passed: Set<String> = []
  private(set) var cases: Set<String> = []

  init(_ links: [ExampleLink], guarded: [ScreenTarget], in catalog: Catalog) {
    (self.links, self.guarded, self.catalog) = (links, guarded, catalog)
  }

  static func guarded(besides links: [ExampleLink], in catalog: Catalog) -> [ScreenTarget] {
    let linked = Set(links.map(\.screen))
    let graph = CatalogGraph(catalog)
    return catalog.screens.compactMap { screen in
      guard !screen.interceptors.isEmpty, !linked.contains(screen.name),
        graph.edges(to: screen.name).contains(where: { $0.kind == .opens })
      else { return nil }
      let examples = screen.context.compactMap { field in
        field.example.map { ContextLiteral.Entry(name: field.name, value: $0.literal) }
      }
      return ScreenTarget(screen.name, with: .object(examples))
    }
  }

  static func kinds(of links: [ExampleLink], on launched: LaunchedScreen) -> [String: PlanKind] {
    guard let composer = launched.stage.composer else { return [:] }
    let place = StagePlace(launched)
    return Dictionary(
      targets(of: links, composer).compactMap { link, target in
        (try? composer.routing.plan(to: target)).map { (link.text, PlanKind($0, at: place)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var count: Int { kinds.reduce(0) { $0 + $1.count } }

  mutating func plan(from state: ExploredState, at place: StagePlace, _ composer: Composer) {
    guard !links.isEmpty || !guarded.isEmpty else { return }
    let values = ContextValue.object(composer.state.values)
    let origin = Origin(place: place, values: values)
    if let known = numbers[origin] { return states[known].append(state.id) }
    numbers[origin] = states.count
    states.append([state.id])
    var planned: [Planned<PlanKind>] = []
    let known = targets[values] ?? LinkPlans.targets(of: links, composer)
    targets[values] = known
    for (link, target) in known {
      guard let plan = try? composer.routing.plan(to: target) else { continue }
      note(plan, to: target.screen)
      planned.append((link, PlanKind(plan, at: place)))
    }
    kinds.append(planned)
    for target in guarded {
      if let plan = try? composer.routing.plan(to: target) { note(plan, to: target.screen) }
    }
  }

  private static func targets(of links: [ExampleLink], _ composer: Composer) -> [Planned<ScreenTarget>] {
    links.compactMap { link in (try? composer.destination(of: link.text)).map { (link, ScreenTarget($0)) } }
  }

  private mutating func note(_ plan: RoutePlan, to screen: String) {
    asked.formUnion(plan.interceptors)
    passed.formUnion(catalog.screen(named: screen)?.interceptors.filter { !plan.interceptors.contains($0) } ?? [])
    cases.formUnion(plan.steps.flatMap(\.choices))
  }

  /// The nearest state for each link and plan kind.
  func openings(_ walks: [String: [String]]) -> [NavigationMap.Opening] {
    func distance(_ state: String) -> Int { walks[state]?.count ?? .max }
    let nearest = states.map { $0.min { distance($0) < distance($1) } ?? $0[0] }
    var found: [ExampleLink: [PlanKind: String]] = [:]
    for (plans, state) in zip(kinds, nearest) {
      for (link, kind) in plans {
        if let known = found[link]?[kind], distance(known) <= distance(state) { continue }
        found[link, default: [:]][kind] = state
      }
    }
    return links.flatMap { link in found[link]?.values.map { NavigationMap.Opening(link: link, state: $0) } ?? [] }
      .sorted { (distance($0.state), $0.link.text, $0.state) < (distance($1.state), $1.link.text, $1.state) }
  }
}
