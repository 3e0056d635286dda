import PetriCatalog
import PetriText

extension BrowserModel {
  /// A line of the form: a row, or its problem below it.
  private struct FormLine {
    let row: Int
    /// A line of the problem; `nil` for the row itself.
    var problem: String?
  }

  private struct FormValue {
    let name: String
    let text: String
    let style: CellStyle
    let aside: String
  }

  private static let formTop = 3

  private var formWidth: Int { layout.form.width }

  // MARK: - Lines

  private var formFoot: [(text: String, style: CellStyle)] {
    guard let form else { return [] }
    let room = max(1, formWidth - 2)
    let lines = formAbout(form).flatMap { about in
      about.text.wrapped(toColumns: room).map { (text: $0, style: about.style) }
    }
    let most = max(2, layout.stage.height / 2 - 1)
    guard lines.count > most else {
      return lines + Array(repeating: (text: "", style: CellStyle.plain), count: max(0, 2 - lines.count))
    }
    let last = lines[most - 1]
    return lines[..<(most - 1)] + [(text: last.text.prefix(columns: room - 1) + "…", style: last.style)]
  }

  var formFreeArea: CanvasRectangle? {
    guard let form else { return nil }
    let taken = formLines(form).count + 1
    let left = formRoom - taken
    return left > 0
      ? CanvasRectangle(x: 1, y: BrowserModel.formTop + taken, width: formWidth - 2, height: left) : nil
  }

  private var formRoom: Int { max(1, layout.stage.height - formFoot.count - 2) }

  private func formLines(_ form: FormModel) -> [FormLine] {
    let names = nameColumns(form)
    return form.rows.enumerated().flatMap { index, row -> [FormLine] in
      let line = FormLine(row: index)
      guard row != .base, let problem = form.problem(of: row) else { return [line] }
      let value = self.value(of: row, in: form, isFocused: index == form.focus, room: valueRoom(form))
      guard !fits(problem, beside: value, names) else { return [line] }
      let room = max(4, formWidth - names - 2)
      return [line] + problem.wrapped(toColumns: room).map { FormLine(row: index, problem: $0) }
    }
  }

  private func formStart(_ form: FormModel, _ lines: [FormLine]) -> Int {
    guard let first = lines.firstIndex(where: { $0.row == form.focus }),
      let last = lines.lastIndex(where: { $0.row == form.focus })
    else { return 0 }
    return min(first, max(0, last - formRoom + 1))
  }

  func formRow(at y: Int) -> Int? {
    guard let form, y >= BrowserModel.formTop, y < BrowserModel.formTop + formRoom else { return nil }
    let lines = formLines(form)
    let index = formStart(form, lines) + y - BrowserModel.formTop
    return lines.indices.contains(index) ? lines[index].row : lines.last?.row
  }

  private func nameColumns(_ form: FormModel) -> Int {
    min(max(formWidth / 3, formWidth - 40), max(12, form.form.fields.map(\.path.columns).max() ?? 0) + 2)
  }

  private func valueRoom(_ form: FormModel) -> Int { max(4, formWidth - nameColumns(form) - 2) }

  private func fits(_ aside: String, beside value: FormValue, _ names: Int) -> Bool {
    formWidth - aside.columns - 1 > names + 3 + value.text.columns
  }

  // MARK: - The picture

  func drawForm(on canvas: inout Canvas) {
    guard let form else { return }
    drawHead(form.form.screen, ["  what it needs"], on: &canvas)
    if layout.formPreview != nil {
      drawLine(CanvasRectangle(x: 0, y: 1, width: formWidth, height: 1), hasFocus: true, on: &canvas)
    }
    let names = nameColumns(form)
    let rows = form.rows
    let lines = formLines(form)
    for (offset, line) in lines.dropFirst(formStart(form, lines)).prefix(formRoom).enumerated() {
      let y = BrowserModel.formTop + offset
      if let problem = line.problem {
        canvas.put(problem, x: names + 1, y: y, style: .error, columns: formWidth - names - 1)
      } else {
        draw(rows[line.row], of: form, isFocused: line.row == form.focus, names: names, y, on: &canvas)
      }
    }
    for wall in walls { draw(wall, on: &canvas) }
    drawFormFoot(form, on: &canvas)
    drawFormPreview(form, on: &canvas)
  }

  private func draw(
    _ row: FormModel.Row,
    of form: FormModel,
    isFocused: Bool,
    names: Int,
    _ y: Int,
    on canvas: inout Canvas
  ) {
    let room = valueRoom(form)
    let value = value(of: row, in: form, isFocused: isFocused, room: room)
    let problem = row == .base ? nil : form.problem(of: row)
    if problem != nil {
      canvas.put("!", x: 0, y: y, style: .error)
    } else if case .field(let index) = row, form.form.fields[index].owner != nil {
      canvas.put("›", x: 0, y: y, style: .secondary)
    }
    let nameStyle: CellStyle = row == .base ? .secondary : isFocused ? .heading : .plain
    canvas.put(value.name.truncatedInTheMiddle(toColumns: names - 1), x: 1, y: y, style: nameStyle)
    let width = canvas.put(value.text.truncated(toColumns: room), x: names + 1, y: y, style: value.style)
    if isFocused {
      let area = CanvasRectangle(x: names + 1, y: y, width: max(1, width), height: 1)
      canvas.restyle(area) { style in
        if row == .base { style.select() } else { style.isUnderlined = true }
      }
    }
    let aside = problem ?? value.aside
    guard fits(aside, beside: value, names) else { return }
    canvas.put(aside, x: formWidth - aside.columns - 1, y: y, style: problem == nil ? .secondary : .error)
  }

  private func value(of row: FormModel.Row, in form: FormModel, isFocused: Bool, room: Int) -> FormValue {
    switch row {
    case .base:
      let isChoice = form.form.bases.count > 1
      let key = keyName(of: .nextFixture)
      return FormValue(
        name: "values",
        text: isChoice ? "‹ \(form.baseName) ›" : form.baseName,
        style: .heading,
        aside: isChoice && !key.isEmpty ? "\(key): the next of \(form.form.bases.count)" : ""
      )
    case .field(let index):
      let field = form.form.fields[index]
      let style: CellStyle = form.isTyped(field) ? .plain : .filled
      let items = form.items(of: field).count
      if form.hasItems(field) {
        let text = items == 0 ? "no elements" : "\(items) element\(items == 1 ? "" : "s")"
        let key = keyName(of: .addItem)
        let aside = isFocused && !key.isEmpty ? "\(key) adds one" : field.type.brief + origin(of: field, in: form)
        return FormValue(name: field.path, text: text, style: style, aside: aside)
      }
      let input = isFocused ? form.typed[field.path] : nil
      let text = shown(form.text(of: field), input, choices: field.choices, room: room)
      return FormValue(
        name: field.path,
        text: text,
        style: style,
        aside: field.type.brief + origin(of: field, in: form)
      )
    case .item(let index, let number):
      let field = form.form.fields[index]
      let input = form.items(of: field)[number]
      let choices = field.element?.fewValues ?? []
      let isOwn = form.lists[field.path] != nil
      let keys = keyNames(of: [.addItem, .removeItem, .raiseItem, .lowerItem])
      return FormValue(
        name: "  [\(number)]",
        text: shown(input.text, isFocused && isOwn ? input : nil, choices: choices, room: room),
        style: isOwn ? .plain : .filled,
        aside: isFocused ? keys : field.element?.brief ?? ""
      )
    }
  }

  /// The visible part of a text: around the cursor, or its beginning.
  private func shown(_ text: String, _ input: TextInput?, choices: [String], room: Int) -> String {
    guard choices.isEmpty else { return "‹ \(text) ›" }
    if let input { return input.window(columns: room).text }
    return text.truncated(toColumns: room)
  }

  /// The origin of a value that isn't typed.
  private func origin(of field: LaunchForm.Field, in form: FormModel) -> String {
    if form.isTyped(field) { return "" }
    guard field.owner != nil else { return ", \(form.baseName)" }
    return ", \(form.value(of: field)?.origin ?? "as in the child screen")"
  }

  private func drawFormFoot(_ form: FormModel, on canvas: inout Canvas) {
    let lines = formFoot
    let y = layout.stage.y + layout.stage.height - lines.count - 1
    canvas.put(String(repeating: "─", count: formWidth), x: 0, y: y, style: .line)
    for (offset, line) in lines.enumerated() { canvas.put(line.text, x: 1, y: y + 1 + offset, style: line.style) }
  }

  private func formAbout(_ form: FormModel) -> [(text: String, style: CellStyle)] {
    guard let field = form.field else {
      return [(form.problems[""] ?? "the initial values: the examples, a fixture, or the defaults", .secondary)]
    }
    let owner = field.owner.map { "  (of \($0), inside)" } ?? ""
    let suffix = form.item.map { "[\($0)]" } ?? ""
    let type = form.item == nil ? field.type : field.element ?? field.type
    let problem = form.problem(of: form.row) ?? form.problems[""]
    return [
      ("\(field.path)\(suffix): \(type)\(owner)", .plain),
      (problem ?? field.summary ?? "", problem == nil ? .secondary : .error),
    ]
  }

  // MARK: - The preview

  var formPreviewRequest: PreviewRequest? {
    guard let form, layout.formPreview != nil else { return nil }
    var launch = form.launch
    launch.environment = environment
    var request = PreviewRequest(screen: launch.screen, tab: .wireframe, environment: environment)
    if fitsForm, let area = layout.formPreview { request.room = wireframeRoom(area.width - 1, environment) }
    let isPlain = launch.values.isEmpty && launch.state.isEmpty && launch.layersOff.isEmpty && !launch.prefersDefaults
    if isPlain, form.base == 0 {
      // The list requests the same.
      return request
    }
    request.launch = launch
    return request
  }

  private var formPreviewPane: (pane: PreviewPane, room: CanvasRectangle)? {
    guard let area = layout.formPreview, let request = formPreviewRequest else { return nil }
    let content = previews[request] ?? previews.heldForm(of: request.screen) ?? .text(["…"])
    let room = CanvasRectangle(x: area.x + 1, y: area.y + 1, width: area.width - 1, height: area.height - 1)
    let pane = pane(of: content, columns: room.width, isWrapped: true)
    guard case .picture(var picture) = pane else { return (pane, room) }
    picture.keys = PicturePane.Keys(lines: keyName(of: .previewDown), fullSize: keyName(of: .zoom))
    if fitsForm { picture.fit(height: room.height) }
    return (.picture(picture), room)
  }

  private var fitsForm: Bool { !panes.isZoomed }

  mutating func scrollFormPreview(by lines: Int) {
    guard let (pane, room) = formPreviewPane, let top = form?.previewTop else { return }
    form?.previewTop = min(max(0, top + lines), pane.maximumTop(height: room.height))
  }

  private func drawFormPreview(_ form: FormModel, on canvas: inout Canvas) {
    guard let area = layout.formPreview, let (pane, room) = formPreviewPane else { return }
    drawDivider(before: area, on: &canvas)
    let title = form.problems.isEmpty ? "preview" : "preview, as it was before the mistake"
    canvas.put(title.truncated(toColumns: area.width - 2), x: area.x + 1, y: area.y, style: .secondary)
    pane.draw(in: room, top: form.previewTop, on: &canvas)
  }

  var formCursor: (x: Int, y: Int) {
    guard let form else { return (0, 0) }
    let lines = formLines(form)
    let line = lines.firstIndex { $0.row == form.focus } ?? 0
    let y = BrowserModel.formTop + line - formStart(form, lines)
    let x = nameColumns(form) + 1
    let room = valueRoom(form)
    guard let field = form.field else { return (x, y) }
    if let item = form.item {
      guard field.element?.fewValues.isEmpty == true else { return (x, y) }
      let input = form.items(of: field)[item]
      let isOwn = form.lists[field.path] != nil
      return (
        x + min(isOwn ? input.window(columns: room).cursor : input.text.truncated(toColumns: room).columns, room), y
      )
    }
    guard field.choices.isEmpty, !form.hasItems(field) else { return (x, y) }
    let typed =
      form.typed[field.path]?.window(columns: room).cursor ?? form.text(of: field).truncated(toColumns: room).columns
    return (x + min(typed, room), y)
  }
}
