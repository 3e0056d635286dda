import Foundation

extension UIView {
  /// Brings traits up to date, from a view down as far as they change.
  static func refreshTraits(from root: UIView) {
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      let old = view.storedTraits
      let new = view.computedTraits()
      if new === old { continue }
      view.storedTraits = new
      if new.isEqual(old) {
        waiting.append(contentsOf: view.subviews.reversed().filter { $0.storedTraits !== new })
        continue
      }
      view.owningController?.deliver(.traitCollectionDidChange) { $0.traitCollectionDidChange(old) }
      view.traitCollectionDidChange(old)
      if let controller = view.owningController {
        for registration in controller.traitRegistrations { registration.tell(old: old, new: new) }
      }
      for registration in view.traitRegistrations { registration.tell(old: old, new: new) }
      if new.layoutDirection != old.layoutDirection || new.horizontalSizeClass != old.horizontalSizeClass {
        view.directionChanged()
      } else {
        view.setNeedsLayout()
      }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  private func computedTraits() -> UITraitCollection {
    var traits = superview?.storedTraits ?? (self as? UIWindow)?.ownTraits ?? storedTraits
    if let controller = owningController {
      if let override = controller.parent?.containmentState.childTraits[ObjectIdentifier(controller)] {
        traits = UITraitCollection(traitsFrom: [traits, override])
      }
      if let own = controller.traitOverrides.specified { traits = UITraitCollection(traitsFrom: [traits, own]) }
      traits = traits.replacing(style: controller.overrideUserInterfaceStyle)
    }
    if let own = traitOverrides.specified { traits = UITraitCollection(traitsFrom: [traits, own]) }
    traits = traits.replacing(style: overrideUserInterfaceStyle)
    // The old object where nothing changed: then nobody below has to look.
    return traits.isEqual(storedTraits) ? storedTraits : traits
  }

  var readingDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }
}

extension UISemanticContentAttribute {
  /// The direction that it means where the rest reads in a direction.
  func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }
}
