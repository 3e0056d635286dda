import PetriYAML

/// The keys that outlines are made of, each with the number that the parser gives it by the vocabulary.
enum OutlineKey: UInt8, CaseIterable {
  // Of a screen.
  case screen, title, summary, group, tags, context, fixtures, wrapping, content, statusBar, presentation
  case supportingViews, devices, links, walks, canBeDismissed, matrix, interceptors, contextTasks, postTasks, blocking
  case route, routes
  /// `$schema`, which only editors read.
  case schema
  // Of a context's key.
  case type, `default`, example, values, of, fields
  // Of a status bar and a presentation.
  case style, hidden, transition, interactiveDismiss
  // Of any view.
  case id, width, height, when, each, `as`, tap, background, tint, alpha, accessibilityLabel
  // Of a kind of view.
  case text, alignment, lines, color, name, mode, enabled, placeholder, secure, keyboard, on, value, minimum, maximum
  case step, titles, selected, animating, large, views, axis, spacing, distribution, padding, cornerRadius, border
  case length
  // Kinds of view.
  case label, image, button, textField, `switch`, slider, stepper, segments, progress, spinner, stack, scroll, list
  case spacer, divider, box
  // Of content.
  case tabs, navigation, split, pages, primary, supplementary, secondary, fixture, with
  // Of a tap, a link and a walk.
  case open, link, select, set, emit, url, steps, into, control, to, submit, wait, push, present, swipe, expect, noText
  case refused
  // Of tasks and blocking.
  case track, priority, onConflict
  // Of a route.
  case using, from, find, container, `in`, start

  /// Whether it is a screen's own.
  var isOfScreen: Bool { rawValue <= OutlineKey.schema.rawValue }

  /// The key as it is written.
  var word: String { self == .schema ? "$schema" : "\(self)" }

  static let vocabulary = YAMLVocabulary(allCases.map(\.word))
}
