/// A question with a line for the answer.
struct PromptModel: Sendable {
  /// What the answer is for.
  enum Purpose: Hashable, Sendable {
    /// The name of a new fixture.
    case fixture
    /// The name of a new walk.
    case walk
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
    case .fixture: "name of the fixture: "
    case .walk: "name of the walk: "
    case .link, .open: "link: "
    case .state(let key): "\(key) = "
    }
  }
}
