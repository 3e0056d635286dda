import Foundation

extension UIView {
  /// Updates the traits of a view and of its descendants as far as they change.
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
        for registration in controller.traitRegistrations { registration.notify(old: old, new: new) }
      }
      for registration in view.traitRegistrations { registration.notify(old: old, new: new) }
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
    // Returning the old object lets descendants skip the comparison.
    return traits.isEqual(storedTraits) ? storedTraits : traits
  }

  var readingDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }
}

extension UISemanticContentAttribute {
  /// The layout direction of content with this attribute in an interface with the given direction.
  func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }
}

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type)?.headlessLayer() ?? CALayer()
    layer.view = self
    layer.delegate = self
    storedLayer = layer
    return layer
  }

  /// The view's own tint color, the nearest ancestor's, or the system's.
  var inheritedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if let color = view.ownTintColor { return color }
      current = view.tintSource
    }
    return .systemBlue
  }

  /// A copy with the same size and background, for snapshot views.
  func plainCopy() -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}
