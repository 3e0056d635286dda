import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension CatalogModel {
  /// The name at an offset of a file. That of a control in a walk is the id of what it touches when the walk is played, on whichever screen
  /// that is; where that isn't known, an id of the walk's own screen.
  func mention(at offset: Int, in path: String) -> Outline.Mention? {
    guard let outline = outline(of: path)?.outline else { return nil }
    guard let control = outline.control(at: offset), let touched = touched(by: control, in: path) else {
      return outline.mention(at: offset)
    }
    guard let symbol = symbol(of: touched), let range = control.node.textRange else { return nil }
    return Outline.Mention(symbol: symbol, range: control.names(symbol) ?? range)
  }

  /// Where the control without an id is defined that a walk names at an offset.
  func placeTouched(at offset: Int, in path: String) -> Place? {
    guard let control = outline(of: path)?.outline.control(at: offset) else { return nil }
    return touched(by: control, in: path)?.place
  }

  /// The names of controls in a file that are the ids of a symbol, and those that look so and are others.
  func controls(_ symbol: Symbol, in path: String, _ outline: Outline) -> (own: [Outline.Mention], others: [Range<Int>])
  {
    guard symbol.nameKind == .id else { return ([], []) }
    var (own, others): ([Outline.Mention], [Range<Int>]) = ([], [])
    for control in outline.controls {
      guard let range = control.names(symbol), let touched = touched(by: control, in: path) else { continue }
      if self.symbol(of: touched) == symbol {
        own.append(Outline.Mention(symbol: symbol, range: range))
      } else {
        others.append(range)
      }
    }
    return (own, others)
  }

  /// The id of a control: it is known in the document that it is written in, which may be a part's.
  private func symbol(of touched: LanguageServerSettings.Touched) -> Symbol? {
    guard let id = touched.id else { return nil }
    var owner = touched.owner
    if let place = touched.place, let (stream, outline) = outline(of: place.file), place.line <= stream.file.lineCount {
      let start = stream.file.lineRange(place.line).lowerBound + place.column - 1
      owner = outline.document(at: start)?.name?.text ?? owner
    }
    return Symbol(.id, id, of: owner)
  }
}

extension Outline.Control {
  /// The bytes of an id where the control is called by it, or by it and a number: `row#2`.
  fileprivate func names(_ symbol: Symbol) -> Range<Int>? {
    let text = node.text
    guard let range = node.textRange, text == symbol.name || text.hasPrefix("\(symbol.name)#") else { return nil }
    return range.lowerBound..<range.lowerBound + symbol.name.utf8.count
  }
}
