import Foundation
import Measuring
import Yams

// Reads the files whose paths come on standard input, a line each, and composes their documents; prints how many seconds that took.
let paths = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
var nodes = 0
let seconds = try best(of: 1) {
  for path in paths {
    let text = try String(contentsOfFile: String(path), encoding: .utf8)
    for document in try Yams.compose_all(yaml: text) where document.mapping != nil { nodes += 1 }
  }
}
precondition(nodes >= paths.count, "every file must hold a mapping")
print(seconds)
