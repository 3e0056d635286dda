import Foundation
import ObjectiveCRewriting

/// `ObjectiveCTool MODULE FOLDER SOURCE… -- OTHER…` writes `NAME.rewritten.swift` for each source and
/// `MODULE.methods.swift`.
@main
enum RewritingTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      FileHandle.standardError.write(Data("usage: ObjectiveCTool MODULE FOLDER SOURCE… -- OTHER…\n".utf8))
      exit(64)
    }
    let paths = arguments.dropFirst(2).prefix { $0 != "--" }
    let others = arguments.dropFirst(2 + paths.count + 1)
    do {
      let result = ModuleRewriter.rewrite(
        module: arguments[0],
        sources: try paths.map(read),
        others: try others.map(read)
      )
      let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
      for (path, text) in zip(paths, result.sources) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        try write(text, to: folder.appendingPathComponent("\(name).rewritten.swift"))
      }
      try write(result.moduleSource, to: folder.appendingPathComponent("\(arguments[0]).methods.swift"))
      for finding in result.findings { print(finding) }
      if result.findings.contains(where: { $0.severity == .error }) { exit(1) }
    } catch let error as Unreadable {
      print(error)
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }

  private static func read(_ path: String) throws -> ModuleRewriter.Source {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw Unreadable(path: path) }
    return ModuleRewriter.Source(path: path, text: text)
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path):1:1: error: this isn't a text in UTF-8" }
  }

  /// Writes a file if its content differs, to avoid recompilation.
  private static func write(_ text: String, to file: URL) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try Data(text.utf8).write(to: file)
  }
}
