import ArgumentParser
import PetriAgent
import PetriCatalog
import PetriRendering

/// Limits how much of a launched screen is printed, and controls references to its elements.
struct LookOptions: ParsableArguments, Sendable {
  @Flag(help: "Print a reference before each part, such as [e4kx], which moves take in place of a name: tap:@e4kx.")
  var refs = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Only the part with a reference; with --refs.", valueName: "reference")
  )
  var part: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pass over so many parts, as the last line of a folded answer has it.", valueName: "count")
  )
  var skip = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most lines; the rest is counted, with the options that print it.", valueName: "count")
  )
  var maxLines: Int?

  @Option(help: ArgumentHelp("Only what has changed since an answer with a hash.", valueName: "hash"))
  var since: String?

  func validate() throws {
    guard skip >= 0 else { throw ValidationError("--skip must be 0 or more; found \(skip)") }
    if let maxLines, maxLines < 1 { throw ValidationError("--max-lines must be 1 or more; found \(maxLines)") }
  }

  /// True if any option requires references.
  var hasReferences: Bool { refs || part != nil || skip > 0 || maxLines != nil || since != nil }

  /// - Throws: `CommandFailure` if the rendering has no references.
  func question(as rendering: Rendering) throws -> ScreenQuestion {
    let kinds = ReferencedText.renderings
    guard kinds.contains(rendering) else {
      throw CommandFailure(
        "--as \(rendering.rawValue) has no references; --as is one of \(kinds.map(\.rawValue).joined(separator: ", ")) with --refs",
        .usage
      )
    }
    if rendering == .json, maxLines != nil || skip > 0 {
      throw CommandFailure("JSON isn't folded; leave out --max-lines and --skip, or print a part by --in", .usage)
    }
    return ScreenQuestion(
      as: rendering,
      part: part.map { $0.first == "@" ? String($0.dropFirst()) : $0 },
      skip: skip,
      maxLines: maxLines,
      since: since
    )
  }
}
