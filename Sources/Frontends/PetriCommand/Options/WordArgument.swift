import ArgumentParser

/// A string enumeration of another module as a command-line argument.
struct WordArgument<Word: RawRepresentable & CaseIterable & Sendable>: ExpressibleByArgument, Sendable
where Word.RawValue == String {
  let word: Word

  init(_ word: Word) {
    self.word = word
  }

  init?(argument: String) {
    guard let word = Word(rawValue: argument) else { return nil }
    self.word = word
  }

  static var allValueStrings: [String] { Word.allCases.map(\.rawValue) }

  var defaultValueDescription: String { word.rawValue }
}
