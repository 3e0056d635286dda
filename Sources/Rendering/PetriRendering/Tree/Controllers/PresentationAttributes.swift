import PetriCatalog
import PetriComposer
import PetriUIKit

/// The attributes of a modal presentation, except the style, which the tree prints itself.
@MainActor
struct PresentationAttributes {
  private let launched: LaunchedScreen

  init(_ launched: LaunchedScreen) {
    self.launched = launched
  }

  func of(_ controller: UIViewController) -> [ShownAttribute] {
    guard controller.parent == nil, !(controller is UIAlertController) else { return [] }
    if controller.presentingViewController != nil { return presented(controller) }
    guard let composed = launched.composed, controller === composed.root, let catalog = launched.catalog else {
      return unpresented(controller)
    }
    // The screen isn't presented here, but would be when it is opened.
    let presentation = catalog.presentation(of: composed.definition)
    var list = AttributeList(in: controller.traitCollection)
    list.word("presentation", presentation.style.rawValue, default: PresentationStyle.automatic.rawValue)
    for part in presentation.parts {
      if let value = part.value { list.word(part.word, value) } else { list.flag(part.word, true) }
    }
    return list.all
  }

  private func unpresented(_ controller: UIViewController) -> [ShownAttribute] {
    var list = AttributeList(in: controller.traitCollection)
    let style = PresentationStyle.allCases.first { $0.uiStyle == controller.modalPresentationStyle }
    list.word("presentation", style?.rawValue ?? "custom", default: PresentationStyle.automatic.rawValue)
    addCommon(of: controller, to: &list)
    return list.all
  }

  private func presented(_ controller: UIViewController) -> [ShownAttribute] {
    var list = AttributeList(in: controller.traitCollection)
    addCommon(of: controller, to: &list)
    if let sheet = controller.presentationController as? UISheetPresentationController {
      let detents = sheet.detents.map { PresentationWords.word(of: $0.identifier) }
      if detents.count > 1 { list.word("detents", detents.joined(separator: " ")) }
      list.flag("grabber", sheet.prefersGrabberVisible)
      list.number("cornerRadius", sheet.preferredCornerRadius, default: -1)
      list.word("largestUndimmedDetent", sheet.largestUndimmedDetentIdentifier.map { PresentationWords.word(of: $0) })
      list.flag("doesn't expand when scrolled to its edge", !sheet.prefersScrollingExpandsWhenScrolledToEdge)
      list.flag("prefersEdgeAttachedInCompactHeight", sheet.prefersEdgeAttachedInCompactHeight)
    }
    if let popover = controller.presentationController as? UIPopoverPresentationController {
      list.word("source", popover.sourceView?.accessibilityIdentifier ?? popover.barButtonItem?.accessibilityIdentifier)
    }
    return list.all
  }

  private func addCommon(of controller: UIViewController, to list: inout AttributeList) {
    list.word(
      "transition",
      controller.modalTransitionStyle,
      default: .coverVertical,
      [.flipHorizontal: "flipHorizontal", .crossDissolve: "crossDissolve", .partialCurl: "partialCurl"]
    )
    list.flag("not dismissed by a swipe", controller.isModalInPresentation)
    list.flag("captures the status bar", controller.modalPresentationCapturesStatusBarAppearance)
    list.flag("transitioning delegate", controller.transitioningDelegate != nil)
  }
}
