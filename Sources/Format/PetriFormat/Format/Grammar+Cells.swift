import PetriCatalog
import PetriYAML

extension Grammar {
  /// The additional keys of views in a list.
  static let cellFields: [Field<ViewParts>] = fields {
    Field(
      "badge",
      \ViewParts.cell.badge,
      .localized,
      "A count or a word at its end, before the accessory; none while it is empty.",
      example: "${state.unread}"
    )
    Field(
      "accessory",
      \ViewParts.cell.accessory,
      .oneOf(Rule<RowAccessory.Word>.word().map(\.accessory), Rule.form(accessory).map(\.accessory)),
      "What is at its end.",
      example: "disclosure"
    )
    Field(
      "selected",
      \ViewParts.cell.selected,
      .condition,
      "It is selected at first where it holds.",
      example: "${chosen}"
    )
    Field("swipe", .form(swipe), "What a swipe over it offers.", example: "{trailing: [{title: Delete}]}") {
      parts,
      swipe,
      _,
      _ in
      parts.cell.leadingSwipe = swipe.leading
      parts.cell.trailingSwipe = swipe.trailing
    }
  }

  package static let accessory = Form(
    "'accessory'",
    { AccessoryDraft() },
    checks: [.exactlyOne(["checkmark", "detail", "switch"])]
  ) {
    Field(
      "checkmark",
      \.accessory,
      Rule.condition.map { .checkmark($0) },
      "A mark where it holds.",
      example: "${chosen}"
    )
    Field(
      "detail",
      \.accessory,
      Rule.tap.map { .detail($0) },
      "A button for details, and what a tap on it does.",
      example: "{open: cart}"
    )
    Field("switch", \.accessory, .rowSwitch, "A switch.", example: "${on}")
  }

  /// The switch at the end of a row: the keys of any switch except those that its position determines.
  package static let rowSwitch = Form("the switch", { RowSwitchDraft() }) {
    switchFields.map { $0.within(\.control) }
    common("id", "tap", "tint", "alpha", "accessibilityLabel").map { $0.within(\.parts) }
  }

  package static let swipe = Form("'swipe'", { SwipeDraft() }, checks: [.atLeastOne(["leading", "trailing"])]) {
    Field(
      "leading",
      \.leading,
      .list(.swipeAction, orOne: true),
      "The actions of a swipe from where reading begins, from the edge inwards.",
      example: "{title: Pin, tap: {emit: pin}}"
    )
    Field(
      "trailing",
      \.trailing,
      .list(.swipeAction, orOne: true),
      "The actions of a swipe from where reading ends, from the edge inwards.",
      example: "{title: Delete, style: destructive, tap: {emit: delete}}"
    )
  }

  package static let swipeAction = Form(
    "the swipe action",
    { SwipeActionDraft() },
    checks: [.notBoth("image", "symbol")]
  ) {
    Field("title", \.action.title, .localized, isRequired: true, "Its title.", example: "Delete")
    imageFields(\.action.image, example: "trash")
    Field("style", \.action.style, .word("swipe action style"), "What it is for; `destructive` is red.")
    Field("tap", \.parts.view.tap, .tap, "What a tap on it does.", example: "{emit: delete}")
    common("when", "background").map { $0.within(\.parts) }
  }
}

package struct AccessoryDraft: Sendable {
  var accessory: RowAccessory?
}

package struct RowSwitchDraft: Sendable {
  var control = SwitchDefinition()
  var parts = ViewParts()
}

package struct SwipeDraft: Sendable {
  var leading: [ViewDefinition] = []
  var trailing: [ViewDefinition] = []
}

package struct SwipeActionDraft: Sendable {
  var action = SwipeActionDefinition(title: Grammar.noText)
  var parts = ViewParts()
}

extension RowAccessory.Word {
  fileprivate var accessory: RowAccessory {
    switch self {
    case .disclosure: .disclosure
    case .checkmark: .checkmark(nil)
    }
  }
}

extension Rule<ViewDefinition> {
  static let swipeAction = Rule.construct(.swipeAction) { reader, node, subject in
    reader.element(node, Grammar.swipeAction, subject).map { draft in
      draft.parts.view(of: .swipeAction(draft.action), at: reader.firstPlace(node))
    }
  }
}

extension Rule<RowAccessory> {
  static let rowSwitch: Rule = {
    let short = Grammar.switchFields[0].within(\RowSwitchDraft.control)
    return Rule(.shared(.rowSwitch), takesNothing: true) { reader, node, subject in
      guard case .key(let key) = subject else { return nil }
      var draft = RowSwitchDraft()
      if reader.tree.kind(node) == .mapping {
        guard reader.fill(&draft, node, Grammar.rowSwitch, subject) else { return nil }
      } else if !reader.tree.isNull(node) {
        guard reader.fill(&draft, with: node, ofShort: short, Grammar.rowSwitch) else { return nil }
      }
      return .switch(draft.parts.view(of: .switch(draft.control), at: reader.place(key)))
    }
  }()
}
