import ArgumentParser
import PetriCatalog

enum LaunchKind: Hashable, Sendable {
  case text(Rendering)
  case png
}

extension LaunchKind: ExpressibleByArgument {
  init?(argument: String) {
    if argument == LaunchKind.png.defaultValueDescription {
      self = .png
    } else if let rendering = Rendering(rawValue: argument) {
      self = .text(rendering)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { Rendering.allCases.map(\.rawValue) + [LaunchKind.png.defaultValueDescription] }

  var defaultValueDescription: String {
    switch self {
    case .text(let rendering): rendering.rawValue
    case .png: "png"
    }
  }
}
