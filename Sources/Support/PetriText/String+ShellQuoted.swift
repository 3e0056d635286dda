extension String {
  /// The text quoted as one word for a POSIX shell.
  public var shellQuoted: String {
    let plain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_=./:,+@%".utf8.contains(byte)
    }
    // Compares code points as a shell does: a quote before a combining mark is still a quote.
    return plain ? self : "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
