/// All tools, in the order in which they are listed.
package enum Toolbox {
  /// The tools.
  package static let tools: [Tool] = reading + sessions + checks

  /// The tool of a name.
  static func tool(named name: String) -> Tool? { tools.first { $0.name == name } }

  /// Words of an option, if it is given.
  static func option(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
}
