import PetriCatalog
import PetriText

extension LaunchForm.Base {
  /// Whether a launch starts from it.
  fileprivate func request(is request: LaunchRequest) -> Bool {
    if prefersDefaults { return request.prefersDefaults && request.fixture == nil }
    return name == request.fixture
  }
}

struct FormModel: Sendable {
  enum Row: Hashable, Sendable {
    /// The choice of initial values.
    case base
    case field(Int)
    /// An element of a list field.
    case item(field: Int, Int)
  }

  let form: LaunchForm
  private(set) var base = 0
  private(set) var typed: [String: TextInput] = [:]
  private(set) var lists: [String: ListItems] = [:]
  var check = LaunchForm.Check(problems: [:])
  private(set) var focus = 0
  var previewTop = 0
  private var request: LaunchRequest

  init(_ form: LaunchForm, environment: ShownEnvironment, filledAs request: LaunchRequest? = nil) {
    self.form = form
    self.request = request ?? LaunchRequest(screen: form.screen, environment: environment)
    base = form.bases.firstIndex { $0.request(is: self.request) } ?? 0
    let paths = Set(form.fields.map(\.path))
    for value in self.request.values where paths.contains(value.path) {
      if let items = value.items {
        lists[value.path] = ListItems(items)
      } else {
        typed[value.path] = TextInput(value.text)
      }
    }
    focus = form.fields.isEmpty ? 0 : 1
  }

  var baseName: String { form.bases.indices.contains(base) ? form.bases[base].name : "" }

  var problems: [String: String] { check.problems }

  var rows: [Row] {
    [.base]
      + form.fields.indices.flatMap { index -> [Row] in
        [.field(index)] + items(of: form.fields[index]).indices.map { .item(field: index, $0) }
      }
  }

  var row: Row {
    let rows = rows
    return rows[min(focus, rows.count - 1)]
  }

  /// The focused field, or the field of the focused element.
  var field: LaunchForm.Field? {
    switch row {
    case .base: nil
    case .field(let index), .item(let index, _): form.fields[index]
    }
  }

  var item: Int? { if case .item(_, let index) = row { index } else { nil } }

  func value(of field: LaunchForm.Field) -> LaunchForm.Value? {
    (form.bases.indices.contains(base) ? form.bases[base].values[field.path] : nil) ?? check.inside[field.path]
  }

  func baseText(of field: LaunchForm.Field) -> String { value(of: field)?.text ?? "" }

  /// The text of a field; a list typed in one line is that line.
  func text(of field: LaunchForm.Field) -> String {
    if let list = lists[field.path], let element = field.element { return list.text(of: element) }
    return typed[field.path]?.text ?? baseText(of: field)
  }

  /// The elements of a list field; empty if it is typed in one line.
  func items(of field: LaunchForm.Field) -> [TextInput] {
    guard field.element != nil, typed[field.path] == nil else { return [] }
    return lists[field.path]?.inputs ?? (value(of: field)?.items ?? []).map { TextInput($0) }
  }

  /// Whether a field shows its elements as rows.
  func hasItems(_ field: LaunchForm.Field) -> Bool {
    guard field.element != nil, typed[field.path] == nil else { return false }
    return lists[field.path] != nil || value(of: field)?.items != nil
  }

  /// Whether the user changed the value; moving the cursor doesn't.
  func isTyped(_ field: LaunchForm.Field) -> Bool {
    if let list = lists[field.path] { return list.texts != value(of: field)?.items }
    return typed[field.path].map { $0.text != value(of: field)?.text } ?? false
  }

  func problem(of row: Row) -> String? {
    switch row {
    case .base: return problems[""]
    case .item(let index, let number):
      let path = "\(form.fields[index].path)[\(number)]"
      return problems[path] ?? problems.first { $0.key.hasPrefix("\(path).") || $0.key.hasPrefix("\(path)[") }?.value
    case .field(let index):
      let field = form.fields[index]
      if let problem = problems[field.path] { return problem }
      let items = items(of: field).count
      // A problem of an element with a row is shown there.
      return problems.filter { $0.key.hasPrefix("\(field.path).") || $0.key.hasPrefix("\(field.path)[") }
        .sorted { $0.key < $1.key }
        .first { problem in !(0..<items).contains { problem.key.hasPrefix("\(field.path)[\($0)]") } }?.value
    }
  }

  var launch: LaunchRequest {
    var launch = request
    if form.fields.isEmpty, base == 0 {
      launch.fixture = nil
    } else if let base = form.bases.indices.contains(base) ? form.bases[base] : nil {
      // A fixture with defaults in its gaps stays one until another base is chosen.
      if !base.request(is: request) || base.prefersDefaults { launch.prefersDefaults = base.prefersDefaults }
      launch.fixture = base.prefersDefaults ? nil : base.name
    }
    launch.values = form.fields.compactMap { field in
      guard isTyped(field) else { return nil }
      return LaunchRequest.Value(path: field.path, text: text(of: field), items: lists[field.path]?.texts)
    }
    return launch
  }

  mutating func move(by count: Int) {
    focus = min(rows.count - 1, max(0, focus + count))
  }

  mutating func goToProblem() {
    if let index = rows.firstIndex(where: { $0 != .base && problem(of: $0) != nil }) { focus = index }
  }

  /// Chooses the next base from any row; returns whether there is one.
  mutating func chooseBase(step: Int) -> Bool {
    guard form.bases.count > 1 else { return false }
    let own = row
    base = (base + step + form.bases.count) % form.bases.count
    let rows = rows
    focus = rows.firstIndex(of: own) ?? min(focus, rows.count - 1)
    return true
  }

  /// Chooses the next base, or the next value of a field with few values; returns whether there is one.
  mutating func choose(step: Int) -> Bool {
    guard let field else { return chooseBase(step: step) }
    let choices = item == nil ? field.choices : field.element?.fewValues ?? []
    guard !choices.isEmpty else { return false }
    let now = item.map { items(of: field)[$0].text } ?? text(of: field)
    let index = choices.firstIndex(of: now).map { $0 + step } ?? (step > 0 ? 0 : choices.count - 1)
    let chosen = TextInput(choices[(index + choices.count) % choices.count])
    if let item { change(field) { $0.edit(item) { $0 = chosen } } } else { typed[field.path] = chosen }
    return true
  }

  /// Edits the focused row; typing replaces the initial text unless `keepingBase`.
  mutating func edit(keepingBase: Bool, _ change: (inout TextInput) -> Void) {
    guard let field else { return }
    if let item {
      let isNew = lists[field.path] == nil && !keepingBase
      self.change(field) { list in
        list.edit(item) { input in
          if isNew { input = TextInput() }
          change(&input)
        }
      }
      return
    }
    var input = typed[field.path] ?? TextInput(keepingBase ? text(of: field) : "")
    change(&input)
    lists[field.path] = nil
    typed[field.path] = input
  }

  mutating func reset() {
    guard let field else { return }
    (typed[field.path], lists[field.path]) = (nil, nil)
    focus = min(focus, rows.count - 1)
  }

  // MARK: - Lists

  private mutating func change(_ field: LaunchForm.Field, _ change: (inout ListItems) -> Void) {
    var list = lists[field.path] ?? ListItems(items(of: field).map(\.text))
    change(&list)
    lists[field.path] = list
  }

  /// Adds an element after the focused one, or first if the list is focused; returns whether there is a list.
  mutating func addItem() -> Bool {
    guard let field, let element = field.element, typed[field.path] == nil else { return false }
    let index = item.map { $0 + 1 } ?? 0
    let text = element.unwrapped == .string ? "" : element.fewValues.first ?? element.sample
    change(field) { $0.insert(text, at: index) }
    focus += 1
    return true
  }

  /// Removes the focused element; returns whether there is one.
  mutating func removeItem() -> Bool {
    guard let field, let item else { return false }
    change(field) { $0.remove(at: item) }
    if item == items(of: field).count { focus -= 1 }
    return true
  }

  /// Moves the focused element up or down; returns whether an element is focused.
  mutating func moveItem(by step: Int) -> Bool {
    guard let field, let item else { return false }
    var isMoved = false
    change(field) { isMoved = $0.move(item, by: step) }
    if isMoved { focus += step }
    return true
  }
}

struct ListItems: Hashable, Sendable {
  private(set) var inputs: [TextInput]

  init(_ texts: [String]) { inputs = texts.map { TextInput($0) } }

  var texts: [String] { inputs.map(\.text) }

  mutating func edit(_ index: Int, _ change: (inout TextInput) -> Void) {
    if inputs.indices.contains(index) { change(&inputs[index]) }
  }

  mutating func insert(_ text: String, at index: Int) {
    inputs.insert(TextInput(text), at: min(max(0, index), inputs.count))
  }

  mutating func remove(at index: Int) {
    if inputs.indices.contains(index) { inputs.remove(at: index) }
  }

  /// Swaps an element with its neighbour; returns whether there is one.
  mutating func move(_ index: Int, by step: Int) -> Bool {
    guard inputs.indices.contains(index), inputs.indices.contains(index + step) else { return false }
    inputs.swapAt(index, index + step)
    return true
  }

  func text(of element: ContextType) -> String {
    "[\(texts.map { ListItems.text($0, as: element) }.joined(separator: ", "))]"
  }

  /// An element in YAML flow style. Text is quoted so that it stays one element.
  private static func text(_ text: String, as type: ContextType) -> String {
    switch type.unwrapped {
    case .list, .object: return text.isEmpty ? "null" : text
    case .int, .double, .bool:
      let isPlain =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
      return isPlain ? text : quoted(text)
    default: return type.isOptional && text.isEmpty ? "null" : quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
