/// The look of a bar before there were appearances.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}
