import Foundation
import PetriText

/// Runs git in a folder, without running any program configured by the repository.
///
/// The repository may be untrusted, and its configuration can name programs: file system monitors, hooks, filters,
/// external diff tools and remote helpers of partial clones. All of them are disabled.
@MainActor
struct Git {
  enum Scope {
    /// Files below the folder, relative to it.
    case below
    /// Files of the whole working tree, relative to its root.
    case everywhere
  }

  private let folder: String
  private let variables: [String: String]
  private let option: String
  private let instead: (command: String, effect: String)?
  /// Overrides passed in the environment, where names may contain any character.
  private var configuration: [(name: String, value: String)] = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.pager", "cat"), ("credential.helper", ""),
    ("diff.external", ""), ("protocol.allow", "never"), ("submodule.recurse", "false"),
  ]

  /// - Parameters:
  ///   - option: the option that requires git.
  ///   - instead: an alternative command that works without git, and its effect.
  /// - Throws: `CommandFailure` if git isn't installed or the folder isn't in a repository.
  init(
    in folder: String,
    _ variables: [String: String],
    for option: String = "--changed",
    instead: (command: String, effect: String)? = nil
  ) throws {
    self.folder = folder
    self.variables = variables
    self.option = option
    self.instead = instead
    // Reading the configuration is safe, but comparing files would run the filters it names.
    let filters = try run(["config", "--null", "--name-only", "--get-regexp", #"^filter\."#], isNoneAllowed: true)
    configuration += Git.parts(filters ?? "").filter { !$0.hasSuffix(".required") }.map { ($0, "") }
    configuration += Git.parts(filters ?? "").filter { $0.hasSuffix(".required") }.map { ($0, "false") }
    _ = try run(["rev-parse", "--git-dir"])
  }

  func commit(_ revision: String) throws -> String {
    let unknown = CommandFailure(
      "unknown git commit '\(revision)' in \(folder); 'git log --oneline' lists them",
      .usage,
      next: "git log --oneline"
    )
    // Not every version of git supports `--end-of-options` everywhere, so reject options here too.
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw unknown }
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let text = try run(arguments, isNoneAllowed: true) else { throw unknown }
    guard let name = Git.lines(text).last, Git.isName(name) else { throw unknown }
    return name
  }

  /// The committer date in UTC, for example `2026-11-27`.
  func day(of commit: String) throws -> String {
    // `committer NAME <MAIL> SECONDS ZONE`. Git's own date formats could run a program that verifies signatures.
    let head = Git.lines(try run(["cat-file", "commit", commit]) ?? "").first { $0.hasPrefix("committer ") }
    let seconds = head?.split(separator: " ").dropLast().last.flatMap { Double($0) } ?? 0
    return Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
  }

  /// The merge base; `commit` itself if the histories are unrelated.
  func parting(of commit: String, and other: String) throws -> String {
    let found = try run(["merge-base", commit, other], isNoneAllowed: true).flatMap { Git.lines($0).first }
    return found.flatMap { Git.isName($0) ? $0 : nil } ?? commit
  }

  func changed(since commit: String, _ scope: Scope) throws -> [String] {
    let flags = [
      "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-renames", "--no-color", "--ignore-submodules=all",
    ]
    let relative = scope == .below ? "--relative" : "--no-relative"
    return Git.parts(try run(["diff"] + flags + [relative, commit, "--"]) ?? "")
  }

  func untracked(_ scope: Scope) throws -> [String] {
    let paths = scope == .below ? [] : ["--", ":/"]
    return Git.parts(try run(["ls-files", "--others", "--exclude-standard", "-z"] + paths) ?? "")
  }

  /// The contents of files below the folder in a commit, by relative path. Excludes symbolic links and submodules.
  func files(in commit: String, where wanted: (String) -> Bool) throws -> [String: [UInt8]] {
    var objects: [(path: String, name: String)] = []
    for entry in Git.parts(try run(["ls-tree", "-r", "-z", commit, "--", "."]) ?? "") {
      // `100644 blob NAME<tab>PATH`
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, words.count == 3, words[0].hasPrefix("100"), Git.isName(words[2]), wanted(parts[1]) else {
        continue
      }
      objects.append((parts[1], words[2]))
    }
    let names = objects.map { $0.name + "\n" }.joined()
    let bytes = try output(of: ["cat-file", "--batch"], input: Data(names.utf8)) ?? []
    var files: [String: [UInt8]] = [:]
    var rest = bytes[...]
    for (path, _) in objects {
      // Either `NAME blob SIZE`, a line feed, the contents and a line feed, or `NAME missing` for an object that a
      // partial clone lacks.
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, let size = Int(head[2]), size < rest.count else { continue }
      files[path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return files
  }

  func isAtTop() throws -> Bool { try (run(["rev-parse", "--show-prefix"]) ?? "").allSatisfy(\.isNewline) }

  func origin() throws -> String? {
    try run(["config", "--get", "remote.origin.url"], isNoneAllowed: true).flatMap { Git.lines($0).first }
  }

  /// The default branch of `origin`, if known.
  func originBranch() throws -> String? {
    let name = try run(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"], isNoneAllowed: true)
    return name.flatMap { Git.lines($0).first }.map { String($0.trimmingPrefix("origin/")) }
  }

  func tags() throws -> [String] {
    Git.lines(try run(["tag", "--points-at", "HEAD"], isNoneAllowed: true) ?? "")
  }

  private static func parts(_ text: String) -> [String] { text.split(separator: "\0").map(String.init) }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Whether a text is an object ID, which can't be taken for an option or a path.
  private static func isName(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }

  /// Runs a command. Returns `nil` for exit status 1, which means that nothing was found.
  ///
  /// - Throws: `CommandFailure` with git's error message.
  private func run(_ arguments: [String], isNoneAllowed: Bool = false) throws -> String? {
    try output(of: arguments, isNoneAllowed: isNoneAllowed).map { String(decoding: $0, as: UTF8.self) }
  }

  private func output(of arguments: [String], input: Data? = nil, isNoneAllowed: Bool = false) throws -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "--no-optional-locks", "-C", folder] + arguments
    process.environment = environment
    let pipe = input.map { _ in Pipe() }
    process.standardInput = pipe ?? FileHandle.nullDevice as Any
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw failure("\(option) needs git, which can't be started: \(error.localizedDescription)", .io)
    }
    if let pipe, let input {
      // Git writes output while it reads input, and blocks if the output isn't read.
      Thread.detachNewThread {
        try? pipe.fileHandleForWriting.write(contentsOf: input)
        try? pipe.fileHandleForWriting.close()
      }
    }
    let texts = PipeReader.read([output.fileHandleForReading, errors.fileHandleForReading])
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -1
    if status == 0 { return texts[0] }
    let answer = String(decoding: texts[1].prefix(4_096), as: UTF8.self)
    if status == 127 { throw failure("\(option) needs git, which isn't installed", .io) }
    if status == 1, isNoneAllowed { return nil }
    if answer.contains("not a git repository") {
      throw failure("\(option) needs a git repository, but \(folder) isn't in one", .usage)
    }
    let reason = Git.lines(answer).prefix(6).map { "\n  \($0.drop { $0.isWhitespace })" }.joined()
    throw CommandFailure("git \(arguments[0]) failed in \(folder):\(reason)", .io)
  }

  private func failure(_ message: String, _ reason: CommandFailure.Reason) -> CommandFailure {
    let hint = instead.map { "; '\($0.command)' \($0.effect)" } ?? ""
    return CommandFailure(message + hint, reason, next: instead?.command)
  }

  /// An environment without prompts, localization or configured programs.
  private var environment: [String: String] {
    var variables = variables
    for name in ["GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_TRACE", "GIT_CONFIG_PARAMETERS"] { variables[name] = nil }
    let before = variables["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for (index, entry) in configuration.enumerated() {
      variables["GIT_CONFIG_KEY_\(before + index)"] = entry.name
      variables["GIT_CONFIG_VALUE_\(before + index)"] = entry.value
    }
    variables["GIT_CONFIG_COUNT"] = "\(before + configuration.count)"
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["LC_ALL"] = "C"
    return variables
  }
}
