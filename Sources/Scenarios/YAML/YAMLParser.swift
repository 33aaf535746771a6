private import CYaml

/// The one gateway to libyaml: hands out what a document holds, piece by piece, and frees the
/// parser in the end.
struct YAMLParser: ~Copyable {
  /// One piece of a document.
  enum Event {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(Scalar)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let escapes: SurrogatePairs
  private let option: Int32?

  /// Reads `bytes`, which are those of a file or the value of the option with the index `option`.
  init(_ bytes: [UInt8], option: Int32? = nil) throws(Problem) {
    self.option = option
    escapes = SurrogatePairs(in: bytes)
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: escapes.bytes.count)
    _ = input.initialize(from: escapes.bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      throw Problem("there is not enough memory to read it", at: place(line: 0, column: 0))
    }
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    try refuseTagDirectives()
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next piece and where it begins. After `streamEnd` there is none.
  ///
  /// A syntax error, a tag, an anchor and an alias are problems; after one there is nothing more to
  /// read.
  func next() throws(Problem) -> (event: Event, place: Place) {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw failure() }
    defer { yaml_event_delete(&raw) }
    let place = place(line: raw.start_mark.line, column: raw.start_mark.column)
    switch raw.type {
    case YAML_STREAM_START_EVENT: return (.streamStart, place)
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, place)
    case YAML_DOCUMENT_END_EVENT: return (.documentEnd, place)
    case YAML_SEQUENCE_END_EVENT: return (.sequenceEnd, place)
    case YAML_MAPPING_END_EVENT: return (.mappingEnd, place)
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      try refuse(anchor: scalar.anchor, tag: scalar.tag, at: place)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      return (
        .scalar(Scalar(text: String(decoding: bytes, as: UTF8.self), isPlain: isPlain)), place
      )
    case YAML_SEQUENCE_START_EVENT:
      try refuse(
        anchor: raw.data.sequence_start.anchor, tag: raw.data.sequence_start.tag, at: place)
      return (.sequenceStart, place)
    case YAML_MAPPING_START_EVENT:
      try refuse(
        anchor: raw.data.mapping_start.anchor, tag: raw.data.mapping_start.tag, at: place)
      return (.mappingStart, place)
    case YAML_ALIAS_EVENT:
      throw Problem("aliases (*name) are not read; write the value out", at: place)
    default:
      return (.streamEnd, place)
    }
  }

  /// Finds a line that begins with `%TAG`.
  ///
  /// libyaml compares each of these directives with all before it: half a million of them, in 8 MB,
  /// take longer than anybody waits. Tags are not read anyhow.
  private func refuseTagDirectives() throws(Problem) {
    let directive = Array("%TAG".utf8)
    // The last bytes of what libyaml takes for a line's end: LF, CR, NEL, LS and PS.
    let ends: [UInt8] = [0x0A, 0x0D, 0x85, 0xA8, 0xA9]
    var rest = input[...]
    while let start = rest.firstIndex(of: directive[0]) {
      rest = rest[start...]
      if rest.starts(with: directive), start == 0 || ends.contains(input[start - 1]) {
        throw Problem("tag directives (%TAG) are not read", at: place(ofByte: start))
      }
      rest.removeFirst()
    }
  }

  private func refuse(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?,
    at place: Place
  ) throws(Problem) {
    if let tag {
      let name = Node.quoted(String(cString: tag))
      throw Problem("tags are not read, and this node has the tag \(name)", at: place)
    }
    if anchor != nil {
      throw Problem("anchors (&name) are not read; write each value out", at: place)
    }
  }

  /// What stopped libyaml.
  private func failure() -> Problem {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "there is not enough memory"
    if state.error == YAML_READER_ERROR {
      let offset = state.problem_offset
      let byte = input.indices.contains(offset) ? input[offset] : 0
      return Problem(
        "not a text file in UTF-8: \(problem) (byte 0x\(String(byte, radix: 16, uppercase: true)))",
        at: place(ofByte: offset))
    }
    let context = state.context.map { " " + String(cString: $0) } ?? ""
    return Problem(
      "\(problem)\(context)",
      at: place(line: state.problem_mark.line, column: state.problem_mark.column))
  }

  /// The place of a mark of libyaml, which counts from 0.
  private func place(line: Int, column: Int) -> Place {
    if let option { return .option(option) }
    let line = line + 1
    let column = escapes.originalColumn(column + 1, line: line)
    return .file(line: UInt32(clamping: line), column: UInt32(clamping: column))
  }

  /// The place of the byte at `offset`.
  private func place(ofByte offset: Int) -> Place {
    let before = input.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") }
    // Every byte but the continuation bytes begins a character.
    return place(line: line, column: before[start...].count { $0 & 0xC0 != 0x80 })
  }
}
