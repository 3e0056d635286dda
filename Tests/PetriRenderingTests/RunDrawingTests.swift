import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit
import Testing

@MainActor @Suite("Runs of a text as they are drawn") struct RunDrawingTests {
  @Test("each part has its look and what is behind it, and blanks at its ends are room")
  func svg() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 300, height: 24))
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "", attributes: nil)
    text.append(
      NSAttributedString(
        string: "was ",
        attributes: [.font: font, .strikethroughStyle: 1, .underlineStyle: 1, .backgroundColor: UIColor.yellow]
      )
    )
    text.append(
      NSAttributedString(
        string: "now",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
      )
    )
    label.attributedText = text
    controller.view.addSubview(label)
    let svg = LaunchedScreen(controller, stage: try Stage(environment: LaunchEnvironment())).text(as: .svg)
    let lines = svg.split(separator: "\n")
    func line(_ parts: String...) -> Int? { lines.firstIndex { line in parts.allSatisfy { line.contains($0) } } }
    let back = line("<rect x=\"10\"", "width=\"39.45\"", "fill=\"#FFFF00\"")
    let old = line("x=\"10\"", "text-decoration=\"underline line-through\"", "textLength=\"34.56\"", ">was<")
    let new = line("x=\"49.45\"", "font-weight=\"700\"", "textLength=\"39.31\"", "fill=\"#FF0000\"", ">now<")
    #expect(back != nil && old != nil && new != nil, "\(svg)")
    #expect((back ?? 0) < (old ?? 0))
  }
}
