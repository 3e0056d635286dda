import PetriGrammar
import PetriYAML

/// The keys that outlines are made of, each with the number that the parser gives it.
enum OutlineKey: UInt8, CaseIterable {
  // Of a screen.
  case screen, title, summary, group, tags, context, fixtures, wrapping, presentation
  // Of a context's key.
  case type, `default`, example, values, of, fields
  // Of a view that is repeated.
  case each, `as`
  // Of content.
  case tabs, navigation, split, pages, fixture, with
  // Of a tap and a link.
  case open, link, url
  // Of a route.
  case using, from, find, route, steps, container

  /// The key as it is written.
  var word: String { "\(self)" }

  /// These keys, then all others of the grammar: a key is told by its number.
  static let vocabulary = YAMLVocabulary(allCases.map(\.word) + Grammar.screenKeys)

  /// The numbers of all keys.
  static let numbers = Dictionary(uniqueKeysWithValues: zip(vocabulary.words, 0...))
}
