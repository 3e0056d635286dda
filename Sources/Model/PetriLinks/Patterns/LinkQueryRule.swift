/// A pattern's condition on an item of the query.
struct LinkQueryRule: Hashable, Sendable, Codable {
  /// The condition on the item.
  enum Need: Hashable, Sendable, Codable {
    /// It may be there; then its value has to be this.
    case optional(LinkPart)
    /// It must be there with this value.
    case required(LinkPart)
    /// It must not be there.
    case absent
  }

  /// The item's name.
  var name: String
  var need: Need

  /// The condition on its value; `nil` where it must not be there.
  var value: LinkPart? {
    switch need {
    case .optional(let part), .required(let part): part
    case .absent: nil
    }
  }

  /// Whether every link that matches has the item.
  var isRequired: Bool { if case .required = need { true } else { false } }

  /// How much more specific a pattern is than one without this rule.
  var weight: Int {
    switch need {
    case .required(let part): part.literal == nil ? 3 : 4
    case .absent: 2
    case .optional(let part): part.choosesAmongTexts ? 1 : 0
    }
  }
}

extension LinkPart {
  /// Whether there are texts that it doesn't take, other than none.
  fileprivate var choosesAmongTexts: Bool { onlyParameter.map { $0.constraint != nil } ?? true }
}
