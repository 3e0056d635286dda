import PetriCatalog

/// A kind of view with what may stand behind it.
final class ViewCheck: Sendable {
  let form: ViewForm
  let keys: KeyChecks
  let keysInContainers: KeyChecks
  /// The check of a value in place of the mapping, and the number of its key.
  let short: Check?
  let shortKey: Int

  init(_ form: ViewForm) {
    self.form = form
    keys = KeyChecks(form.fields, elsewhere: Grammar.pinFields.map(\.key))
    keysInContainers = KeyChecks(form.fieldsInContainers)
    let forms = Grammar.listView[form.kind.rawValue]?.rule.forms ?? []
    short = form.short == nil ? nil : forms.first.map { Check($0) }
    shortKey = form.short.flatMap { CheckedKey.numbers[$0] } ?? 0
  }
}
