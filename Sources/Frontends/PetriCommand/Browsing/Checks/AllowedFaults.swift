import PetriCatalog

/// The check rules suppressed by `allow:` in a screen and its views, with source locations and trailing comments as
/// reasons.
@MainActor
struct AllowedFaults {
  let lines: [String]

  init(of screen: ScreenDefinition, in workspace: Workspace) {
    var places = screen.allow.isEmpty ? [] : [(rules: screen.allow, place: screen.place)]
    var waiting = Array(screen.views.reversed())
    while let view = waiting.popLast() {
      if !view.allow.isEmpty { places.append((view.allow, view.place)) }
      waiting += view.views.reversed()
    }
    var files: [String: [Substring]] = [:]
    for place in places.map(\.place) where files[place.file] == nil {
      let text = (try? workspace.bytes(of: place.file)).flatMap { String(validating: $0, as: UTF8.self) } ?? ""
      files[place.file] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    lines = places.map { rules, place in
      let source = files[place.file].flatMap { $0.indices.contains(place.line - 1) ? $0[place.line - 1] : nil }
      let reason = source.flatMap { AllowedFaults.comment(on: $0) }
      return "\(rules.map(\.rawValue).joined(separator: ", "))  \(place)" + (reason.map { "  \($0)" } ?? "")
    }
  }

  /// The comment at the end of a line; `nil` for directives of `petri validate`.
  private static func comment(on line: Substring) -> Substring? {
    guard let mark = line.ranges(of: " # ").last else { return nil }
    let (before, comment) = (line[..<mark.lowerBound], line[mark.upperBound...])
    // An odd number of quotes means that the mark is inside a string.
    guard before.count(where: { $0 == "\"" }).isMultiple(of: 2), !comment.hasPrefix("petri:") else { return nil }
    return comment
  }
}
