import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension CatalogModel {
  /// The mention at an offset. For a control in a walk, it is the identifier of the view that playing the walk
  /// touches or, if that is unknown, an identifier on the walk's own screen.
  func mention(at offset: Int, in path: String) -> Outline.Mention? {
    guard let outline = outline(of: path)?.outline else { return nil }
    guard let control = outline.control(at: offset), let touched = touched(by: control, in: path) else {
      return outline.mention(at: offset)
    }
    guard let symbol = symbol(of: touched), let range = control.node.textRange else { return nil }
    return Outline.Mention(symbol: symbol, range: control.names(symbol) ?? range)
  }

  /// The location of the definition of a control without identifier that a walk touches.
  func placeTouched(at offset: Int, in path: String) -> Place? {
    guard let control = outline(of: path)?.outline.control(at: offset) else { return nil }
    return touched(by: control, in: path)?.place
  }

  /// The names of controls in a file that refer to a symbol, and those that look like it but refer to others.
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

  /// The symbol of a control, scoped to the document that defines it, which may be a part.
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
  /// The range of an identifier in a control's name, such as `row#2`.
  fileprivate func names(_ symbol: Symbol) -> Range<Int>? {
    let text = node.text
    guard let range = node.textRange, text == symbol.name || text.hasPrefix("\(symbol.name)#") else { return nil }
    return range.lowerBound..<range.lowerBound + symbol.name.utf8.count
  }
}
