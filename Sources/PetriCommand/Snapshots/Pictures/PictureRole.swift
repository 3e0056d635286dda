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
        views: isDrawing ? launched.placedLines.map(CellPicture.View.init) : []
      )
    }
  }
}

extension CellPicture.View {
  fileprivate init(_ line: PlacedLine) {
    let sides = line.frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
    let isFinite = sides?.allSatisfy(\.isFinite) ?? false
    self.init(
      depth: line.depth,
      text: line.text,
      frame: isFinite ? sides?.map { (Double($0) * 100).rounded() / 100 } : nil
    )
  }
}
