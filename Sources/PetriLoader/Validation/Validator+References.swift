import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// A screen that is named must be there, with the fixture and the keys that it is given.
  func check(_ reference: PendingChecks.ScreenReference, _ checks: PendingChecks, _ complaints: Complaints) {
    let name = reference.name.text
    guard let screen = names.screens[name]?.definition else {
      if !names.brokenScreens.contains(name) {
        complaints.unknown(
          .unknownScreen,
          "unknown screen '\(reference.name.shortText)'",
          node: reference.name,
          name: name,
          known: names.sortedScreens,
          list: false
        )
      }
      return
    }
    if let fixture = reference.fixture, fixture.text != Fixture.examples, screen.fixture(named: fixture.text) == nil {
      complaints.unknown(
        .unknownFixture,
        "'\(name)' has no fixture '\(fixture.shortText)'",
        node: fixture,
        name: fixture.text,
        known: screen.fixtures.map(\.name)
      )
    }
    if let holder = reference.holder,
      let inner = names.screens[name]?.outermostContainers.first(where: { inner in
        holder.refuses(inner, isSecondary: reference.isSecondary)
      })
    {
      complaints.error(
        .nestedContainer,
        "\(holder.withArticle(isSplitColumn: true)) can't contain '\(name)', which is \(inner.withArticle)",
        at: reference.name.usedRange,
        label: screen.wrapping.isEmpty
          ? "UIKit doesn't allow it" : "remove '\(inner.rawValue)' from the 'wrapping' of '\(name)'"
      )
    }
    let given = Set(reference.with?.entries.map(\.key.text) ?? [])
    let fixture = reference.fixture.flatMap { screen.fixture(named: $0.text) }?.values
    for field in screen.context
    where reference.needsContext && field.isRequired && field.example == nil && !given.contains(field.name)
      && fixture?[field.name] == nil
    {
      complaints.error(
        .contextValue,
        "missing context key '\(field.name)' for '\(name)'; expected \(field.type.expectation)",
        at: reference.name.usedRange,
        label: "write with: {\(field.name): \(field.type.sample)}, or add an example to the key"
      )
    }
    if let with = reference.with {
      decoder(checks, complaints).checkValues(
        with,
        against: screen.context,
        untyped: names.screens[name]?.untypedNames ?? [],
        of: "the context of '\(name)'",
        scope: reference.scope
      )
    }
  }

  /// A container that is named must be there, with all the parameters that it needs.
  func check(_ reference: PendingChecks.ContainerReference, _ checks: PendingChecks, _ complaints: Complaints) {
    let name = reference.name.text
    guard let container = names.containers[name]?.definition else {
      if !names.brokenContainers.contains(name) {
        complaints.unknown(
          .unknownContainer,
          "unknown container '\(reference.name.shortText)'",
          node: reference.name,
          name: name,
          known: names.sortedContainers + SystemContainer.allCases.map(\.rawValue)
        )
      }
      return
    }
    if let parameters = reference.parameters {
      decoder(checks, complaints).checkValues(
        parameters,
        against: container.parameters,
        untyped: names.containers[name]?.checks.untypedNames ?? [],
        of: "the parameters of '\(name)'",
        scope: reference.scope
      )
    }
    let given = Set(reference.parameters?.entries.map(\.key.text) ?? [])
    for field in container.parameters where field.isRequired && !given.contains(field.name) {
      complaints.error(
        .contextValue,
        "missing parameter '\(field.name)' of '\(name)'; expected \(field.type.expectation)",
        at: reference.name.usedRange,
        label: "write '\(name): {\(field.name): \(field.example?.yaml ?? field.type.sample)}'"
      )
    }
  }

  /// The start screen must be there.
  func checkStart(_ node: YAMLNode, _ complaints: Complaints) {
    let name = node.text
    guard names.screens[name] == nil, !names.brokenScreens.contains(name) else { return }
    complaints.unknown(
      .unknownScreen,
      "unknown screen '\(node.shortText)'",
      node: node,
      name: name,
      known: names.sortedScreens,
      list: false
    )
  }
}
