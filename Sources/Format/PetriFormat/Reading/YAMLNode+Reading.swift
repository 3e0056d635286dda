package import PetriYAML

extension YAMLNode {
  /// Reads the document at this node.
  ///
  /// - Parameter body: Reads a part of the document.
  /// - Returns: The result and the references.
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
