internal import CYAML
internal import CYAMLMemory

/// One of libyaml's parsers, which reads the bytes of a file as they are, and one file after the other.
///
/// Left to itself libyaml reads through two buffers, decoding and checking each character on the way from one to the other, which takes
/// an eighth of its time; the prescan has checked them all before. A parser whose input has ended and whose buffer holds everything never
/// calls its reader: see `yaml_parser_update_buffer` in libyaml's `reader.c`. And where it takes 70 KB and gives them back for each file,
/// it leaves the memory of those that many small texts are kept of in pieces: it is made as new as `yaml_parser_initialize` makes one, of
/// the same memory. Its small pieces, of which a scalar takes four, it has from a memory of its own, which is half as dear as `malloc`. All
/// this is known of the versions that ``knows`` names; others are used as their manual says.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// What libyaml has its small pieces from; `nil` where that is `malloc`.
  private let memory: OpaquePointer?
  /// The parser's own buffer, which waits for the end.
  private let ownBuffer: (start: UnsafeMutablePointer<yaml_char_t>?, end: UnsafeMutablePointer<yaml_char_t>?)

  /// What the scanner may look at behind the end, which it knows by the first zero.
  static let padding = 16

  /// Whether what is inside this libyaml is known: 0.2 up to 0.2.5.
  private static let knows: Bool = {
    var (major, minor, patch) = (CInt(), CInt(), CInt())
    yaml_get_version(&major, &minor, &patch)
    return major == 0 && minor == 2 && patch <= 5
  }()

  /// Makes a parser.
  init() {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    memory = EventParser.knows ? petri_yaml_memory_make() : nil
    let before = petri_yaml_memory_use(memory)
    defer { _ = petri_yaml_memory_use(before) }
    // Without memory Swift's own allocations end the program, too.
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser")
    ownBuffer = (parser.pointee.buffer.start, parser.pointee.buffer.end)
  }

  deinit {
    let before = petri_yaml_memory_use(memory)
    setBuffer(ownBuffer.start, ownBuffer.start, ownBuffer.end)
    yaml_parser_delete(parser)
    _ = petri_yaml_memory_use(before)
    petri_yaml_memory_delete(memory)
    parser.deallocate()
    event.deallocate()
  }

  /// Gives a new parser its input and lets a function take the events, which it does with ``next(_:)``.
  ///
  /// - Parameter input: UTF-8 without zeros but the ``padding`` at its end.
  @inline(__always)
  func parse<Result>(_ input: UnsafeBufferPointer<UInt8>, _ body: () -> Result) -> Result {
    let before = petri_yaml_memory_use(memory)
    defer { _ = petri_yaml_memory_use(before) }
    start(input)
    return body()
  }

  private func start(_ input: UnsafeBufferPointer<UInt8>) {
    let count = input.count - EventParser.padding
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, EventParser.knows ? 0 : count)
    guard EventParser.knows else { return }
    // It is only read.
    let start = UnsafeMutablePointer(mutating: input.baseAddress)
    setBuffer(start, start.map { $0 + count + 1 }, start.map { $0 + input.count })
    // As many as one likes: there is nothing more to read.
    parser.pointee.unread = Int.max / 2
    parser.pointee.eof = 1
  }

  private func setBuffer(
    _ start: UnsafeMutablePointer<yaml_char_t>?,
    _ last: UnsafeMutablePointer<yaml_char_t>?,
    _ end: UnsafeMutablePointer<yaml_char_t>?
  ) {
    parser.pointee.buffer.start = start
    parser.pointee.buffer.pointer = start
    parser.pointee.buffer.last = last
    parser.pointee.buffer.end = end
  }

  /// Parses one event and gives it to a function.
  ///
  /// - Returns: the event's type; `nil` where libyaml has an error, which ``failed`` has.
  @inline(__always)
  func next(_ body: (UnsafeMutablePointer<yaml_event_t>) -> Void) -> yaml_event_type_t? {
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    let type = event.pointee.type
    body(event)
    delete()
    return type
  }

  /// Frees what the event owns. Nearly every event owns a text or nothing: for those, what there is to free is known, and
  /// `yaml_event_delete` clears a hundred bytes that the next event clears again.
  @inline(__always)
  private func delete() {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT
    where EventParser.knows && event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil:
      yaml_free(event.pointee.data.scalar.value)
    case YAML_MAPPING_START_EVENT
    where event.pointee.data.mapping_start.anchor == nil && event.pointee.data.mapping_start.tag == nil: break
    case YAML_SEQUENCE_START_EVENT
    where event.pointee.data.sequence_start.anchor == nil && event.pointee.data.sequence_start.tag == nil: break
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
    default: yaml_event_delete(event)
    }
  }

  /// The parser with its error.
  var failed: UnsafeMutablePointer<yaml_parser_t> { parser }

  /// The parser as a new one for another file; `nil` where it is better let go, for it still has something or came to no end.
  consuming func renewed() -> EventParser? {
    let old = parser.pointee
    guard EventParser.knows, old.stream_end_produced != 0, old.error == YAML_NO_ERROR,
      old.tokens.head == old.tokens.tail,
      old.tag_directives.top == old.tag_directives.start
    else { return nil }
    var new = yaml_parser_t()
    new.raw_buffer = old.raw_buffer
    new.raw_buffer.pointer = old.raw_buffer.start
    new.raw_buffer.last = old.raw_buffer.start
    new.tokens = old.tokens
    new.tokens.head = old.tokens.start
    new.tokens.tail = old.tokens.start
    new.indents = old.indents
    new.indents.top = old.indents.start
    new.simple_keys = old.simple_keys
    new.simple_keys.top = old.simple_keys.start
    new.states = old.states
    new.states.top = old.states.start
    new.marks = old.marks
    new.marks.top = old.marks.start
    new.tag_directives = old.tag_directives
    parser.pointee = new
    setBuffer(ownBuffer.start, ownBuffer.start, ownBuffer.end)
    return self
  }
}
