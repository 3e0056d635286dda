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
    return outline.named.screens.allSatisfy(isRight) && outline.named.containers.allSatisfy(isRightContainer)
      && (!outline.named.hasSupportingViews
        || outline.named.layers.contains { names.containers[$0]?.definition.supportingViews != nil })
  }

  private func isRight(_ reference: ScreenOutline.Reference) -> Bool {
    guard let screen = names.screens[reference.name] else { return false }
    if !reference.needsContext { return true }
    guard let outline = screen.outline else {
      let context = screen.definition.context
      return reference.given.allSatisfy { $0.fits(context) }
        && context.allSatisfy { field in
          !field.isRequired || field.example != nil || reference.given.contains { $0.name == field.name }
        }
    }
    return reference.given.allSatisfy { $0.fits(outline.fields) }
      && outline.fields.allSatisfy { field in
        !field.isRequired || field.hasExample || reference.given.contains { $0.name == field.name }
      }
  }

  private func isRightContainer(_ reference: ScreenOutline.Reference) -> Bool {
    guard let parameters = names.containers[reference.name]?.definition.parameters else { return false }
    return reference.given.allSatisfy { $0.fits(parameters) }
      && parameters.allSatisfy { field in !field.isRequired || reference.given.contains { $0.name == field.name } }
  }
}
