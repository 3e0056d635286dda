import Expectations
import HeadlessUIKit
import Testing

@MainActor
private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  let menu: UIMenu

  init(menu: UIMenu) {
    self.menu = menu
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked at \(location.x)")
    return UIContextMenuConfiguration(
      identifier: "id" as NSString,
      previewProvider: { UIViewController() },
      actionProvider: { [menu] _ in menu }
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("shown, preview \(animator?.previewViewController != nil)")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview tapped")
    animator.addCompletion { [weak self] in self?.log.append("completion") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("gone")
  }
}

@MainActor @Suite struct MenuTests {
  @Test("a context menu is asked for, shown, and goes when its preview is tapped")
  func contextMenu() {
    prepare()
    let owner = MenuOwner(menu: UIMenu(title: "Menu", children: [UIAction(title: "One") { _ in }]))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    expectIdentical(interaction.view, view)
    expectEqual(HeadlessRuntime.openContextMenu(of: view)?.children.map(\.title), ["One"])
    expectEqual(interaction.menuAppearance, .rich)
    HeadlessRuntime.tapContextMenuPreview(of: view)
    CATransaction.flush()
    expectEqual(owner.log, ["asked at 10.0", "shown, preview true", "preview tapped", "gone", "completion"])
    expectEqual(interaction.menuAppearance, .unknown)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(HeadlessRuntime.openContextMenu(of: view) == nil)
  }

  @Test("choosing in a menu of a single selection ticks one action; a disabled one does nothing")
  func choosing() {
    prepare()
    var log: [String] = []
    let actions = ["a", "b"].map { title in UIAction(title: title) { log.append($0.title) } }
    let off = UIAction(title: "off", attributes: [.disabled, .keepsMenuPresented]) { _ in log.append("off") }
    let menu = UIMenu(options: .singleSelection, children: actions + [off])
    HeadlessRuntime.choose(actions[0], in: menu)
    HeadlessRuntime.choose(actions[1], in: menu)
    HeadlessRuntime.choose(off, in: menu)
    expectEqual(log, ["a", "b"])
    expectEqual(menu.selectedElements, [actions[1]])
    expectEqual(menu.replacingChildren([off]).identifier, menu.identifier)
    let command = UIKeyCommand(input: "n", modifierFlags: .command) { _ in log.append("key") }
    HeadlessRuntime.choose(command)
    expectEqual(log.last, "key")
  }
}
