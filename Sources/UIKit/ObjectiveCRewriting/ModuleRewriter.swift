/// Rewrites the sources of a module so that what needs Objective-C works without it: `#selector`, `@objc` and the like.
///
/// Attributes become blanks and selectors names; each class gets a table of closures that call its methods by their
/// names. Lines stay where they are, and each new source begins with the place of the old one, so that the compiler, the
/// debugger and `#filePath` name the file on disk.
public enum ModuleRewriter {
  /// A source by its path.
  public struct Source: Equatable, Sendable {
    /// The path on disk.
    public let path: String
    /// The text of the file.
    public let text: String

    /// - Parameters:
    ///   - path: the path on disk, which the new source names.
    ///   - text: the source itself.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The new sources, in order, and the source that the module has besides.
  public struct Result: Equatable, Sendable {
    /// The new texts of the sources.
    public var sources: [String]
    /// The source with the module's table.
    public var moduleSource: String
    /// The places that can't be rewritten.
    public var findings: [RewriteFinding]
  }

  /// - Parameters:
  ///   - module: the module's name.
  ///   - sources: all that are rewritten.
  ///   - others: sources of modules that it may use, for the names that they declare.
  public static func rewrite(module: String, sources: [Source], others: [Source] = []) -> Result {
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
