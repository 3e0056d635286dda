extension String {
  /// Its words in small letters, however they are joined: `sign-in` has those of `Sign in`.
  var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}
