import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

@MainActor
struct FaultPicture {
  let text: String

  init(_ launched: LaunchedScreen, outlining frame: CGRect) {
    let room = launched.stage.window.bounds
    let seen = frame.insetBy(dx: -3, dy: -3).intersection(room.insetBy(dx: 2, dy: 2))
    let outline = seen.isNull ? room.insetBy(dx: 2, dy: 2) : seen
    let numbers = [outline.minX, outline.minY, max(outline.width, 2), max(outline.height, 2)].map {
      "\(Int($0.rounded()))"
    }
    let line =
      "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
      + " rx=\"3\" fill=\"#FF2D55\" fill-opacity=\"0.12\" stroke=\"#FF2D55\" stroke-width=\"3\"/>\n"
    let drawing = launched.text(as: .svg)
    let end = drawing.range(of: "</svg>", options: .backwards)?.lowerBound ?? drawing.endIndex
    text = drawing[..<end] + line + drawing[end...]
  }
}
