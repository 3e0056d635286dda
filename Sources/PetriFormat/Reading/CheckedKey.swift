package import PetriYAML

/// The keys that the checker looks for by themselves, each with the number that the parser gives it.
package enum CheckedKey: UInt8, CaseIterable {
  // Of documents.
  case screen, title, summary, group, tags, context, fixtures, wrapping, presentation, links, route, routes, content,
    variants
  case parameters, state, format, experiments, container, supportingViews, bar, onAppear, form, keyboard, part
  case alert, actionSheet, systemPrompt, share, actions, style, preferred, statusBar
  // Of a context's key.
  case type, `default`, example, values, of, fields
  // Of texts.
  case plural, key, table
  // Of a view that is repeated, and of alternatives.
  case each, `as`, cases, id
  // Of content.
  case tabs, navigation, split, pages, fixture, with
  // Of a tap and a link.
  case open, link, url, lenient, plus, hosts, redirects, to
  // Of Catalog.yaml.
  case colors
  // Of a route.
  case using, from, find, tab, steps, name, at, replacing, present, addTab, start, `switch`, show, always, reconcile,
    push
  // Of a presentation.
  case detents, selectedDetent, largestUndimmedDetent, grabber, source, height

  /// The key as it is written.
  var word: String { "\(self)" }

  /// These keys, then all others of the grammar: a key is identified by its number.
  package static let vocabulary = YAMLVocabulary(allCases.map(\.word) + Grammar.keys)

  /// The numbers of all keys.
  static let numbers = Dictionary(uniqueKeysWithValues: zip(vocabulary.words, 0...))
}
