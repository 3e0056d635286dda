import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension YAMLNode {
  /// A part of the node's text; the whole node if its source differs from its text.
  func part(_ offset: Int, _ length: Int) -> SourceRange {
    let range = usedRange
    let start = range.startOffset + (isQuoted ? 1 : 0)
    let written = range.endOffset - range.startOffset - (isQuoted ? 2 : 0)
    guard !isAlias, written == withUTF8({ $0.count }), offset + length <= written else { return range }
    return SourceRange(file: range.file, startOffset: start + offset, endOffset: start + offset + length)
  }

  /// The range of a reference in the node's text.
  func part(of reference: Reference) -> SourceRange {
    let text = Array(text.utf8)
    // A format may follow.
    let wanted = Array("${\(reference.path)".utf8)
    let ends = [UInt8(ascii: "}"), UInt8(ascii: ",")]
    guard text.count > wanted.count,
      let offset = (0..<(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted) && ends.contains(text[$0 + wanted.count])
      }),
      let end = text[offset...].firstIndex(of: UInt8(ascii: "}"))
    else { return usedRange }
    return part(offset, end + 1 - offset)
  }
}
