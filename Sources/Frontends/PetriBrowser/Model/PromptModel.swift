/// A question with a line for the answer.
struct PromptModel: Sendable {
  /// The use of the answer.
  enum Purpose: Hashable, Sendable {
    /// The name of a new fixture or walk.
    case name(SavedKind)
    /// A link to launch by.
    case link
    /// A link to follow from the launched screen.
    case open
    /// A value of the app's state.
    case state(String)
  }

  let purpose: Purpose
  var input = TextInput()

  var question: String {
    switch purpose {
    case .name(let kind): "name of the \(kind.rawValue): "
    case .link, .open: "link: "
    case .state(let key): "\(key) = "
    }
  }
}
