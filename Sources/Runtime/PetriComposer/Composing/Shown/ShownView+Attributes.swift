import PetriCatalog
package import PetriUIKit

extension ShownView {
  /// The attributes of the kind, then those that any view has; defaults are omitted. The tint is one if it isn't that
  /// of the enclosing printed view.
  package func attributes(in tint: UIColor? = nil, hiding secrets: SecretTexts = SecretTexts()) -> [ShownAttribute] {
    guard !isComposersOwn else { return [] }
    var list = AttributeList(kind.attributes, in: view.traitCollection)
    list.add(kind.runs(hiding: secrets))
    if let cell = (wrappers.last ?? view).superview as? ListCell, cell.view === view { list.add(cell) }
    list.add(size)
    if let room = definition?.room { addSizing(room, to: &list) }
    addPosition(to: &list)
    addColors(to: &list, in: tint)
    list.add(isEnabled ? nil : ShownAttribute("enabled", "disabled"))
    list.add(isHidden ? ShownAttribute("hidden", "hidden") : nil)
    list.add(view.alpha == 1 ? nil : ShownAttribute("alpha", "alpha \(Number.text(view.alpha))"))
    let touches = view.isUserInteractionEnabled
    if touches != kind.takesTouchesByDefault { list.word("user interaction", touches ? "enabled" : "disabled") }
    addAccessibility(to: &list)
    addTap(to: &list, hiding: secrets)
    list.menu(kind.menu, hiding: secrets)
    let interactions = view.interactions.lazy.compactMap { $0 as? DefinedMenuInteraction }
    list.menu(interactions.first?.menu, as: "contextMenu", hiding: secrets)
    addOtherTaps(to: &list, hiding: secrets)
    return list.all
  }

  package func tap(hiding secrets: SecretTexts) -> ResolvedTap? {
    // Without references the text can't contain a secret.
    definition?.tap?.holdsValues == true ? tap?.hiding(secrets) : tap
  }

  /// Whether it is one of the composer's views around a screen's views, without anything to show.
  private var isComposersOwn: Bool {
    guard definition == nil else { return false }
    if view is any ArrangingView { return !(view is ContentView) }
    if view.superview is any ListHolding { return kind.isArrangement }
    return view === (view.superview as? any StackHolding)?.stack
  }

  private var isHidden: Bool {
    view.isHidden || definition?.room?.hidden != nil && wrappers.contains(where: \.isHidden)
  }

  /// The views around it that bound its size and handle taps, from the inside out.
  private var wrappers: [UIView] {
    Array(
      sequence(first: view, next: \.superview).dropFirst().prefix {
        $0 is LimitedView || $0 is SizedView || $0 is TappedView
      }
    )
  }

  private var size: ShownAttribute? {
    var (width, height) = (definition?.width.map { CGFloat($0) }, definition?.height.map { CGFloat($0) })
    if definition == nil {
      for constraint in view.constraints where constraint.isFixedSize(of: view) {
        if constraint.firstAttribute == .width { width = constraint.constant } else { height = constraint.constant }
      }
    }
    switch (width, height) {
    case (let width?, let height?): return ShownAttribute("width", "\(Number.text(width))x\(Number.text(height))")
    case (let width?, nil): return ShownAttribute("width", .number(width))
    case (nil, let height?): return ShownAttribute("height", .number(height))
    case (nil, nil): return nil
    }
  }

  private func addPosition(to list: inout AttributeList) {
    let outer = wrappers.last ?? view
    let position: (sides: Set<PinEdge>, center: CenterAxis?)
    switch outer.superview {
    case let container as ContainerView:
      guard let own = container.ownViews.first(where: { $0.view === outer }) else { return }
      position = (own.sides, own.center)
    case let overlay as OverlayView:
      guard let part = overlay.parts.first(where: { $0.view === outer }) else { return }
      position = (part.sides, part.center)
    default: return
    }
    list.word("pinned", position.sides.shownText)
    if let center = position.center { list.word("centered", center.rawValue) }
  }

  private func addColors(to list: inout AttributeList, in tint: UIColor?) {
    let (background, defaultBackground) = (view.backgroundColor ?? .clear, kind.defaultBackground ?? .clear)
    list.color("background", background, default: defaultBackground)
    list.color("tint", view.tintColor, default: tint ?? view.superview?.tintColor ?? .systemBlue)
    // Reading a layer creates it, and a catalogue's view has a default one.
    if definition?.edges != nil { addEdges(to: &list) }
    if definition == nil, !(view is ContentView), !(view is ContainerView) { addLayer(to: &list) }
    // A stack has them as its own attribute.
    if definition == nil, !(kind is ShownStack) { list.add(MarginAttributes.of(view)) }
    list.flag("clips", view.clipsToBounds && !isScroll)
    list.word(
      "semanticContentAttribute",
      view.semanticContentAttribute,
      default: .unspecified,
      [
        .playback: "playback", .spatial: "spatial", .forceLeftToRight: "forceLeftToRight",
        .forceRightToLeft: "forceRightToLeft",
      ]
    )
    list.word("appearance", view.overrideUserInterfaceStyle, default: .unspecified, [.light: "light", .dark: "dark"])
  }

  private func addLayer(to list: inout AttributeList) {
    let layer = view.layer
    list.number("cornerRadius", layer.cornerRadius)
    let corners: KeyValuePairs<CACornerMask, String> = [
      .layerMinXMinYCorner: "topLeft", .layerMaxXMinYCorner: "topRight", .layerMinXMaxYCorner: "bottomLeft",
      .layerMaxXMaxYCorner: "bottomRight",
    ]
    let rounded = corners.filter { layer.maskedCorners.contains($0.key) }.map(\.value)
    if layer.cornerRadius != 0, rounded.count < corners.count { list.word("corners", rounded.joined(separator: " ")) }
    if layer.borderWidth != 0 {
      list.number("borderWidth", layer.borderWidth)
      list.color("border", layer.borderColor.map { UIColor(cgColor: $0) })
    }
    if layer.shadowOpacity != 0 {
      let offset = "\(Number.text(layer.shadowOffset.width)) \(Number.text(layer.shadowOffset.height))"
      let opacity = Number.text(CGFloat(layer.shadowOpacity))
      list.word("shadow", "\(opacity) radius \(Number.text(layer.shadowRadius)) offset \(offset)")
      list.color("shadowColor", layer.shadowColor.map { UIColor(cgColor: $0) })
    }
    let transform = view.transform
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      list.word("transform", numbers.map { Number.text($0) }.joined(separator: " "))
    }
    list.flag("masked", view.mask != nil)
  }

  private func addAccessibility(to list: inout AttributeList) {
    if definition?.accessibilityLabel != nil {
      list.add(
        view.accessibilityLabel.map {
          ShownAttribute("accessibilityLabel", "accessibility \($0.quoted)", value: .text($0))
        }
      )
    } else if let label = view.accessibilityLabel, !label.isEmpty, label != kind.text {
      list.text("accessibility", label)
    }
    list.text("accessibilityValue", view.accessibilityValue)
    list.text("accessibilityHint", view.accessibilityHint)
    if definition == nil { list.word("identifier", view.accessibilityIdentifier?.quoted, default: "\"\"") }
    let (traits, defaultTraits) = (view.accessibilityTraits, kind.defaultTraits)
    if traits != defaultTraits {
      let words = traits.shownWords
      list.word("accessibilityTraits", words.isEmpty ? "none" : words.joined(separator: " "))
    }
    let isReadByDefault = defaultTraits != .none
    if view.isAccessibilityElement != isReadByDefault, definition?.accessibilityLabel == nil {
      list.flag(isReadByDefault ? "no accessibility element" : "accessibility element", true)
    }
    list.flag("accessibilityElementsHidden", view.accessibilityElementsHidden)
    list.flag("accessibilityViewIsModal", view.accessibilityViewIsModal)
    list.flag("shouldGroupAccessibilityChildren", view.shouldGroupAccessibilityChildren)
    list.word("accessibilityLanguage", view.accessibilityLanguage)
    if let elements = view.accessibilityElements {
      list.word("accessibilityElements", elements.map { ShownView.name(ofElement: $0) }.joined(separator: " "))
    }
    // For a catalogue's view they repeat the effect of a tap.
    if definition == nil {
      list.texts("accessibilityCustomActions", (view.accessibilityCustomActions ?? []).map(\.name))
    }
    list.texts("accessibilityUserInputLabels", view.accessibilityUserInputLabels ?? [])
  }

  private static func name(ofElement element: Any) -> String {
    switch element {
    case let view as UIView:
      (view.accessibilityLabel ?? kind(of: view).text)?.quoted ?? shownClassName(of: view)
    case let element as UIAccessibilityElement: element.accessibilityLabel?.quoted ?? "element"
    default: "element"
    }
  }

  private func addOtherTaps(to list: inout AttributeList, hiding secrets: SecretTexts) {
    for other in otherTaps {
      let tap = other.tap.map { "-> \($0.hiding(secrets).fullDescription)" }
      let value = [other.words, tap].compactMap(\.self).joined(separator: " ")
      list.add(ShownAttribute(other.name, "\(other.title) \(value)", value: .word(value)))
    }
  }

  private func addTap(to list: inout AttributeList, hiding secrets: SecretTexts) {
    if let tap = tap(hiding: secrets) {
      list.add(ShownAttribute("tap", "-> \(tap.fullDescription)"))
    } else if definition == nil {
      for words in SceneTap.words(of: view, hiding: secrets) { list.add(ShownAttribute("tap", "-> \(words)")) }
    }
  }
}

extension NSLayoutConstraint {
  @MainActor
  fileprivate func isFixedSize(of view: UIView) -> Bool {
    firstItem === view && secondItem == nil && isActive && relation == .equal && priority == .required
      && (firstAttribute == .width || firstAttribute == .height)
  }
}
