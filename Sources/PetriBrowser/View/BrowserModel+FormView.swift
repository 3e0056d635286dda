import PetriCatalog
import PetriText

extension BrowserModel {
  private static let formTop = 3
  /// The lines at the bottom that tell about the field with the focus, as many as it takes up to half of the form.
  private var formFoot: [(text: String, style: CellStyle)] {
    guard let form else { return [] }
    let room = max(1, columns - 2)
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

  private var formRoom: Int { max(1, layout.stage.height - formFoot.count - 2) }

  /// The first row that is shown.
  private func formStart(_ form: FormModel) -> Int { max(0, form.focus - formRoom + 1) }

  /// The row of the form at a row of the terminal.
  func formRow(at y: Int) -> Int? {
    guard let form, y >= BrowserModel.formTop, y < BrowserModel.formTop + formRoom else { return nil }
    return min(form.form.fields.count, formStart(form) + y - BrowserModel.formTop)
  }

  private func nameColumns(_ form: FormModel) -> Int {
    min(columns / 3, max(12, form.form.fields.map(\.path.columns).max() ?? 0) + 2)
  }

  func drawForm(on canvas: inout Canvas) {
    guard let form else { return }
    drawHead("\(form.form.screen)  what it needs", on: &canvas)
    let names = nameColumns(form)
    let start = formStart(form)
    for line in 0..<min(formRoom, form.form.fields.count + 1 - start) {
      let row = start + line
      let y = BrowserModel.formTop + line
      if row == 0 {
        canvas.put("values", x: 1, y: y, style: .secondary)
        let text = form.form.bases.count > 1 ? "‹ \(form.baseName) ›" : form.baseName
        canvas.put(text, x: names + 1, y: y, style: row == form.focus ? .selection : .heading)
      } else {
        draw(form.form.fields[row - 1], of: form, isFocused: row == form.focus, names: names, y, on: &canvas)
      }
    }
    drawFormFoot(form, on: &canvas)
  }

  private func draw(
    _ field: LaunchForm.Field,
    of form: FormModel,
    isFocused: Bool,
    names: Int,
    _ y: Int,
    on canvas: inout Canvas
  ) {
    let problem = form.problems[field.path]
    canvas.put(problem == nil ? " " : "!", x: 0, y: y, style: .error)
    canvas.put(field.path.truncated(toColumns: names - 1), x: 1, y: y, style: isFocused ? .heading : .plain)
    let room = max(4, columns - names - 2)
    let text = form.text(of: field)
    let typed = isFocused ? form.typed[field.path].map { $0.window(columns: room).text } : nil
    let shown =
      field.choices.isEmpty
      ? typed ?? (isFocused ? text.ending(inColumns: room) : text.truncated(toColumns: room)) : "‹ \(text) ›"
    let style: CellStyle = form.isTyped(field) ? .plain : .filled
    let width = canvas.put(shown.truncated(toColumns: room), x: names + 1, y: y, style: style)
    if isFocused {
      canvas.restyle(CanvasRectangle(x: names + 1, y: y, width: max(1, width), height: 1)) { $0.isUnderlined = true }
    }
    let origin = form.isTyped(field) ? "" : field.owner == nil ? ", \(form.baseName)" : ", as it is inside"
    let aside = problem ?? field.type.brief + origin
    let left = columns - aside.columns - 1
    if left > names + 3 + width { canvas.put(aside, x: left, y: y, style: problem == nil ? .secondary : .error) }
  }

  private func drawFormFoot(_ form: FormModel, on canvas: inout Canvas) {
    let lines = formFoot
    let y = layout.stage.y + layout.stage.height - lines.count - 1
    canvas.put(String(repeating: "─", count: columns), x: 0, y: y, style: .line)
    for (offset, line) in lines.enumerated() { canvas.put(line.text, x: 1, y: y + 1 + offset, style: line.style) }
  }

  /// What there is to say about the field with the focus.
  private func formAbout(_ form: FormModel) -> [(text: String, style: CellStyle)] {
    guard let field = form.field else {
      return [(form.problems[""] ?? "the values to begin with: the examples, a fixture, or the defaults", .secondary)]
    }
    let owner = field.owner.map { "  (of \($0), inside)" } ?? ""
    let about = form.problems[field.path] ?? form.problems[""] ?? field.summary ?? ""
    let isProblem = !form.problems.isEmpty && about != field.summary
    return [("\(field.path): \(field.type)\(owner)", .plain), (about, isProblem ? .error : .secondary)]
  }

  /// Where the cursor stands in a form.
  var formCursor: (x: Int, y: Int) {
    guard let form else { return (0, 0) }
    let y = BrowserModel.formTop + form.focus - formStart(form)
    guard let field = form.field, field.choices.isEmpty else { return (nameColumns(form) + 1, y) }
    let room = max(4, columns - nameColumns(form) - 2)
    let typed =
      form.typed[field.path]?.window(columns: room).cursor ?? form.text(of: field).ending(inColumns: room).columns
    return (nameColumns(form) + 1 + min(typed, room), y)
  }
}

extension String {
  /// The text, or as much of its end as fits into a number of columns with an ellipsis.
  fileprivate func ending(inColumns count: Int) -> String {
    columns <= count ? self : "…" + suffix(columns: count - 1)
  }
}
