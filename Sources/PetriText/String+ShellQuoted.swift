extension String {
  /// The text as one word of a POSIX shell.
  public var shellQuoted: String {
    let plain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_=./:,+@%".utf8.contains(byte)
    }
    // A shell knows code points: a quote with a combining mark behind it is one too.
    return plain ? self : "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
