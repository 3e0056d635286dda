import PetriCatalog

/// The rules that a screen and its views allow, with the places, and the comments behind them as reasons.
@MainActor
struct AllowedFaults {
  /// A line for each place.
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

  /// The comment at the end of a line; `nil` where there is none, or a sign for `petri validate`.
  private static func comment(on line: Substring) -> Substring? {
    guard let mark = line.ranges(of: " # ").last else { return nil }
    let (before, comment) = (line[..<mark.lowerBound], line[mark.upperBound...])
    // In a text it is a sign as any other.
    guard before.count(where: { $0 == "\"" }).isMultiple(of: 2), !comment.hasPrefix("petri:") else { return nil }
    return comment
  }
}
