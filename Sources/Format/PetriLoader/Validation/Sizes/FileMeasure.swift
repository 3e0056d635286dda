import CSystem

/// A quick estimate, by a file's bytes, of how large its screens can be: more than they really are, never less.
struct FileMeasure: Sendable, Equatable {
  /// How many bytes there are, and so how long a text can be.
  private(set) var bytes = 0
  /// How many values its texts can name.
  private(set) var references = 0
  /// How many elements its lists and mappings can have together, and so how long a list can be.
  private(set) var elements = 1
  /// How many views it can define.
  private(set) var views = 1
  /// How deep `each` can be inside one another.
  private(set) var repetitions = 0

  init() {}

  init(_ part: ArraySlice<UInt8>) {
    bytes = part.count
    var signs = petri_signs()
    part.withUnsafeBufferPointer { file in
      petri_count_signs(file.baseAddress, file.count, &signs)
      repetitions = FileMeasure.repetitions(in: file)
    }
    references = Int(signs.dollars)
    elements = 1 + Int(signs.separators)
    if signs.stars > 0 {
      // The parser limits repetition by aliases itself.
      bytes = bytes * 5 + 1_000
      references = references * 5 + 1_000
      elements = elements * 5 + 1_000
    }
    views = elements
  }

  /// How often the word 'each' is a key.
  private static func repetitions(in file: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var start = 0
    while start + 4 < file.count, let found = find("each", in: file, from: start) {
      start = found + 4
      var next = start
      while next < file.count, file[next] == 0x20 || file[next] == 0x22 || file[next] == 0x27 { next += 1 }
      if next < file.count, file[next] == UInt8(ascii: ":") { count += 1 }
    }
    return count
  }

  private static func find(_ word: StaticString, in file: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = file.baseAddress else { return nil }
    let found = petri_find(base + start, file.count - start, word.utf8Start, word.utf8CodeUnitCount)
    return found < 0 ? nil : start + Int(found)
  }
}
