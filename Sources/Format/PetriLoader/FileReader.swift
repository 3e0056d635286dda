import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Reads and parses files, and reports those that can't be read.
struct FileReader: Sendable {
  let source: any CatalogSource
  private(set) var limits: LoaderLimits

  func exists(_ path: String) -> Bool { (try? source.entry(at: path)) != nil }

  func read(_ path: String, _ sink: DiagnosticSink) -> YAMLStream? {
    file(path, sink).map(parse)
  }

  func file(_ path: String, _ sink: DiagnosticSink) -> SourceFile? {
    bytes(path, sink).map { SourceFile(path: path, bytes: $0) }
  }

  func bytes(_ path: String, _ sink: DiagnosticSink) -> [UInt8]? {
    do {
      return try source.read(path, limit: limits.yaml.fileBytes)
    } catch {
      switch error {
      case .tooLarge(let limit):
        sink.report(FileProblem.tooLarge(limit: limit), path: path)
      default:
        sink.report(FileProblem.unreadable(reason: error.reason), path: path)
      }
      return nil
    }
  }

  func strings(_ path: String, _ sink: DiagnosticSink) -> SourceFile? {
    bytes(path, limit: limits.stringsBytes, "stringsBytes", sink).map { bytes in
      SourceFile(path: path, bytes: bytes.isUTF16 ? bytes.transcodedToUTF8 : bytes)
    }
  }

  func interface(_ path: String, _ sink: DiagnosticSink) -> SourceFile? {
    bytes(path, limit: limits.interfaceBytes, "interfaceBytes", sink).map { SourceFile(path: path, bytes: $0) }
  }

  func font(_ path: String, _ sink: DiagnosticSink) -> [UInt8]? {
    bytes(path, limit: limits.fontBytes, "fontBytes", sink)
  }

  private func bytes(_ path: String, limit: Int, _ key: String, _ sink: DiagnosticSink) -> [UInt8]? {
    do {
      return try source.read(path, limit: limit)
    } catch {
      if case .tooLarge(let limit) = error {
        sink.report(FileProblem.tooLarge(key: key, limit: limit), path: path)
      } else {
        sink.report(FileProblem.unreadable(reason: error.reason), path: path)
      }
      return nil
    }
  }

  func parse(_ file: SourceFile) -> YAMLStream {
    YAMLStream.parse(file, options: options, vocabulary: FormatKey.vocabulary)
  }

  /// A reader for files that the loader generates, which have one document per scene.
  var ofOwnFiles: FileReader {
    var reader = self
    let limits = YAMLLimits()
    reader.limits.yaml.fileBytes = limits.fileBytes << 10
    reader.limits.yaml.documents = limits.documents << 10
    reader.limits.yaml.nodes = limits.nodes << 10
    return reader
  }

  var options: YAMLOptions { YAMLOptions(limits: limits.yaml) }
}

extension [UInt8] {
  fileprivate var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }

  fileprivate var transcodedToUTF8: [UInt8] {
    let isBig = first == 0xFE
    let units = stride(from: 2, to: count - 1, by: 2).map { index -> UInt16 in
      let (low, high) = isBig ? (self[index + 1], self[index]) : (self[index], self[index + 1])
      return UInt16(high) << 8 | UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
