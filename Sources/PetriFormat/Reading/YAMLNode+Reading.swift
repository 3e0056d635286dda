package import PetriYAML

extension YAMLNode {
  /// Reads the document that the node is.
  ///
  /// - Parameters:
  ///   - sink: takes the problems.
  ///   - body: reads something of it.
  /// - Returns: what was read, and where it refers to.
  @discardableResult
  package func read<Value>(
    by rules: ReadingRules,
    defaults: SharedDefaults = .none,
    sink: DiagnosticSink,
    _ body: (inout DefinitionReader) -> Value
  ) -> (value: Value, references: References) {
    withTree { tree in
      var reader = DefinitionReader(
        tree,
        rules: rules,
        defaults: defaults,
        sink: ReadingSink(diagnostics: sink, document: self)
      )
      let value = body(&reader)
      return (value, reader.references)
    }
  }
}
