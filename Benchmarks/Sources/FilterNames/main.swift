import PetriBrowser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `fzf --filter QUERY` does, with the browser's search: lines in, those that match out, the best first.
func readAll() -> [UInt8] {
  var bytes: [UInt8] = []
  var size = 1 << 22
  while true {
    let before = bytes.count
    bytes += [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, read(0, buffer.baseAddress, size))
    }
    if bytes.count == before { return bytes }
    size = 1 << 20
  }
}

let query = CommandLine.arguments.dropFirst().joined(separator: " ")
let index = SearchIndex(lines: readAll())
var output: [UInt8] = []
for hit in index.hits(for: query) {
  output += index.bytes(of: hit.index)
  output.append(UInt8(ascii: "\n"))
}
var written = 0
while written < output.count {
  let count = output[written...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  guard count > 0 else { exit(1) }
  written += count
}
