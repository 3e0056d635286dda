/// A launched screen and its moves.
///
/// Each answer launches it again and repeats the moves, so that edited files take effect.
struct Session: Sendable, Equatable {
  /// The arguments of `petri launch`; the screen comes last, after `--`.
  let launch: [String]
  /// The moves in the syntax of `--then`.
  var moves: [String] = []
  /// The hash of the last answer.
  var hash: String?
  /// The lines of standard error that were shown already.
  private var notes: Set<String> = []

  init(_ launch: [String]) { self.launch = launch }

  /// The command that launches the screen and makes all moves.
  func command(then more: [String] = [], _ options: [String]) -> [String] {
    ["launch"] + (moves + more).map { "--then=\($0)" } + options + launch
  }

  /// The lines of standard error that weren't shown yet.
  mutating func newNotes(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init).filter { notes.insert($0).inserted }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The hash in the last line of an answer.
  static func hash(in text: String) -> String? {
    guard let line = text.split(separator: "\n").last, line.hasPrefix("# ") else { return nil }
    let words = line.split { $0 == " " || $0 == "," }
    guard let place = words.lastIndex(of: "hash"), place + 1 < words.count else { return nil }
    return String(words[place + 1])
  }
}
