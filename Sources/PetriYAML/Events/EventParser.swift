internal import CYAML

/// One of libyaml's parsers over one file, through its public interface alone, so that any version of the library will do.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Makes a parser.
  ///
  /// - Parameter input: UTF-8 that stays where it is until the parser is gone.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    // Without memory Swift's own allocations end the program, too.
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
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
