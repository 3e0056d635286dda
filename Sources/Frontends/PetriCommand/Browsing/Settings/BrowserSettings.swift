import Foundation
import PetriBrowser
import PetriDiagnostics
import PetriText

/// The keys and colours in force, and where they are from.
struct BrowserSettings {
  /// The keys of actions.
  private(set) var keys = KeyMap()
  /// The colours, as they are named.
  private(set) var theme = Theme.terminal
  /// The files, the later over the earlier.
  let files: [SettingsFile]
  /// Their problems, with the settings that were left out for them.
  let diagnostics: [Diagnostic]

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - folder: the catalogue's folder.
  ///   - environment: XDG_CONFIG_HOME and HOME locate the user's files, COLORFGBG shows whether the terminal is light.
  ///   - returnKey: the key that returns from a launched screen, if the command line sets it.
  ///   - themeName: the theme that is taken in place of the files', if the command line sets it.
  ///   - reported: whether the terminal's background is light, if it has reported it.
  init(
    in folder: String,
    environment: [String: String],
    returnKey: Key? = nil,
    theme themeName: String? = nil,
    isLight reported: Bool? = nil
  ) {
    var reader = SettingsReader()
    files = SettingsFile.Kind.allCases.flatMap { SettingsFile.files($0, in: folder, environment: environment) }
    let isLight = reported ?? BrowserSettings.isLight(environment)
    for file in files {
      switch file.kind {
      case .keys: reader.apply(file, to: &keys)
      case .theme: reader.apply(file, to: &theme, isLight: isLight)
      }
    }
    if let returnKey { _ = keys.apply([KeyBinding(place: .launched, action: "catalogue", keys: [returnKey])]) }
    if let named = Theme.named.first(where: { $0.name == themeName }) { theme = named.theme }
    theme.isOnLight = isLight && theme.styles[.text]?.background == nil
    diagnostics = reader.diagnostics.sortedByPlace()
  }

  /// Whether the terminal indicates a light background: `COLORFGBG` ends with the number of its colour.
  static func isLight(_ environment: [String: String]) -> Bool {
    let last = environment["COLORFGBG"]?.split(separator: ";").last
    return last.flatMap { Int($0) }.map { $0 == 7 || $0 == 15 } ?? false
  }

  /// The problems of the files of a kind.
  func diagnostics(of kind: SettingsFile.Kind) -> [Diagnostic] {
    let paths = Set(files.filter { $0.kind == kind }.map(\.path))
    return diagnostics.filter { $0.path.map(paths.contains) ?? false }
  }

  /// The message about them when the browser opens; `nil` if there are no problems.
  var note: String? {
    guard let first = diagnostics.first(where: { $0.severity == .error }) ?? diagnostics.first else { return nil }
    let place = first.range.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
    let label = first.label.map { "; \($0)" } ?? ""
    let commands = [(SettingsFile.Kind.keys, "--print-keys"), (.theme, "--print-theme")].compactMap { kind, option in
      let count = diagnostics(of: kind).count
      guard count > 0 else { return nil as String? }
      return
        "'petri browse \(option)' shows \(diagnostics.count == 1 ? "this" : "\(count) problem\(count == 1 ? "" : "s")")"
    }
    return ([place + first.message + label] + commands).joined(separator: "; ").cleaned
  }
}
