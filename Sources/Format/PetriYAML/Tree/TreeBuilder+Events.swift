internal import CYAML
internal import PetriDiagnostics

extension TreeBuilder {
  @inline(__always)
  mutating func take(_ event: UnsafeMutablePointer<yaml_event_t>) {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_MAPPING_START_EVENT: startCollection(event, isMapping: true)
    case YAML_SEQUENCE_START_EVENT: startCollection(event, isMapping: false)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: endCollection(event)
    case YAML_ALIAS_EVENT: alias(event)
    case YAML_DOCUMENT_START_EVENT: startDocument(event)
    case YAML_DOCUMENT_END_EVENT: endDocument()
    default: break
    }
  }

  private mutating func scalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    var start = offsets.offset(of: event.pointee.start_mark.index)
    var end = offsets.offset(of: event.pointee.end_mark.index)
    let length = event.pointee.data.scalar.length
    let style = ScalarStyle(event.pointee.data.scalar.style)
    let isKey = isAtKey
    var flags: YAMLRecord.Flags = []
    let record = UInt32(truncatingIfNeeded: records.count)
    if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
      properties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag, at: start, record: record)
      start = min(end, UInt32(truncatingIfNeeded: contentStart(after: Int(start))))
      if event.pointee.data.scalar.anchor != nil { flags.insert(.anchored) }
    }
    if style == .literal || style == .folded { end = trimmedEnd(of: start, end) }
    let utf8 = UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: length)
    let isLong = length > (isKey ? limits.keyBytes : limits.scalarBytes)
    if isLong || records.count >= limits.nodes {
      stopAtLimit(isLong: isLong, isKey: isKey, length: length, range(start, end))
      return
    }
    if isStrict {
      if !checkScalar(event, utf8, style, start: start, end: end) { flags.insert(.broken) }
      if isKey { checkBeforeKey(event, start: start, end: end) }
    }
    let first: UInt32
    if isKey {
      first = keys.symbol(of: utf8, in: &text)
      flags.insert(.key)
      if length == 2, style == .plain, utf8[0] == UInt8(ascii: "<"), utf8[1] == UInt8(ascii: "<") {
        flags.insert(.mergeKey)
        noteMergeKey(range(start, end))
      }
      if keys.count > maxKeys {
        stop(.differentKeys, limits.differentKeys, at: range(start, end))
      }
    } else {
      first = UInt32(truncatingIfNeeded: text.count)
      text.append(contentsOf: utf8)
    }
    records.append(
      YAMLRecord(
        start: start,
        end: end,
        first: first,
        second: UInt32(truncatingIfNeeded: length),
        next: record + 1,
        kind: .scalar,
        style: style,
        flags: flags
      )
    )
    if flags.contains(.anchored) { completeAnchor(anchors.count - 1, expanded: 1, height: 0) }
    finishNode(end: end, expanded: 1, height: 0)
  }

  private mutating func startCollection(_ event: UnsafeMutablePointer<yaml_event_t>, isMapping: Bool) {
    var start = offsets.offset(of: event.pointee.start_mark.index)
    let anchor = isMapping ? event.pointee.data.mapping_start.anchor : event.pointee.data.sequence_start.anchor
    let tag = isMapping ? event.pointee.data.mapping_start.tag : event.pointee.data.sequence_start.tag
    let isFlow =
      isMapping
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    var frame = Frame()
    frame.record = UInt32(truncatingIfNeeded: records.count)
    frame.isMapping = isMapping
    frame.expectsKey = isMapping
    frame.isFlow = isFlow
    frame.flowDepth = top.flowDepth + (isFlow ? 1 : 0)
    frame.column = event.pointee.start_mark.column
    var flags: YAMLRecord.Flags = isFlow ? .flow : []
    if anchor != nil || tag != nil {
      properties(anchor, tag, at: start, record: frame.record)
      start = UInt32(truncatingIfNeeded: contentStart(after: Int(start)))
      frame.column = -1
      if anchor != nil {
        frame.anchor = anchors.count - 1
        flags.insert(.anchored)
      }
    }
    frame.end = start
    if records.count >= limits.nodes || depth >= limits.depth || Int(frame.flowDepth) > limits.flowDepth {
      stopAtDepth(flowDepth: Int(frame.flowDepth), range(start, start + 1))
      return
    }
    if isStrict, isAtKey { keyIsNotText(start: start, isMapping: isMapping) }
    records.append(
      YAMLRecord(
        start: start,
        end: start,
        first: 0,
        second: 0,
        next: 0,
        kind: isMapping ? .mapping : .sequence,
        style: .plain,
        flags: flags
      )
    )
    outer.append(top)
    top = frame
  }

  private mutating func endCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let parent = outer.popLast() else { return }
    let frame = top
    top = parent
    let index = Int(frame.record)
    let end = frame.isFlow ? offsets.offset(of: event.pointee.end_mark.index) : frame.end
    let next = UInt32(truncatingIfNeeded: records.count)
    var record = records[index]
    record.end = end
    record.next = next
    record.first = frame.count
    if frame.hasMerge { record.flags.insert(.merges) }
    records[index] = record
    let expanded = frame.expanded == .max ? .max : frame.expanded + 1
    if frame.isMapping {
      if isStrict, frame.count > 1 { findDoubledKeys(of: index) }
      if frame.hasMerge { merging.append(frame.record) }
    }
    if frame.anchor >= 0 { completeAnchor(frame.anchor, expanded: expanded, height: frame.height + 1) }
    finishNode(end: end, expanded: expanded, height: frame.height + 1)
  }

  private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    documentStart = records.count
    anchors.removeAll(keepingCapacity: true)
    aliases.removeAll(keepingCapacity: true)
    merging.removeAll(keepingCapacity: true)
    top = Frame()
    if roots.count >= limits.documents {
      let start = offsets.offset(of: event.pointee.start_mark.index)
      stop(.documents, limits.documents, at: range(start, start))
    }
  }

  private mutating func endDocument() {
    guard checkExpansion() else { return }
    resolveMerges()
    if isStopped { return }
    roots.append(documentStart)
    documentStart = records.count
  }
}

extension ScalarStyle {
  @inline(__always)
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension TreeBuilder {
  func contentStart(after start: Int) -> Int {
    var index = start
    while index < offsets.count {
      switch offsets.byte(at: index) {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "&"), UInt8(ascii: "!"): index = endOfProperty(from: index)
      case UInt8(ascii: "#"):
        while index < offsets.count, offsets.byte(at: index) != 0x0A { index += 1 }
      default: return index
      }
    }
    return index
  }

  private func endOfProperty(from start: Int) -> Int {
    var index = start + 1
    while index < offsets.count, ![0x20, 0x09, 0x0A, 0x0D].contains(offsets.byte(at: index)) {
      if [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(offsets.byte(at: index)) { break }
      index += 1
    }
    return index
  }

  func propertyRange(_ sign: UInt8, from start: Int) -> SourceRange {
    var index = start
    while index < offsets.count {
      let byte = offsets.byte(at: index)
      if byte == sign { return file.range(index, endOfProperty(from: index)) }
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        index = endOfProperty(from: index)
      } else if byte == UInt8(ascii: "#") {
        while index < offsets.count, offsets.byte(at: index) != 0x0A { index += 1 }
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        index += 1
      } else {
        break
      }
    }
    return file.range(start, start)
  }
}
