import Foundation
import PetriBrowser
import PetriDiagnostics
import PetriText

struct BrowserSettings {
  private(set) var keys = KeyMap()
  private(set) var theme = Theme.terminal
  /// The settings files; later ones take precedence.
  let files: [SettingsFile]
  /// Problems in the files; invalid settings are ignored.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - environment: XDG_CONFIG_HOME and HOME locate the user's files; COLORFGBG describes the terminal's background.
  ///   - returnKey: the key that returns from a launched screen, from the command line.
  ///   - themeName: the theme from the command line, which replaces those of the files.
  ///   - reported: whether the terminal reported a light background.
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

  /// Whether `COLORFGBG`, which ends with a colour index, specifies a light background.
  static func isLight(_ environment: [String: String]) -> Bool {
    let last = environment["COLORFGBG"]?.split(separator: ";").last
    return last.flatMap { Int($0) }.map { $0 == 7 || $0 == 15 } ?? false
  }

  func diagnostics(of kind: SettingsFile.Kind) -> [Diagnostic] {
    let paths = Set(files.filter { $0.kind == kind }.map(\.path))
    return diagnostics.filter { $0.path.map(paths.contains) ?? false }
  }

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
