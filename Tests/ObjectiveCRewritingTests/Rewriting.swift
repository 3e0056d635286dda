import Foundation
import ObjectiveCRewriting

/// The result of rewriting one source of a module `M`.
func rewritten(_ text: String, others: [String] = [], dependencies: [String] = []) -> ModuleRewriter.Result {
  ModuleRewriter.rewrite(
    module: "M",
    sources: [.init(path: "/s/A.swift", text: text)]
      + others.enumerated().map { .init(path: "/s/Other\($0).swift", text: $1) },
    others: dependencies.enumerated().map { .init(path: "/d/Dependency\($0).swift", text: $1) }
  )
}

/// The lines of the rewritten source from the line of the old source on.
func line(_ number: Int, of text: String, others: [String] = [], dependencies: [String] = []) -> String {
  let new = rewritten(text, others: others, dependencies: dependencies).sources[0]
  let lines = new.components(separatedBy: "\n")
  let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? 0
  return lines[start + number]
}
