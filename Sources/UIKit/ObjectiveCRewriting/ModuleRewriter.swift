/// Rewrites the sources of a module so that `#selector`, `@objc` and the like work without Objective-C.
///
/// Attributes become spaces and selectors strings; each class gets a table of closures that call its methods by
/// selector. Lines keep their positions, and each output begins with a `#sourceLocation` directive, so that the
/// compiler, the debugger and `#filePath` refer to the original file.
package enum ModuleRewriter {
  package struct Source: Equatable, Sendable {
    package let path: String
    package let text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The rewritten sources in order, and an additional source of the module.
  package struct Result: Equatable, Sendable {
    package var sources: [String]
    package var moduleSource: String
    package var findings: [RewriteFinding]
  }

  /// - Parameter others: The sources of modules that may be imported, for their declarations.
  package static func rewrite(module: String, sources: [Source], others: [Source] = []) -> Result {
    let read = sources.map { SourceReader.read(path: $0.path, text: $0.text) }
    let index = ModuleIndex(own: read, others: others.map { SourceReader.read(path: $0.path, text: $0.text) })
    var tables = MethodTables(index: index, module: module, paths: sources.map(\.path))
    for source in read {
      for type in source.types { tables.owners[ObjectIdentifier(type)] = source.path }
    }
    var result = Result(sources: [], moduleSource: tables.moduleSource(of: read), findings: [])
    for source in read {
      var rewriter = SourceRewriter(source: source, tables: tables)
      result.sources.append(rewriter.rewrite())
      result.findings += rewriter.findings
    }
    return result
  }
}

package struct RewriteFinding: Equatable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    case warning
    case error
  }

  package let path: String
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  package let severity: Severity
  package let message: String

  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
