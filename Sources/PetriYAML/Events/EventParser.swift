internal import CYAML

/// One of libyaml's parsers, which reads from the bytes of a file as they are.
///
/// Left to itself libyaml reads through two buffers, decoding and checking each character on the way from one to the other, which takes
/// an eighth of its time; the prescan has checked them all before. A parser whose input has ended and whose buffer holds everything never
/// calls its reader: see `yaml_parser_update_buffer` in libyaml's `reader.c`, in all versions of 0.2. Others get the bytes as a text.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// The parser's own buffer, which waits for the end.
  private let ownBuffer: UnsafeMutablePointer<yaml_char_t>?

  /// What the scanner may look at behind the end, which it knows by the first zero.
  static let padding = 16

  private static let readsDirectly: Bool = {
    var (major, minor, patch) = (CInt(), CInt(), CInt())
    yaml_get_version(&major, &minor, &patch)
    return major == 0 && minor == 2
  }()

  /// Starts a parser.
  ///
  /// - Parameter input: UTF-8 without zeros but the ``padding`` at its end; it must stay as long as the parser.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    let count = input.count - EventParser.padding
    // Without memory Swift's own allocations end the program, too.
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    ownBuffer = EventParser.readsDirectly ? parser.pointee.buffer.start : nil
    yaml_parser_set_input_string(parser, input.baseAddress, ownBuffer == nil ? count : 0)
    guard ownBuffer != nil else { return }
    // It is only read.
    let start = UnsafeMutablePointer(mutating: input.baseAddress)
    parser.pointee.buffer.start = start
    parser.pointee.buffer.pointer = start
    parser.pointee.buffer.last = start.map { $0 + count + 1 }
    parser.pointee.buffer.end = start.map { $0 + input.count }
    // As many as one likes: there is nothing more to read.
    parser.pointee.unread = Int.max / 2
    parser.pointee.eof = 1
  }

  deinit {
    if let ownBuffer {
      parser.pointee.buffer.start = ownBuffer
      parser.pointee.buffer.pointer = ownBuffer
      parser.pointee.buffer.last = ownBuffer
    }
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Parses one event and gives it to a function.
  ///
  /// - Returns: the event's type; `nil` where libyaml has an error, which ``failed`` has.
  @inline(__always)
  func next(_ body: (UnsafeMutablePointer<yaml_event_t>) -> Void) -> yaml_event_type_t? {
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    let type = event.pointee.type
    body(event)
    yaml_event_delete(event)
    return type
  }

  /// The parser with its error.
  var failed: UnsafeMutablePointer<yaml_parser_t> { parser }
}
