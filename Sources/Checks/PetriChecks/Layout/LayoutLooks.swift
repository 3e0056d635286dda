import PetriCatalog
import PetriComposer

/// The environments in which a screen is checked, the default one first.
struct LayoutLooks {
  let all: [LaunchEnvironment]
  let narrowest: LaunchEnvironment
  /// The default environment with an accessibility text size; `nil` if the catalogue has that size.
  let larger: LaunchEnvironment?

  let typing: [LaunchEnvironment]

  /// Varies one setting at a time, and then combines the small device with each locale and the largest text.
  init(_ settings: CatalogSettings, devices: [String]) {
    var base = LaunchEnvironment(settings: settings)
    let own = devices.isEmpty ? settings.devices : devices
    if let first = own.first { base.device = first }
    var all = [base]
    var seen: Set<LaunchEnvironment> = [base]
    func add(_ change: (inout LaunchEnvironment) -> Void) {
      var look = base
      change(&look)
      if seen.insert(look).inserted { all.append(look) }
    }
    func with(_ change: (inout LaunchEnvironment) -> Void) -> LaunchEnvironment {
      var look = base
      change(&look)
      return look
    }
    let turns = DeviceTurns(own, orientations: settings.orientations)
    let small = turns.smallest
    let largest = settings.contentSizes.max { $0.rank < $1.rank }.map { max($0.rank, ContentSize.usualLargest.rank) }
    let size = largest.map { ContentSize.allCases[$0] } ?? .usualLargest
    for device in own + [small] + turns.sideways { add { $0.device = device } }
    for locale in settings.locales { add { $0.locale = locale } }
    // Mirrored layout is checked even if the catalogue has no right-to-left language.
    if !all.contains(where: \.isRightToLeft) { add { $0.locale = "ar" } }
    for size in settings.contentSizes + [size] { add { $0.contentSize = size } }
    let appearances = settings.appearances + (settings.namesAppearances ? [] : [.dark])
    for appearance in appearances { add { $0.appearance = appearance } }
    for locale in settings.locales {
      add { ($0.device, $0.locale) = (small, locale) }
      add { ($0.device, $0.contentSize, $0.locale) = (small, size, locale) }
    }
    self.all = all
    narrowest = with { ($0.device, $0.contentSize) = (small, size) }
    typing = ([small] + turns.sideways.filter { $0.hasPrefix(DeviceTurns.smallestPhone) && $0 != small }).map {
      device in
      with { $0.device = device }
    }
    let larger = ContentSize.accessibilityLarge
    self.larger = size.rank < larger.rank ? with { $0.contentSize = larger } : nil
  }
}

extension ContentSize {
  fileprivate static let usualLargest = ContentSize.extraExtraExtraLarge

  fileprivate var rank: Int { ContentSize.allCases.firstIndex(of: self) ?? 0 }
}
