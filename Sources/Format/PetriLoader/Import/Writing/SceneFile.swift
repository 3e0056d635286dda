import PetriCatalog

/// The file for a scene's screen, with everything that can be filled in as comments.
struct SceneFile {
  private let style = WritingStyle()

  func text(_ definition: SceneScreens.Definition, _ entry: SceneTable.Entry) -> String {
    let lines = definition.yaml.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.map { line in
      guard line.hasPrefix("content: {storyboard: ") else { return line + "\n" }
      let keys = line.dropFirst("content: {".count).dropLast()
      // The storyboard and the scene, which are written in braces.
      return "content:\n  storyboard: \(style.text(entry.id.storyboard))\n  \(scene(in: keys))\n" + comments(of: entry)
    }.joined()
  }

  private func scene(in keys: Substring) -> Substring {
    keys.ranges(of: ", scene: ").last.map { keys[$0.lowerBound...].dropFirst(2) } ?? keys
  }

  private func comments(of entry: SceneTable.Entry) -> String {
    var lines: [String] = []
    let outlets = entry.outlets
    let fillable = outlets.kinds.keys.filter(outlets.canFill).sorted()
    if !fillable.isEmpty {
      lines.append("outlets:")
      lines += fillable.map { "  \(style.text($0)): \(example(of: outlets.kinds[$0] ?? ""))" }
    }
    let actions = entry.actions.filter { !$0.isEmpty }
    if !actions.isEmpty {
      lines.append("actions:")
      lines += actions.map { "  \(style.text($0)): dismiss" }
    }
    let cells = entry.cells.sorted { $0.key < $1.key }
    if !cells.isEmpty {
      lines.append("cells:  # rows; with 'each: \"${list}\"' one for each element of a list of the context")
      for (identifier, outlets) in cells {
        lines.append("  - identifier: \(style.text(identifier))")
        let names = outlets.kinds.keys.filter(outlets.canFill).sorted()
        guard !names.isEmpty else { continue }
        lines.append("    outlets:")
        lines += names.map { "      \(style.text($0)): \(example(of: outlets.kinds[$0] ?? ""))" }
      }
    }
    let others = outlets.kinds.keys.filter { !outlets.canFill($0) }.sorted()
    if !others.isEmpty {
      let names = others.map(style.text).joined(separator: ", ")
      lines.append("Neither views nor items, so nothing can be filled in: \(names)")
    }
    return lines.map { "  # \($0)\n" }.joined()
  }

  /// An example value for an outlet of a kind, with the kind.
  private func example(of kind: String) -> String {
    let keys = SceneOutlets.keys(of: kind) ?? []
    let first = keys.first { $0 != "when" } ?? "background"
    let value =
      switch first {
      case "text": "Text"
      case "name": "{symbol: star}"
      case "on": "{on: true}"
      case "value": "{value: 0.5}"
      case "selected": "{selected: 0}"
      default: "{background: systemGray6}"
      }
    return "\(value)  # \(kind): \(keys.joined(separator: ", "))"
  }
}
