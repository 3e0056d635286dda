import PetriCatalog
import PetriComposer

struct LayoutReport {
  private let screen: ScreenDefinition
  private let all: [LayoutCheck.Found]
  private let usual: LaunchEnvironment
  private let looks: Int

  /// The suffixes that tell faults with the same rule and view name apart.
  private var numbers: [LayoutFault.Key: Int] = [:]

  init(_ screen: ScreenDefinition, of all: [LayoutCheck.Found], usual: LaunchEnvironment, looks: Int) {
    (self.screen, self.all, self.usual, self.looks) = (screen, all, usual, looks)
    for alike in Dictionary(grouping: all.map(\.fault.key), by: { [$0.rule.rawValue, $0.subject] }).values {
      let sorted = alike.sorted {
        ($0.place?.file ?? "", $0.place?.line ?? 0, $0.place?.column ?? 0) < (
          $1.place?.file ?? "", $1.place?.line ?? 0, $1.place?.column ?? 0
        )
      }
      for (number, key) in sorted.enumerated().dropFirst() { numbers[key] = number + 1 }
    }
  }

  private func subject(of fault: LayoutFault) -> String {
    numbers[fault.key].map { "\(fault.subject) (\($0))" } ?? fault.subject
  }

  /// The rules for a lack of space, the most severe first.
  private static let squeezes: [CheckRule] = [
    .zeroSize, .outsideScreen, .outsideSafeArea, .outsideParent, .overlap, .truncation, .smallTarget,
  ]

  /// Merges the lack-of-space faults of a launch into one finding, because they have one cause.
  func findings(picture: (LayoutCheck.Found) -> String?) -> [CheckFinding] {
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
    if found.looks.count > 1 { notes.append("in \(found.looks.count) of \(looks) looks") }
    var finding = CheckFinding(
      fault.rule,
      on: screen.name,
      of: subject(of: fault),
      fault.message,
      at: fault.place,
      in: launch.look == usual ? nil : launch.look,
      context: launch.values.mapValues { "\($0)" },
      notes: notes
    )
    finding.also = suffering.map {
      CheckFault($0.fault.rule, on: screen.name, of: subject(of: $0.fault), $0.fault.message, at: $0.fault.place)
    }
    finding.givenFixture = launch.fixture
    finding.fixture = fixture(fault, launch)
    finding.picture = picture
    return finding
  }

  /// An entry for `fixtures` with the values that show the fault; `nil` if the examples do.
  private func fixture(_ fault: LayoutFault, _ launch: LayoutLaunch) -> String? {
    guard !launch.values.isEmpty else { return nil }
    let words = "\(fault.rule.rawValue)-\(fault.subject)".lowercased().split {
      !$0.isASCII || !($0.isLetter || $0.isNumber)
    }
    let values = screen.context.compactMap { field in launch.values[field.name].map { "\(field.name): \($0)" } }
    return "\(words.prefix(5).joined(separator: "-")): {\(values.joined(separator: ", "))}"
  }
}
