/// A condition on a query item.
struct LinkQueryRule: Hashable, Sendable, Codable {
  enum Need: Hashable, Sendable, Codable {
    /// The item may be missing.
    case optional(LinkPart)
    case required(LinkPart)
    case absent
  }

  var name: String
  var need: Need

  /// The pattern of its value; `nil` if it must be absent.
  var value: LinkPart? {
    switch need {
    case .optional(let part), .required(let part): part
    case .absent: nil
    }
  }

  var isRequired: Bool { if case .required = need { true } else { false } }

  /// The contribution to the specificity of a pattern.
  var weight: Int {
    switch need {
    case .required(let part): part.literal == nil ? 3 : 4
    case .absent: 2
    case .optional(let part): part.choosesAmongTexts ? 1 : 0
    }
  }
}

extension LinkPart {
  /// Whether some non-empty texts don't match.
  fileprivate var choosesAmongTexts: Bool { onlyParameter.map { $0.constraint != nil } ?? true }
}
