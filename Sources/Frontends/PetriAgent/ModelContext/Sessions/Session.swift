/// A launched screen with the moves that were made on it.
///
/// It is launched anew for each answer and the moves are made again, so what was edited meanwhile is seen at once.
struct Session: Sendable, Equatable {
  /// The arguments of `petri launch`; the screen, after `--`, is last.
  let launch: [String]
  /// The moves, as `--then` takes them.
  var moves: [String] = []
  /// The hash of the last answer.
  var hash: String?
  /// The remarks of commands that were shown already, by their lines.
  private var notes: Set<String> = []

  init(_ launch: [String]) { self.launch = launch }

  /// The command that launches the screen, makes the moves and more, and prints as the options want.
  func command(then more: [String] = [], _ options: [String]) -> [String] {
    ["launch"] + (moves + more).map { "--then=\($0)" } + options + launch
  }

  /// The lines of remarks that are new; they are known from then on.
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
