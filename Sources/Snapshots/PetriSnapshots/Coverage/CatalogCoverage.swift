public import PetriCatalog

/// The coverage of a catalogue: the share of its parts that something tests.
///
/// A screen is covered by a snapshot or a walk; a fixture by a snapshot or a walk that uses it; a walk by passing; a
/// context key by an example, a default or a fixture; a link by values that lead back to its screen; a view by a cell
/// that shows it; and a condition by cells in which it holds and cells in which it doesn't.
public struct CatalogCoverage: Hashable, Sendable, Codable {
  /// A kind of part.
  public struct Section: Hashable, Sendable, Codable {
    /// The plural of the kind: `screens`, `fixtures`, `context keys`.
    public let name: String
    /// The number of parts.
    public let total: Int
    /// The parts that nothing tests, in the order of the catalogue.
    public let uncovered: [String]

    /// The number of tested parts.
    public var covered: Int { total - uncovered.count }

    /// Creates a section.
    public init(name: String, total: Int, uncovered: [String]) {
      self.name = name
      self.total = total
      self.uncovered = uncovered
    }
  }

  /// The kinds of parts.
  public let sections: [Section]

  /// The share of tested parts in percent, rounded down; 100 if there are no parts.
  public var percent: Int {
    let total = sections.reduce(0) { $0 + $1.total }
    return total == 0 ? 100 : sections.reduce(0) { $0 + $1.covered } * 100 / total
  }

  /// Determines the coverage of a catalogue.
  ///
  /// Screens with a reason for having no snapshots aren't counted.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - cells: The cells that have a snapshot.
  ///   - views: The coverage of views by these cells.
  ///   - passes: Performs a walk and returns whether it passes; a failing walk covers nothing.
  public init(
    of catalog: Catalog,
    snapshots cells: [SnapshotCell],
    views: ViewCoverage,
    passes: (WalkDefinition, ScreenDefinition) -> Bool
  ) {
    let matrix = SnapshotMatrix(of: catalog)
    let played = catalog.screens.flatMap { screen in
      screen.walks.map { (screen: screen.name, walk: $0, passes: passes($0, screen)) }
    }
    let walks = played.filter(\.passes).map { ($0.screen, $0.walk) }
    let held = Set(cells.map(\.screen) + walks.flatMap { [$0.0] + $0.1.expectedScreens })
    let begun = walks.compactMap { name, walk in walk.fixture.map { "\(name).\($0)" } }
    let heldFixtures = Set(cells.map { "\($0.screen).\($0.fixture)" } + begun)
    let screens = catalog.screens.filter { matrix.skipReason(of: $0) == nil }
    let fixtures = screens.flatMap { screen in screen.fixtures.map { "\(screen.name).\($0.name)" } }
    let keys = catalog.screens.flatMap { screen in
      screen.context.map { field in
        let isGiven = screen.fixtures.contains { $0.values[field.name] != nil }
        return (
          name: "\(screen.name).\(field.name)",
          isHeld: field.example != nil || (field.defaultValue ?? .null) != .null || isGiven
        )
      }
    }
    let links = catalog.screens.flatMap { screen in
      screen.links.map { (name: "\(screen.name) \($0.pattern)", isHeld: catalog.leadsBack($0, to: screen)) }
    }
    sections =
      [
        Section(name: "screens", total: screens.count, uncovered: screens.map(\.name).filter { !held.contains($0) }),
        Section(name: "fixtures", total: fixtures.count, uncovered: fixtures.filter { !heldFixtures.contains($0) }),
        Section(
          name: "walks",
          total: played.count,
          uncovered: played.filter { !$0.passes }.map { "\($0.screen) \($0.walk.name)" }
        ),
        Section(name: "context keys", total: keys.count, uncovered: keys.filter { !$0.isHeld }.map(\.name)),
        Section(name: "links", total: links.count, uncovered: links.filter { !$0.isHeld }.map(\.name)),
      ] + views.sections
  }
}

extension WalkDefinition {
  fileprivate var expectedScreens: [String] {
    steps.compactMap { step in
      if case .expect(let expectation) = step.kind { return expectation.screen }
      return nil
    }
  }
}

extension Catalog {
  /// Whether the examples or a fixture of a screen make a link that leads back to the screen.
  fileprivate func leadsBack(_ link: LinkDefinition, to screen: ScreenDefinition) -> Bool {
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    let fixtures = screen.fixtures.map {
      ContextResolution(fields: screen.context, fixture: $0.values, fallback: .examplesFirst).context
    }
    return ([examples] + fixtures).contains { context in
      // Keys derived from a link's parameters can't make a link; sample links can.
      let sample = link.isMadeOfKeys ? nil : link.pattern.sampleLink(for: screen.context)
      guard let text = link.link(for: context) ?? sample else { return false }
      guard link.condition == nil else { return screenNames(behind: text).contains(screen.name) }
      return (try? destination(of: text))?.screen == screen.name
    }
  }
}
