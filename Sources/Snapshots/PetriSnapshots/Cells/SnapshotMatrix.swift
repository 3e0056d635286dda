public import PetriCatalog
import PetriComposer
import PetriRendering

/// The cells of a catalogue: the product of devices, appearances, content sizes, locales and fixtures, with its
/// exclusions.
public struct SnapshotMatrix: Sendable {
  private let catalog: Catalog
  private let base: LaunchEnvironment

  /// Creates the matrix of a catalogue.
  public init(of catalog: Catalog) {
    self.catalog = catalog
    base = LaunchEnvironment(settings: catalog.settings)
  }

  /// The base cells of a screen: its examples in the base environment, one per rendering; empty for a skipped screen.
  ///
  /// Routes are omitted for a screen without navigation, and in any variant other than the default, because the routes
  /// of the default list the variants.
  public func baseCells(of screen: ScreenDefinition) -> [SnapshotCell] {
    let definition = definition(of: screen)
    guard definition.skip == nil else { return [] }
    return definition.kinds.filter { $0 != .routes || hasRoutes(screen) }.map { cell(of: screen, in: base, as: $0) }
  }

  private func hasRoutes(_ screen: ScreenDefinition) -> Bool {
    !RoutesText(of: screen, in: catalog).isEmpty && unusualVariants(of: screen, as: .routes).isEmpty
  }

  /// The selected variants that aren't defaults and affect a screen's text.
  private func unusualVariants(of screen: ScreenDefinition, as rendering: Rendering) -> [String] {
    guard rendering == .routes else { return catalog.unusualVariants(of: screen) }
    return catalog.settings.experiments.compactMap { experiment in
      let chosen = catalog.variants[experiment.name]
      let isOther = chosen != experiment.variants.first && screen.variants.contains { $0.experiment == experiment.name }
      return isOther ? "\(experiment.name)=\(chosen ?? "")" : nil
    }
    .sorted()
  }

  /// All cells of a screen, base cells first.
  public func cells(of screen: ScreenDefinition) -> [SnapshotCell] {
    let definition = definition(of: screen)
    guard definition.skip == nil else { return [] }
    let all = dimensions(of: screen).product.flatMap { fixture, environment in
      // Routes depend on neither the device nor the fixture.
      definition.kinds.filter { $0 != .routes }.map { cell(of: screen, fixture: fixture, in: environment, as: $0) }
    }
    let baseCells = baseCells(of: screen)
    return baseCells + all.filter { has($0, definition) && !baseCells.contains($0) }
  }

  /// The renderings of a screen's snapshots; empty for a skipped screen.
  public func kinds(of screen: ScreenDefinition) -> [Rendering] {
    let definition = definition(of: screen)
    return definition.skip == nil ? definition.kinds : []
  }

  /// The screen and the rendering of the file at a path; `nil` if the file isn't part of the catalogue.
  public func contents(ofFile path: String) -> (screen: ScreenDefinition, rendering: Rendering)? {
    guard let file = path.split(separator: "/").last, file.hasSuffix(".txt") else { return nil }
    let parts = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard parts.count >= 2, let name = parts.first, let screen = catalog.screen(named: name),
      let rendering = parts.last.flatMap(Rendering.init(rawValue:)), kinds(of: screen).contains(rendering),
      rendering != .routes || hasRoutes(screen), cell(of: screen, in: base, as: rendering).path == path
    else { return nil }
    return (screen, rendering)
  }

  /// The base cell of a screen in a rendering; `nil` for a skipped screen.
  func baseCell(of screen: ScreenDefinition, as rendering: Rendering) -> SnapshotCell? {
    definition(of: screen).skip == nil ? cell(of: screen, in: base, as: rendering) : nil
  }

  /// The cell with a name; `nil` if it isn't part of the matrix.
  public func cell(named name: CellName, of screen: ScreenDefinition, as rendering: Rendering) -> SnapshotCell? {
    guard let environment = environment(name.environment) else { return nil }
    let cell = cell(of: screen, fixture: name.fixture, in: environment, as: rendering)
    let definition = definition(of: screen)
    guard definition.skip == nil, definition.kinds.contains(rendering) else { return nil }
    let isBase = cell.isBase && name.fixture == Fixture.examples
    // Routes depend on neither the device nor the fixture.
    if rendering == .routes { return isBase && hasRoutes(screen) ? cell : nil }
    return isBase || dimensions(of: screen).contains(cell) && has(cell, definition) ? cell : nil
  }

  /// Whether the file of a cell also has a cell with another name.
  func has(_ name: CellName, besides cell: SnapshotCell) -> Bool {
    catalog.screen(named: cell.screen).map { self.cell(named: name, of: $0, as: cell.rendering) != nil } ?? false
  }

  /// The cell with an identifier; `nil` if there is none, in which case such a file is obsolete.
  public func cell(withID path: String) -> SnapshotCell? {
    guard let file = path.split(separator: "/").last, file.hasSuffix(".txt") else { return nil }
    var parts = file.split(separator: ".").dropLast().map(String.init)
    guard parts.count >= 2, let rendering = Rendering(rawValue: parts.removeLast()) else { return nil }
    guard let screen = catalog.screen(named: parts.removeFirst()) else { return nil }
    let variants = SnapshotMatrix.variants(in: &parts)
    guard variants == unusualVariants(of: screen, as: rendering) else { return nil }
    let fixture = parts.count == 1 || parts.count == 5 ? parts.removeFirst() : Fixture.examples
    guard let environment = environment(parts) else { return nil }
    let name = CellName(fixture: fixture, in: environment)
    return cell(named: name, of: screen, as: rendering).flatMap { $0.id == path ? $0 : nil }
  }

  /// Whether a file is a snapshot of a screen in variants that aren't selected.
  public func isOfOtherVariants(_ path: String) -> Bool {
    var parts = (path.split(separator: "/").last ?? "").split(separator: ".").map(String.init)
    guard parts.count >= 3, let screen = catalog.screen(named: parts.removeFirst()) else { return false }
    let kind = parts.dropLast().last
    let variants = SnapshotMatrix.variants(in: &parts)
    let isKnown = variants.allSatisfy { variant in
      catalog.settings.experiments.contains { experiment in
        experiment.variants.dropFirst().contains { variant == "\(experiment.name)=\($0)" }
      }
    }
    let rendering = kind.flatMap { Rendering(rawValue: $0) } ?? .tree
    return isKnown && variants != unusualVariants(of: screen, as: rendering)
  }

  private static func variants(in parts: inout [String]) -> [String] {
    let variants = parts.prefix { $0.contains("=") }
    parts.removeFirst(variants.count)
    return Array(variants)
  }

  /// Two cells whose files collide on a case-insensitive file system; `nil` if there are none.
  public static func collision(among cells: [SnapshotCell]) -> (SnapshotCell, SnapshotCell)? {
    var owners: [String: SnapshotCell] = [:]
    for cell in cells {
      if let other = owners.updateValue(cell, forKey: cell.path.lowercased()), other.path != cell.path {
        return (other, cell)
      }
    }
    return nil
  }

  /// The reason why a screen has no snapshots; `nil` if it has some.
  public func skipReason(of screen: ScreenDefinition) -> String? { screen.matrix.skip }

  /// The values on each axis for a screen.
  public func dimensions(of screen: ScreenDefinition) -> MatrixDimensions {
    let settings = catalog.settings
    return MatrixDimensions(
      fixtures: [Fixture.examples] + screen.fixtures.map(\.name),
      devices: screen.devices.isEmpty ? settings.devices : screen.devices,
      appearances: settings.appearances,
      contentSizes: settings.contentSizes,
      locales: settings.locales
    )
  }

  private func definition(of screen: ScreenDefinition) -> MatrixDefinition {
    screen.matrix.within(catalog.settings.matrix)
  }

  private func cell(
    of screen: ScreenDefinition,
    fixture: String = Fixture.examples,
    in environment: LaunchEnvironment,
    as rendering: Rendering
  ) -> SnapshotCell {
    SnapshotCell(
      of: screen,
      fixture: fixture,
      in: environment,
      as: rendering,
      variants: unusualVariants(of: screen, as: rendering),
      settings: catalog.settings
    )
  }

  private func environment(_ parts: [String]) -> LaunchEnvironment? {
    if parts.isEmpty { return base }
    guard parts.count == 4, let appearance = Appearance(rawValue: parts[1]),
      let size = ContentSize(rawValue: parts[2])
    else { return nil }
    return LaunchEnvironment(device: parts[0], appearance: appearance, contentSize: size, locale: parts[3])
  }

  private func has(_ cell: SnapshotCell, _ definition: MatrixDefinition) -> Bool {
    (definition.include.isEmpty || definition.include.contains { $0.matches(cell) })
      && !definition.exclude.contains { $0.matches(cell) }
  }
}

extension MatrixRule {
  fileprivate func matches(_ cell: SnapshotCell) -> Bool {
    func allows<Value: Equatable>(_ values: [Value], _ value: Value) -> Bool {
      values.isEmpty || values.contains(value)
    }
    return allows(devices, cell.environment.device) && allows(appearances, cell.environment.appearance)
      && allows(contentSizes, cell.environment.contentSize) && allows(locales, cell.environment.locale)
      && allows(fixtures, cell.fixture) && allows(kinds, cell.rendering)
  }
}
