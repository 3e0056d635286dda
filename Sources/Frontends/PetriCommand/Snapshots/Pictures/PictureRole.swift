import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriUIKit

/// The work of a worker process on cells that people look at: it draws them as they are now, or as they were in a
/// commit.
struct PictureRole: WorkerRole {
  nonisolated static let name = "pictures"

  /// The catalogue to draw.
  let catalog: CatalogVersion
  /// Whether they are drawn as SVG, too.
  let isDrawing: Bool

  func begin(with registry: ControllerRegistry) throws -> (SnapshotCell) throws -> CellPicture? {
    let printer = CellPrinter(catalog: try catalog.load(registry), registry: registry)
    return { cell in
      guard let launched = try? printer.launch(cell.printed(as: .wireframe)) else { return nil }
      // The first two lines name the screen and count the elements.
      let size = isDrawing ? launched.stage.window.bounds.size : .zero
      return CellPicture(
        wireframe: launched.text(as: .wireframe),
        speech: launched.text(as: .accessibility).split(separator: "\n").dropFirst(2).map { "\($0)\n" }.joined(),
        drawing: isDrawing ? launched.text(as: .svg) : nil,
        width: Double(size.width),
        height: Double(size.height),
        views: isDrawing ? launched.placedLines.map(CellPicture.View.init) + titles(of: launched.stage.window) : []
      )
    }
  }
}

extension PictureRole {
  /// The titles in the bars that are shown, which the lines of trees have among those of their controllers.
  @MainActor private func titles(of window: UIWindow) -> [CellPicture.View] {
    window.shownControllers.compactMap { controller in
      guard let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden,
        let title = navigation.topViewController.flatMap({ $0.navigationItem.title ?? $0.title })
      else { return nil }
      let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
      return CellPicture.View(depth: 1, text: "title \"\(title)\"", frame: frame.sides)
    }
  }
}

extension CellPicture.View {
  fileprivate init(_ line: PlacedLine) {
    self.init(depth: line.depth, text: line.text, frame: line.frame.flatMap(\.sides))
  }
}

extension CGRect {
  /// Left, top, width and height in hundredths of points; `nil` where one isn't finite.
  fileprivate var sides: [Double]? {
    let sides = [minX, minY, width, height]
    return sides.allSatisfy(\.isFinite) ? sides.map { (Double($0) * 100).rounded() / 100 } : nil
  }
}
