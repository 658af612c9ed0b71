import CKeylineYAML
import Foundation
import KeylineScenes

/// Why libyaml cannot go on.
struct YAMLProblem: Error {
    /// libyaml's words.
    let message: String
    let place: SourceLocation
    /// The construct that libyaml was reading, in its words.
    let context: String?
    /// The beginning of that construct.
    let contextPlace: SourceLocation?
}

/// The events of a YAML document, from libyaml.
final class YAMLEvents {
    /// What libyaml tells, as far as layout files need it.
    enum Event {
        case streamStart
        case streamEnd
        case documentStart
        case documentEnd
        case alias(String)
        case scalar(String, isPlain: Bool, anchor: String?, tag: String?)
        case sequenceStart(anchor: String?, tag: String?, isFlow: Bool)
        case sequenceEnd
        case mappingStart(anchor: String?, tag: String?, isFlow: Bool)
        case mappingEnd
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let file: String

    init(data: Data, file: String) {
        self.file = file
        bytes = .allocate(capacity: max(data.count, 1))
        _ = bytes.initialize(from: data)
        parser = .allocate(capacity: 1)
        yaml_parser_initialize(parser)
        yaml_parser_set_input_string(parser, bytes.baseAddress, data.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        bytes.deallocate()
    }

    /// An event with the places where it begins and ends.
    typealias Positioned = (event: Event, location: SourceLocation, end: SourceLocation)

    /// The next event.
    func next() throws(YAMLProblem) -> Positioned {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) != 0 else { throw failure }
        defer { yaml_event_delete(&event) }
        return (Self.event(event), location(event.start_mark), location(event.end_mark))
    }

    private func location(_ mark: yaml_mark_t) -> SourceLocation {
        SourceLocation(file: file, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private var failure: YAMLProblem {
        // A problem with an encoding has no mark.
        let hasMark = parser.pointee.error != YAML_READER_ERROR
        let hasContext = parser.pointee.context != nil
        return YAMLProblem(
            message: parser.pointee.problem.map { String(cString: $0).replacing("'", with: "\"") }
                ?? "it cannot be read",
            place: location(hasMark ? parser.pointee.problem_mark : parser.pointee.mark),
            context: parser.pointee.context.map { String(cString: $0) },
            contextPlace: hasContext ? location(parser.pointee.context_mark) : nil)
    }

    private static func event(_ event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT: return scalar(event.data.scalar)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return .sequenceStart(
                anchor: text(start.anchor), tag: text(start.tag), isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return .mappingStart(
                anchor: text(start.anchor), tag: text(start.tag), isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        default: return .streamEnd
        }
    }

    private static func scalar(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) -> Event {
        let buffer = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return .scalar(
            String(decoding: buffer, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
            anchor: text(scalar.anchor), tag: text(scalar.tag))
    }

    private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        characters.map { String(cString: $0) }
    }
}
