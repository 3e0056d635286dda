import PetriComposer
import PetriText
import PetriUIKit

extension WireframeSymbols {
  /// A box with what it is in its middle, and the return key at the end of its last row.
  func keyboard(_ keyboard: ShownKeyboard, on part: inout Canvas) {
    part.box(CanvasRectangle(x: 0, y: 0, width: part.width, height: part.height), style: .dim)
    let name = keyboard.type == "default" ? "keyboard" : "keyboard \(keyboard.type)"
    let title = name.truncated(toColumns: max(0, part.width - 2))
    part.put(title, x: (part.width - title.columns) / 2, y: part.height / 2, style: .dim)
    guard let word = keyboard.returnKey, part.height > 3 else { return }
    let key = "[\(word)]".truncated(toColumns: max(0, part.width - 4))
    part.put(key, x: part.width - 2 - key.columns, y: part.height - 2, style: .dim)
  }
}
