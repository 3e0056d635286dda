/// How a terminal is sent pictures of pixels.
public enum GraphicsProtocol: String, Sendable, Hashable, CaseIterable {
  /// kitty's graphics protocol: PNG in APC strings, with a number by which a picture is taken away.
  case kitty
  /// iTerm's inline images: PNG in OSC 1337.
  case iterm
  /// Sixels: six rows of pixels a line of letters, in DCS strings.
  case sixel
}
