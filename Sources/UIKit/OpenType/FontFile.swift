/// A file with fonts: OpenType or TrueType (`.ttf`, `.otf`), or a collection of such (`.ttc`, `.otc`).
///
/// Sources: the OpenType specification 1.9.1, "OpenType font file", "hhea", "hmtx", "cmap", "name", "OS/2" and "head".
public enum FontFile {
  /// The fonts of a file, in its order. Of a variable font it is the default instance.
  ///
  /// - Throws: `FontFileError` where it has none, one can't be read, or they have more than the usual budget allows.
  public static func faces(of bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
    var budget = FontBudget()
    return try faces(of: bytes, within: &budget)
  }

  /// The fonts of a file, in its order.
  ///
  /// - Parameter budget: how much may be read; less is left of it then.
  /// - Throws: `FontFileError` where it has none, or one can't be read.
  public static func faces(of bytes: [UInt8], within budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
    let file = FontTable(name: "", bytes: bytes[...])
    guard let tag = file.tag(at: 0) else { throw .notAFont }
    switch tag {
    case "wOFF", "wOF2": throw .webFont
    case "ttcf":
      guard let count = file.uint32(at: 8), (1...256).contains(count) else { throw .malformedTable("ttcf") }
      var faces: [FontFace] = []
      for place in 0..<count {
        guard let offset = file.uint32(at: 12 + 4 * place) else { throw .malformedTable("ttcf") }
        faces.append(try face(of: file, at: offset, &budget))
      }
      return faces
    case "\0\u{1}\0\0", "OTTO", "true": return [try face(of: file, at: 0, &budget)]
    default: throw .notAFont
    }
  }

  private static func face(
    of file: FontTable,
    at offset: Int,
    _ budget: inout FontBudget
  ) throws(FontFileError) -> FontFace {
    try budget.takeFont()
    return try FaceReader(file, at: offset, &budget).face(&budget)
  }
}
