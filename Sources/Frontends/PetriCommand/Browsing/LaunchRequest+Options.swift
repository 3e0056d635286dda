import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader

extension LaunchRequest.Value {
  /// Parses `path=text`; without an equals sign, the whole argument is the path.
  init(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(path: String(parts[0]), text: parts.count > 1 ? String(parts[1]) : "")
  }
}

extension LaunchRequest.Value {
  static func values(of context: ContextLiteral) -> [LaunchRequest.Value] {
    guard case .object(let entries) = context else { return [] }
    return entries.map { entry in
      if case .scalar(let text, _) = entry.value { return LaunchRequest.Value(path: entry.name, text: text) }
      return LaunchRequest.Value(path: entry.name, text: entry.value.flowText)
    }
  }
}

extension ShownEnvironment {
  init(_ environment: LaunchEnvironment) {
    self.init(
      device: environment.device,
      appearance: environment.appearance,
      contentSize: environment.contentSize,
      locale: environment.locale
    )
  }
}
