package import PetriYAML
import Synchronization

/// A key of the format with the symbol that the parser assigns to it.
package struct FormatKey: Hashable, Sendable {
  let number: Int
  var word: String { FormatKey.words.withLock { $0.all[number] } }

  private struct Words {
    var all: [String] = []
    var numbers: [String: Int] = [:]
  }

  /// The keys in the order in which forms were created, which assigns their symbols.
  private static let words = Mutex(Words())

  /// Returns the key of a word, and assigns a symbol to a new one.
  init(_ word: String) {
    number = FormatKey.words.withLock { words in
      if let number = words.numbers[word] { return number }
      words.numbers[word] = words.all.count
      words.all.append(word)
      return words.all.count - 1
    }
  }

  package static let vocabulary: YAMLVocabulary = {
    for key in Grammar.keys { _ = FormatKey(key) }
    return YAMLVocabulary(words.withLock(\.all))
  }()

  // Keys that are looked up separately, because the rest of their mapping depends on them or a message is about them.
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
