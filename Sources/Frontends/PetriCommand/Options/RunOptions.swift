import ArgumentParser
import PetriFiles
import PetriSnapshots

struct RunOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of worker processes; depends on cores and cells by default.", valueName: "n")
  )
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seconds after which a snapshot fails and its worker is ended; 0 for no limit.",
      valueName: "seconds"
    )
  )
  var timeout = CellRun.usualTimeout

  @Option(
    help: ArgumentHelp(
      "One of several shards, such as 2/4; TEST_SHARD_INDEX and TEST_TOTAL_SHARDS mean the same.",
      valueName: "i/n"
    ),
    transform: { argument in
      guard let shard = SnapshotShard(argument: argument) else {
        throw ValidationError("write a shard's number and how many there are, such as 2/4 or 4/4")
      }
      return shard
    }
  )
  var shard: SnapshotShard?

  @Option(
    help: ArgumentHelp(
      "A JSON report of an earlier run; shards are balanced by how long its snapshots took.",
      valueName: "file"
    ),
    completion: .file()
  )
  var times: String?

  @Option(help: ReportArgument.help)
  var report: [ReportArgument] = []

  @Flag(help: "Print the report as JSON, in place of the text for people.")
  var json = false

  static let longestTimeout = 86_400.0

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1; found \(jobs)") }
    guard (0...RunOptions.longestTimeout).contains(timeout) else {
      throw ValidationError(
        "--timeout must be between 0 and \(Int(RunOptions.longestTimeout)) seconds; found \(timeout)"
      )
    }
    try ReportArgument.check(report)
  }
}

struct ReportArgument: ExpressibleByArgument, Sendable {
  enum Form: String, CaseIterable, Sendable {
    case junit, json, markdown, html, sarif, github

    var words: String {
      switch self {
      case .junit: "XML"
      case .json: "JSON"
      case .markdown: "Markdown"
      case .html: "HTML"
      case .sarif: "SARIF"
      case .github: "a list of GitHub's commands"
      }
    }
  }

  static let help: ArgumentHelp = {
    let forms = Form.allCases.map { "\($0.rawValue)=FILE" }
    let list = "\(forms.dropLast().joined(separator: ", ")) or \(forms[forms.count - 1])"
    return ArgumentHelp(
      "Write a report: \(list). FILE can be a pipe or a device. Repeatable.",
      valueName: "form=file"
    )
  }()

  let form: Form
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let form = Form(rawValue: String(parts[0])), !parts[1].isEmpty else { return nil }
    self.form = form
    file = String(parts[1])
  }

  /// Rejects reports that can't be written, and two formats for one file.
  static func check(_ reports: [ReportArgument]) throws {
    var forms: [String: Form] = [:]
    for report in reports {
      try report.check()
      let other = forms.updateValue(report.form, forKey: report.place) ?? report.form
      guard other == report.form else {
        throw ValidationError(
          "--report can't write \(report.file) as \(other.rawValue) and as \(report.form.rawValue): name two files"
        )
      }
    }
  }

  /// The canonical path of the file.
  private var place: String {
    if let path = NamedFile(file).realPath { return path }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let place = NamedFile(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder).realPath ?? folder
    return "\(place)/\(parts[parts.count - 1])"
  }

  /// Rejects paths that would overwrite a file of the catalogue: no report is YAML, and snapshots have their own
  /// folders.
  func check() throws {
    for path in [file, NamedFile(file).realPath ?? file] {
      let name = path.lowercased()
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        throw ValidationError(
          "--report can't write \(file): YAML files belong to the catalogue, and a report is \(form.words)"
        )
      }
      if path.split(separator: "/").contains(where: { $0 == SnapshotStore.folder }) {
        throw ValidationError("--report can't write \(file): \(SnapshotStore.folder) is for snapshots")
      }
    }
  }
}
