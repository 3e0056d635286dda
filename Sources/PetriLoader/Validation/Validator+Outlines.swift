import PetriCatalog

extension Validator {
  /// Checks what a screen refers to and the screen as a whole; one that is known by its outline is decoded only where that is not enough
  /// to tell that all is right.
  func check(_ screen: KnownScreen, _ complaints: Complaints) {
    if isRight(screen) { return }
    let decoded = screen.decoded
    check(decoded.checks, complaints)
    check(decoded.definition, at: decoded.node, complaints)
  }

  /// Whether all that a screen refers to is certainly there and takes what it is given.
  func isRight(_ screen: KnownScreen) -> Bool {
    guard let outline = screen.outline else { return false }
    return outline.named.screens.allSatisfy { isRight($0) } && outline.named.origins.allSatisfy { isRight($0, outline) }
      && outline.named.containers.allSatisfy { isRightContainer($0) }
      && (!outline.named.hasSupportingViews || outline.named.containers.contains { shows($0.name) }
        || outline.named.inherited.contains(where: shows))
  }

  /// Whether a container has a place for supporting views.
  private func shows(_ container: String) -> Bool { names.containers[container]?.definition.supportingViews != nil }

  private func isRight(_ reference: ScreenOutline.Reference) -> Bool {
    guard let screen = names.screens[reference.name] else { return false }
    if let holder = reference.holder, screen.outermostContainers.contains(where: { holder.refuses($0) }) {
      return false
    }
    if let fixture = reference.fixture { return isRight(reference, of: screen.definition, in: fixture) }
    if !reference.needsContext || reference.given.isEmpty && !screen.needsContext { return true }
    guard let outline = screen.outline else {
      let context = screen.definition.context
      return reference.given.allSatisfy { $0.fits(context) }
        && context.allSatisfy { !$0.isRequired || $0.example != nil || reference.gives($0.name) }
    }
    return reference.given.allSatisfy { $0.fits(outline.fields.map(\.field)) }
      && outline.fields.allSatisfy { !$0.isRequired || $0.hasExample || reference.gives($0.name) }
  }

  private func isRight(_ reference: ScreenOutline.Reference, of screen: ScreenDefinition, in fixture: String) -> Bool {
    let values = screen.fixture(named: fixture)?.values
    return (values != nil || fixture == Fixture.examples) && reference.given.allSatisfy { $0.fits(screen.context) }
      && screen.context.allSatisfy {
        !$0.isRequired || $0.example != nil || reference.gives($0.name) || values?[$0.name] != nil
      }
  }

  /// Whether a route can lead through a screen, which needs nothing of the route's context there.
  private func isRight(_ origin: ScreenOutline.Origin, _ outline: ScreenOutline) -> Bool {
    guard let screen = names.screens[origin.name], origin.needed.map({ isInside(origin.name, $0) }) ?? true else {
      return false
    }
    if origin.continuing != nil { return true }
    func isFree(_ name: String) -> Bool { !outline.fields.contains { $0.name == name } }
    guard let other = screen.outline else {
      return screen.definition.context.allSatisfy { (!$0.isRequired || $0.example != nil) && isFree($0.name) }
    }
    return other.fields.allSatisfy { (!$0.isRequired || $0.hasExample) && isFree($0.name) }
  }

  private func isRightContainer(_ reference: ScreenOutline.Reference) -> Bool {
    guard let parameters = names.containers[reference.name]?.definition.parameters else { return false }
    return reference.given.allSatisfy { $0.fits(parameters) }
      && parameters.allSatisfy { !$0.isRequired || reference.gives($0.name) }
  }
}
