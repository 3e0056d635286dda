internal import PetriDiagnostics

extension TreeBuilder {
  func contentStart(after start: Int) -> Int {
    var index = start
    while index < offsets.count {
      switch offsets.byte(at: index) {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "&"), UInt8(ascii: "!"): index = endOfProperty(from: index)
      case UInt8(ascii: "#"):
        while index < offsets.count, offsets.byte(at: index) != 0x0A { index += 1 }
      default: return index
      }
    }
    return index
  }

  private func endOfProperty(from start: Int) -> Int {
    var index = start + 1
    while index < offsets.count, ![0x20, 0x09, 0x0A, 0x0D].contains(offsets.byte(at: index)) {
      if [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(offsets.byte(at: index)) { break }
      index += 1
    }
    return index
  }

  func propertyRange(_ sign: UInt8, from start: Int) -> SourceRange {
    var index = start
    while index < offsets.count {
      let byte = offsets.byte(at: index)
      if byte == sign { return file.range(index, endOfProperty(from: index)) }
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        index = endOfProperty(from: index)
      } else if byte == UInt8(ascii: "#") {
        while index < offsets.count, offsets.byte(at: index) != 0x0A { index += 1 }
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        index += 1
      } else {
        break
      }
    }
    return file.range(start, start)
  }
}
