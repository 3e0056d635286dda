import CYAML
import CYAMLMemory
import Foundation
import PetriDiagnostics
import PetriYAML
import Testing

@Suite("The memory of libyaml's small pieces")
struct MemoryTests {
  private typealias Piece = UnsafeMutableRawPointer

  /// Calls a function with a memory in use.
  private func withMemory(_ body: (OpaquePointer) throws -> Void) throws {
    let memory = try #require(petri_yaml_memory_make())
    let before = petri_yaml_memory_use(memory)
    defer {
      #expect(petri_yaml_memory_use(before) == memory)
      petri_yaml_memory_delete(memory)
    }
    try body(memory)
  }

  private func isIn(_ memory: OpaquePointer, _ piece: Piece?) -> Bool {
    let distance = piece.map { Int(bitPattern: $0) - Int(bitPattern: memory) } ?? -1
    return (0..<65_536).contains(distance)
  }

  @Test("pieces are apart, aligned and used again")
  func pieces() throws {
    try withMemory { memory in
      let sizes = (0..<400).map { $0 * 7 % 200 }
      let pieces = try sizes.map { try #require(yaml_malloc($0)) }
      for (index, piece) in pieces.enumerated() {
        #expect(isIn(memory, piece) && Int(bitPattern: piece) % 16 == 0)
        memset(piece, Int32(index % 251), sizes[index])
      }
      for (index, piece) in pieces.enumerated() {
        #expect((0..<sizes[index]).allSatisfy { piece.load(fromByteOffset: $0, as: UInt8.self) == index % 251 })
      }
      pieces.forEach(yaml_free)
      let last = yaml_malloc(sizes[399])
      #expect(last == pieces[399])
      yaml_free(last)
      yaml_free(nil)
    }
  }

  @Test("a piece grows with what is in it, into and out of the memory")
  func growing() throws {
    try withMemory { memory in
      var piece = try #require(yaml_realloc(nil, 1))
      piece.storeBytes(of: 0, as: UInt8.self)
      for count in 1..<5_000 {
        piece = try #require(yaml_realloc(piece, count + 1))
        piece.storeBytes(of: UInt8(truncatingIfNeeded: count), toByteOffset: count, as: UInt8.self)
        #expect(isIn(memory, piece) == (count < 1_024))
      }
      #expect(
        (0..<5_000).allSatisfy { piece.load(fromByteOffset: $0, as: UInt8.self) == UInt8(truncatingIfNeeded: $0) }
      )
      yaml_free(piece)
    }
  }

  @Test("what does not fit in is malloc's, and found to be")
  func full() throws {
    try withMemory { memory in
      let pieces = (0..<1_000).map { _ in yaml_malloc(1_000) }
      #expect(pieces.filter { isIn(memory, $0) }.count == 64)
      #expect(Set(pieces).count == 1_000)
      #expect(!isIn(memory, yaml_malloc(16)))
      pieces.forEach(yaml_free)
      #expect(isIn(memory, yaml_malloc(1_000)))
    }
  }

  @Test("without a memory in use it is malloc's")
  func none() throws {
    #expect(petri_yaml_memory_use(nil) == nil)
    let piece = try #require(yaml_malloc(0))
    let larger = try #require(yaml_realloc(piece, 100_000))
    yaml_free(larger)
  }

  @Test("a file that is parsed meanwhile has a memory of its own")
  func nested() throws {
    try withMemory { _ in
      let piece = yaml_malloc(16)
      yaml_free(piece)
      let stream = YAMLStream.parse(SourceFile(path: "a.yaml", text: "a: [b, \"c\"]\n"))
      #expect(stream.documents.count == 1)
      #expect(yaml_malloc(16) == piece)
    }
  }

  @Test(
    "libyaml has its pieces from it",
    .enabled("libyaml calls what it exports, as it does in Debian") {
      (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.contains("ID=debian") == true
    }
  )
  func libyaml() throws {
    try withMemory { _ in
      let piece = yaml_malloc(64)
      yaml_free(piece)
      var parser = yaml_parser_t()
      #expect(yaml_parser_initialize(&parser) == 1)
      #expect(yaml_malloc(64) != piece)
      yaml_parser_delete(&parser)
    }
  }
}
