internal import CYAML

/// A libyaml parser for one file. It uses only the public interface, so that any version of the library works.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// - Parameter input: UTF-8 that must outlive the parser.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    // Swift's own allocations also trap when memory is exhausted.
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Parses one event and passes it to a closure.
  ///
  /// - Returns: The event's type; nil after an error, which ``failed`` describes.
  @inline(__always)
  func next(_ body: (UnsafeMutablePointer<yaml_event_t>) -> Void) -> yaml_event_type_t? {
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    let type = event.pointee.type
    body(event)
    yaml_event_delete(event)
    return type
  }

  var failed: UnsafeMutablePointer<yaml_parser_t> { parser }
}
