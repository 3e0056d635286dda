import PetriCatalog
import PetriComposer

/// The findings of a screen, of the faults that its launches have shown.
struct LayoutReport {
  private let screen: ScreenDefinition
  private let usual: LaunchEnvironment
  /// How many looks there were.
  private let looks: Int

  init(_ screen: ScreenDefinition, usual: LaunchEnvironment, looks: Int) {
    (self.screen, self.usual, self.looks) = (screen, usual, looks)
  }

  /// Faults that too little room makes, the worst first.
  private static let squeezes: [CheckRule] = [
    .zeroSize, .outsideScreen, .outsideSafeArea, .overlap, .truncation, .smallTarget,
  ]

  /// One finding for each cause: where there is too little room in a launch, several views suffer from it.
  ///
  /// - Parameter picture: the picture of a fault, where pictures are wanted.
  func findings(of all: [LayoutCheck.Found], picture: (LayoutCheck.Found) -> String?) -> [CheckFinding] {
    var launches: [LayoutLaunch] = []
    for found in all where !launches.contains(found.launch) { launches.append(found.launch) }
    return launches.flatMap { launch -> [CheckFinding] in
      let here = all.filter { $0.launch == launch }
      let squeezed = LayoutReport.squeezes.flatMap { rule in here.filter { $0.fault.rule == rule } }
      let others = here.filter { !LayoutReport.squeezes.contains($0.fault.rule) }
      let first = squeezed.first.map { ($0, Array(squeezed.dropFirst())) }
      return ([first].compactMap(\.self) + others.map { ($0, []) }).map { found, suffering in
        finding(found, suffering, picture(found))
      }
    }
  }

  private func finding(_ found: LayoutCheck.Found, _ suffering: [LayoutCheck.Found], _ picture: String?) -> CheckFinding
  {
    let (fault, launch) = (found.fault, found.launch)
    var notes = launch.fixture.map { ["fixture \($0)"] } ?? []
    switch launch.trial {
    case .longerTexts: notes.append("with texts 40 % longer, as another language may have them")
    case .typing: notes.append("while it is typed in")
    case nil, .values, .largerTexts: break
    }
    notes += fault.notes
    notes += suffering.map { "also: \($0.fault.message)" }
    if found.looks.count > 1 { notes.append("in \(found.looks.count) of \(looks) looks") }
    var finding = CheckFinding(
      fault.rule,
      on: screen.name,
      of: fault.subject,
      fault.message,
      at: fault.place,
      in: launch.look == usual ? nil : launch.look,
      context: launch.values.mapValues { "\($0)" },
      notes: notes
    )
    finding.givenFixture = launch.fixture
    finding.fixture = fixture(fault, launch)
    finding.picture = picture
    return finding
  }

  /// An entry of `fixtures` with the values that show a fault; `nil` where the examples do.
  private func fixture(_ fault: LayoutFault, _ launch: LayoutLaunch) -> String? {
    guard !launch.values.isEmpty else { return nil }
    let words = "\(fault.rule.rawValue)-\(fault.subject)".lowercased().split {
      !$0.isASCII || !($0.isLetter || $0.isNumber)
    }
    let values = screen.context.compactMap { field in launch.values[field.name].map { "\(field.name): \($0)" } }
    return "\(words.prefix(5).joined(separator: "-")): {\(values.joined(separator: ", "))}"
  }
}
