package import PetriCatalog

extension Grammar {
  package static let alert = Form(
    "the alert",
    { AlertContent(.alert) },
    checks: [.atLeastOne(["title", "message"])]
  ) {
    alertTexts
    Field(
      "fields",
      \.fields,
      .list(.alertField),
      "What a person types, below the message.",
      example: "[{placeholder: Name}]"
    )
    alertActionsField(of: .alert)
  }

  package static let actionSheet = Form("the action sheet", { AlertContent(.actionSheet) }) {
    alertTexts
    alertActionsField(of: .actionSheet)
  }

  private static let alertTexts: [Field<AlertContent>] = fields {
    Field("title", \.title, .localized, "The text at the top, bold.", example: "Delete the order?")
    Field("message", \.message, .localized, "The text below the title.", example: "It can't be undone.")
  }

  private static func alertActionsField(of style: AlertContent.Style) -> Field<AlertContent> {
    Field(
      "actions",
      \.actions,
      Rule(alertActions.shape) { reader, node, subject in reader.actions(node, subject, of: style) },
      isRequired: true,
      "The buttons; UIKit puts the one that cancels where it belongs.",
      example: "[{title: Delete, style: destructive, tap: {emit: delete}}, {title: Cancel, style: cancel}]"
    )
  }

  static let alertActions = Rule.list(.alertAction, atLeast: 1)

  /// A text field of an alert: UIKit focuses the first one, and the return key triggers the preferred action.
  package static let alertField = Form("the field", { AlertFieldDraft() }) {
    alertFieldFields.map { $0.within(\.draft) }
    Field("id", \.id, .name(.id), "A name for tests and taps, unique in the screen.", example: "name")
  }

  package static let alertAction = Form("the action", { AlertActionDraft() }, checks: [.goesWith("as", "each")]) {
    Field("title", \.action.title, .localized, isRequired: true, "Its title.", example: "Delete")
    Field("style", \.action.style, .word("action style"), "What it is for; one cancels at most.")
    Field("tap", \.action.tap, .tap, "What is done when the alert has gone.", example: "{emit: delete}")
    Field("enabled", \.action.enabled, .condition, "It can be tapped where it holds.", example: "${complete}")
    Field("when", \.action.when, .condition, "It is there where it holds.", example: "${signedIn}")
    repetition("It is repeated for each element of a list.").map { $0.within(\.repetition) }
    Field("preferred", \.action.preferred, .flag, "Whether the return key taps it; only an alert has one.")
    Field("id", \.action.id, .name(.id), "A name for tests and taps, unique in the screen.", example: "delete")
  }

  package static let systemPrompt = Form("the system prompt", { SystemPromptDraft() }) {
    Field(
      "for",
      \.permission,
      .word("permission"),
      isRequired: true,
      "What a person is asked to allow; the words are iOS's, in English."
    )
    Field(
      "message",
      \.message,
      .localized,
      "The reason why the app wants it: the usage description of its `Info.plist`.",
      example: "To show the shops near you."
    )
    Field("allow", \.allow, .tap, "What is done when it is allowed.", example: "{set: {located: true}}")
    Field("deny", \.deny, .tap, "What is done when it isn't.", example: "{open: settings}")
  }

  package static let share = Form("the share sheet", { ShareContent(items: []) }) {
    Field(
      "items",
      \.items,
      .list(.localized, atLeast: 1, orOne: true),
      isRequired: true,
      "What is shared: texts and addresses.",
      example: "[\"https://shop.example/orders/${number}\"]"
    )
    Field("completed", \.completed, .tap, "What is done when it was shared.", example: "{emit: shared}")
  }
}

package struct AlertFieldDraft: Sendable {
  var draft = TextFieldDraft()
  var id: String?
}

package struct AlertActionDraft: Sendable {
  var action = AlertActionDefinition(title: Grammar.noText, place: Place(file: "", line: 0, column: 0))
  var repetition = RepetitionDraft()
}

package struct SystemPromptDraft: Sendable {
  var permission: SystemPermission?
  var message: LocalizedText?
  var allow: TapAction?
  var deny: TapAction?

  func alert(of app: String, at place: Place) -> AlertContent? {
    guard let permission else { return nil }
    func text(_ text: String) -> LocalizedText { LocalizedText(TextTemplate(literal: text)) }
    func action(_ title: String, _ tap: TapAction?) -> AlertActionDefinition {
      var action = AlertActionDefinition(title: text(title), place: place)
      action.tap = tap
      return action
    }
    var alert = AlertContent(.alert)
    alert.title = text(permission.title(app: app))
    alert.message = message ?? permission.message.map(text)
    let denying = action(permission.denying, deny)
    let allowing = permission.allowing.map { action($0, allow) }
    alert.actions = allowing.count == 1 ? [denying] + allowing : allowing + [denying]
    return alert
  }
}

extension Rule<ViewDefinition> {
  fileprivate static let alertField = Rule(.mapping(Grammar.alertField.shape)) { reader, node, subject in
    reader.form(node, Grammar.alertField, subject).map { draft in
      var view = ViewDefinition(kind: .textField(draft.draft.field), place: reader.firstPlace(node))
      view.id = draft.id
      return view
    }
  }
}

extension Rule<AlertActionDefinition> {
  static let alertAction = Rule.construct(.alertAction) { reader, node, subject in
    reader.element(node, Grammar.alertAction, subject).map { draft in
      var action = draft.action
      action.each = draft.repetition.repetition
      action.place = reader.firstPlace(node)
      return action
    }
  }
}
