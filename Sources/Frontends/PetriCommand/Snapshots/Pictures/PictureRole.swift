import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriUIKit

/// The worker role that draws cells of the current catalogue or of a commit.
struct PictureRole: WorkerRole {
  nonisolated static let name = "pictures"

  let catalog: CatalogVersion
  /// Renders SVG in addition to wireframes.
  let isDrawing: Bool

  func begin(with registry: ControllerRegistry) throws -> (SnapshotCell) throws -> CellPicture? {
    let printer = CellPrinter(catalog: try catalog.load(registry), registry: registry)
    return { cell in
      guard let launched = try? printer.launch(cell.printed(as: .wireframe)) else { return nil }
      // The first two lines are the screen's name and the number of elements.
      let size = isDrawing ? launched.stage.window.bounds.size : .zero
      return CellPicture(
        wireframe: launched.text(as: .wireframe),
        speech: launched.text(as: .accessibility).split(separator: "\n").dropFirst(2).map { "\($0)\n" }.joined(),
        drawing: isDrawing ? launched.text(as: .svg) : nil,
        width: Double(size.width),
        height: Double(size.height),
        screen: isDrawing ? screen(of: launched) : nil
      )
    }
  }
}

extension PictureRole {
  /// The screen with the titles of its visible bars, which the tree only has as attributes of controllers.
  @MainActor private func screen(of launched: LaunchedScreen) -> ShownScreen {
    var screen = launched.located
    for controller in launched.stage.window.shownControllers {
      guard let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden,
        let title = navigation.topViewController.flatMap({ $0.navigationItem.title ?? $0.title })
      else { continue }
      var node = ShownNode(kind: "title", text: title)
      node.frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
      screen.root?.children.append(node)
    }
    return screen
  }
}
