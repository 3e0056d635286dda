/// All tools in the order of the list.
package enum Toolbox {
  package static let tools: [Tool] = reading + sessions + checks

  static func tool(named name: String) -> Tool? { tools.first { $0.name == name } }

  static func option(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)=\($0)"] } ?? [] }
}
