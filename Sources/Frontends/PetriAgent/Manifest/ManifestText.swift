import PetriCatalog
import PetriText

package struct ManifestText {
  private let manifest: Manifest
  private let isComplete: Bool

  /// - Parameter isComplete: whether to list keys, fixtures, links and locations.
  package init(_ manifest: Manifest, isComplete: Bool) {
    self.manifest = manifest
    self.isComplete = isComplete
  }

  package var text: String {
    var lines = ["# \(manifest.catalog.cleaned)"]
    for kind in ManifestKind.allCases {
      let entries = manifest.entries.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      lines += ["", "## \(kind.heading) (\(entries.count))", ""]
      lines += entries.flatMap { isComplete ? complete($0) : [line(of: $0)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of entry: ManifestEntry) -> String {
    var parts = [entry.kind == .string ? entry.name.quoted : "`\(entry.name.cleaned)`"]
    let words = [entry.title, isComplete ? nil : entry.summary].compactMap(\.self).map(\.cleaned).first
    if let words { parts.append(words) }
    if entry.kind == .state, let key = entry.context?.first {
      parts.append("\(key.type), default \(key.default ?? "null")".cleaned)
    }
    if let use = entry.use, entry.use != entry.name, use != "tap: {open: \(entry.name)}",
      use != "- part: \(entry.name)",
      use != "wrapping: [\(entry.name)]"
    {
      parts.append("`\(use.cleaned)`")
    }
    if let screens = entry.screens { parts.append(screens == 1 ? "1 screen" : "\(screens) screens") }
    return "- \(parts.joined(separator: "  "))"
  }

  private func complete(_ entry: ManifestEntry) -> [String] {
    var lines = [line(of: entry)]
    func add(_ word: String, _ text: String?) {
      if let text, !text.isEmpty { lines.append("  - \(word): \(text.cleaned)") }
    }
    add("summary", entry.summary)
    add("group", entry.group)
    if entry.kind != .state {
      for key in entry.context ?? [] {
        let need = key.required ? "required" : "default \(key.default ?? "null")"
        let notes = [key.example.map { "example \($0)" }, key.summary].compactMap(\.self)
        add("key `\(key.name)`", ([key.type, need] + notes).joined(separator: ", "))
      }
    }
    add("fixtures", entry.fixtures?.joined(separator: ", "))
    add("links", entry.links?.joined(separator: ", "))
    add("walks", entry.walks?.joined(separator: ", "))
    add("defined in", entry.place)
    return lines
  }
}
