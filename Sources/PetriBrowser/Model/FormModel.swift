import PetriCatalog

extension LaunchForm.Base {
  /// Whether a launch begins with it.
  fileprivate func request(is request: LaunchRequest) -> Bool {
    if prefersDefaults { return request.prefersDefaults && request.fixture == nil }
    return name == request.fixture
  }
}

/// A form that is being filled in.
struct FormModel: Sendable {
  let form: LaunchForm
  private(set) var base = 0
  /// What was typed, by the field's path.
  private(set) var typed: [String: TextInput] = [:]
  /// What is wrong with a value, by the field's path.
  var problems: [String: String] = [:]
  /// 0 is the choice of values to begin with, then the fields.
  private(set) var focus = 0
  /// The launch with nothing given, as it goes on from here.
  private var request: LaunchRequest

  init(_ form: LaunchForm, environment: ShownEnvironment, filledAs request: LaunchRequest? = nil) {
    self.form = form
    self.request = request ?? LaunchRequest(screen: form.screen, environment: environment)
    base = form.bases.firstIndex { $0.request(is: self.request) } ?? 0
    let paths = Set(form.fields.map(\.path))
    for value in self.request.values where paths.contains(value.path) { typed[value.path] = TextInput(value.text) }
    focus = form.fields.isEmpty ? 0 : 1
  }

  var baseName: String { form.bases.indices.contains(base) ? form.bases[base].name : "" }

  /// The field that has the focus.
  var field: LaunchForm.Field? { focus > 0 && focus <= form.fields.count ? form.fields[focus - 1] : nil }

  func baseText(of field: LaunchForm.Field) -> String {
    form.bases.indices.contains(base) ? form.bases[base].values[field.path] ?? "" : ""
  }

  func text(of field: LaunchForm.Field) -> String { typed[field.path]?.text ?? baseText(of: field) }

  func isTyped(_ field: LaunchForm.Field) -> Bool { typed[field.path] != nil }

  /// The launch that it describes.
  var launch: LaunchRequest {
    var launch = request
    if form.fields.isEmpty {
      launch.fixture = nil
    } else if let base = form.bases.indices.contains(base) ? form.bases[base] : nil {
      // A fixture with defaults in its gaps, as the command line may ask for, stays one until another is chosen.
      if !base.request(is: request) || base.prefersDefaults { launch.prefersDefaults = base.prefersDefaults }
      launch.fixture = base.prefersDefaults ? nil : base.name
    }
    launch.values = form.fields.compactMap { field in
      typed[field.path].map { LaunchRequest.Value(path: field.path, text: $0.text) }
    }
    return launch
  }

  mutating func move(by rows: Int) {
    focus = min(form.fields.count, max(0, focus + rows))
  }

  /// Goes to the first field with a problem.
  mutating func goToProblem() {
    if let place = form.fields.firstIndex(where: { problems[$0.path] != nil }) { focus = place + 1 }
  }

  /// Chooses other values to begin with, or the next of a field's few values.
  ///
  /// - Returns: whether there was something to choose.
  mutating func choose(step: Int) -> Bool {
    guard let field else {
      guard form.bases.count > 1 else { return false }
      base = (base + step + form.bases.count) % form.bases.count
      return true
    }
    let choices = field.choices
    guard !choices.isEmpty else { return false }
    let place = choices.firstIndex(of: text(of: field)).map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
    typed[field.path] = TextInput(choices[(place + choices.count) % choices.count])
    return true
  }

  /// Changes the text of the field with the focus; what was there already is typed over, unless the change keeps it.
  mutating func edit(keepingBase: Bool, _ change: (inout TextInput) -> Void) {
    guard let field else { return }
    var input = typed[field.path] ?? TextInput(keepingBase ? baseText(of: field) : "")
    change(&input)
    typed[field.path] = input
  }

  /// Gives a field back the value that was there already.
  mutating func reset() {
    if let field { typed[field.path] = nil }
  }
}
