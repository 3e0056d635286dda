import CRawLoop
import Foundation
import Measuring

// Takes all of libyaml's events of the files whose paths come on standard input, a line each, and throws them away; prints how many
// seconds that took. A process of its own, in which nothing of Petri's is between libyaml and its memory.
//
//   RawLoop disk        opens and reads each file
//   RawLoop disk all    the same on all processors
//   RawLoop memory      reads all files before
let arguments = Set(CommandLine.arguments.dropFirst())
let paths = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  .split(separator: "\n").map(String.init)

@Sendable func check(_ events: Int) { precondition(events > 0, "every file must be YAML") }

/// Reads files on all processors, a few at a time.
func readOnAllProcessors(_ paths: [String]) {
  let batch = 16
  DispatchQueue.concurrentPerform(iterations: (paths.count + batch - 1) / batch) { place in
    for path in paths[(place * batch)..<min((place + 1) * batch, paths.count)] { check(raw_loop_file(path)) }
  }
}

keep_memory()
let seconds: Double
if arguments.contains("memory") {
  let files = try paths.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
  seconds = best(of: 1) {
    for bytes in files { check(bytes.withUnsafeBufferPointer { raw_loop($0.baseAddress, $0.count) }) }
  }
} else if arguments.contains("all") {
  seconds = best(of: 1) { readOnAllProcessors(paths) }
} else {
  seconds = best(of: 1) { paths.forEach { check(raw_loop_file($0)) } }
}
print(seconds)
