public import PetriCatalog
import PetriComposer

/// The coverage of views, bar items, actions and menu items by cells, and of conditions by cells in which they hold and
/// in which they don't.
///
/// The subviews of a hidden view aren't counted, nor are the views of a screen without cells.
public struct ViewCoverage: Hashable, Sendable {
  /// Sections for views and for conditions.
  public let sections: [CatalogCoverage.Section]

  /// Composes cells and records the views of their screens and containers.
  ///
  /// - Parameters:
  ///   - catalog: The catalogue.
  ///   - cells: The cells that have a snapshot. Only one per screen and fixture is composed, because conditions don't
  ///     depend on the environment.
  ///   - printer: The printer that composes the cells.
  @MainActor
  public init(of catalog: Catalog, snapshots cells: [SnapshotCell], printer: CellPrinter) {
    let record = ViewRecord()
    var composed: Set<String> = []
    var seen: Set<[String]> = []
    for cell in cells where cell.rendering != .routes && seen.insert([cell.screen, cell.fixture]).inserted {
      if (try? printer.launch(cell.printed(as: .tree), recording: record)) != nil { composed.insert(cell.screen) }
    }
    var count = Count(record)
    let screens = catalog.screens.filter { composed.contains($0.name) }
    for screen in screens {
      count.add(screen.conditionalParts)
      count.add(screen.views)
    }
    let layers = Set(screens.flatMap(\.wrapping).map(\.name))
    for container in catalog.containers where layers.contains(container.name) { count.add(container.views) }
    sections = [
      CatalogCoverage.Section(name: "views", total: count.views, uncovered: count.unshown),
      CatalogCoverage.Section(name: "conditions", total: count.conditions, uncovered: count.undecided),
    ]
  }

  @MainActor
  private struct Count {
    let record: ViewRecord
    var views = 0
    var unshown: [String] = []
    var conditions = 0
    var undecided: [String] = []

    init(_ record: ViewRecord) { self.record = record }

    mutating func add(_ views: [ViewDefinition]) {
      for view in views {
        self.views += 1
        guard record.made.contains(view.place) else {
          unshown.append("\(view.place) \(view.words): \(UnshownView(view, in: record).advice)")
          continue
        }
        add(view.when, .when, "\(view.place) \(view.words)", at: view.place)
        add(view.kind.definition.enabled, .enabled, "\(view.place) \(view.words)", at: view.place)
        add(view.room?.hidden, .hidden, "\(view.place) \(view.words)", at: view.place)
        add(view.cell?.selected, .selected, "\(view.place) \(view.words)", at: view.place)
        if case .checkmark(let condition)? = view.cell?.accessory {
          add(condition, .checkmark, "\(view.place) \(view.words)", at: view.place)
        }
        add(view.views)
      }
    }

    mutating func add(_ parts: [ConditionalPart]) {
      for part in parts {
        views += 1
        guard record.made.contains(part.place) else {
          unshown.append("\(part.words): \(part.unshownAdvice)")
          continue
        }
        for (key, condition) in part.conditions { add(condition, key, part.words, noun: part.noun, at: part.place) }
      }
    }

    private mutating func add(
      _ condition: Condition?,
      _ key: ViewRecord.Condition.Key,
      _ words: String,
      noun: String = "view",
      at place: Place
    ) {
      guard let condition, !condition.references.isEmpty else { return }
      conditions += 1
      let decided = ViewRecord.Condition(of: place, key)
      guard !record.held.contains(decided) || !record.failed.contains(decided) else { return }
      let isHolding = record.held.contains(decided)
      let what =
        switch (key, isHolding) {
        case (.when, _), (.hidden, false): "no cell hides this \(noun)"
        case (.hidden, true): "no cell shows this \(noun)"
        case (.enabled, true): "no cell disables this \(noun)"
        case (.enabled, false): "no cell enables this \(noun)"
        case (.checked, true): "no cell takes the tick from this \(noun)"
        case (.checked, false): "no cell ticks this \(noun)"
        case (.selected, true): "every cell selects this \(noun)"
        case (.selected, false): "no cell selects this \(noun)"
        case (.checkmark, true): "every cell marks this \(noun)"
        case (.checkmark, false): "no cell marks this \(noun)"
        }
      undecided.append(
        "\(words): \(what); \(FixtureAdvice.text(isHolding ? .not(condition) : condition))"
      )
    }
  }
}
