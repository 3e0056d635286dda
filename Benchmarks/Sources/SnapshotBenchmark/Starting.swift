import Foundation
import Measuring

/// What linking the library costs a process at its start, beside one that imports Foundation alone.
struct Starting {
  func results() throws -> [Result] {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    var plain: [Double] = []
    var linked: [Double] = []
    // By turns, so that both meet the same weather.
    for _ in 0..<60 {
      plain.append(try best(of: 1) { try run("\(folder)/StartPlain", []) })
      linked.append(try best(of: 1) { try run("\(folder)/StartLinked", []) })
    }
    let difference = linked.sorted()[10] - plain.sorted()[10]
    return [
      Result("the library's share of a process's start", max(0, difference) * 1e3, atMost: 2, unit: " ms")
    ]
  }
}
