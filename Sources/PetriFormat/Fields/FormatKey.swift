package import PetriYAML
import Synchronization

/// A key of the format with the number that the parser gives it, by which it is found in a mapping.
package struct FormatKey: Hashable, Sendable {
  /// The number.
  let number: Int
  /// The key as it is written.
  var word: String { FormatKey.words.withLock { $0.all[number] } }

  private struct Words {
    var all: [String] = []
    var numbers: [String: Int] = [:]
  }

  /// Keys are numbered as the forms that have them are made.
  private static let words = Mutex(Words())

  /// The key of a word, which has a number from now on.
  init(_ word: String) {
    number = FormatKey.words.withLock { words in
      if let number = words.numbers[word] { return number }
      words.numbers[word] = words.all.count
      words.all.append(word)
      return words.all.count - 1
    }
  }

  /// All keys of the format: a key is identified by its number.
  package static let vocabulary: YAMLVocabulary = {
    for key in Grammar.keys { _ = FormatKey(key) }
    return YAMLVocabulary(words.withLock(\.all))
  }()

  // The keys that are looked for beside the forms' own reading: all else in their mapping depends on them, or a message is about them.
  static let (screen, part, container, content) = (
    FormatKey("screen"), FormatKey("part"), FormatKey("container"), FormatKey("content")
  )
  static let (route, routes, links, wrapping) = (
    FormatKey("route"), FormatKey("routes"), FormatKey("links"), FormatKey("wrapping")
  )
  static let (bar, supportingViews, statusBar, presentation) = (
    FormatKey("bar"), FormatKey("supportingViews"), FormatKey("statusBar"), FormatKey("presentation")
  )
  static let (form, onAppear, group, tags, devices, variants) = (
    FormatKey("form"), FormatKey("onAppear"), FormatKey("group"), FormatKey("tags"), FormatKey("devices"),
    FormatKey("variants")
  )
  static let (type, values, of, fields, `default`, example) = (
    FormatKey("type"), FormatKey("values"), FormatKey("of"), FormatKey("fields"), FormatKey("default"),
    FormatKey("example")
  )
  static let launchedIn = FormatKey("launchedIn")
  static let locations = FormatKey("locations")
  static let (plural, key, each, `as`) = (FormatKey("plural"), FormatKey("key"), FormatKey("each"), FormatKey("as"))
  static let (cases, `switch`, style, preferred) = (
    FormatKey("cases"), FormatKey("switch"), FormatKey("style"), FormatKey("preferred")
  )
}
