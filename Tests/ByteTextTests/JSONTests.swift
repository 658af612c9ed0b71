import Foundation
import KeylineByteText
import Testing

/// The forms of JSON; Foundation's encoder, which wrote Keyline's documents before, is the reference.
@Suite struct JSONTests {
    private struct Sample: Codable, Equatable {
        var zebra = "a\"\\/\n\r\t\u{8}\u{C}\u{1B} é 𝄞 <b>"
        var apple = [1.0, 0.1, -0.5, 1.5e-7, 1e300, 0.1 + 0.2]
        var a10 = [String: [Int]]()
        var a9: [String: Int?] = ["b": 1, "a": 2, "": -3]
        var flags = [true, false]
        var nested = [[Int]](repeating: [], count: 2)
        var float = Float(0.1)
        var nothing: Int?
        var least = Int.min
    }

    private func reference(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test func `a document is what Foundation's encoder writes, and a final line feed`() throws {
        let expected = try reference(Sample(), [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        #expect(try JSONForm.document.text(of: Sample()) == expected + "\n")
    }

    @Test func `a line is what Foundation's encoder writes`() throws {
        let expected = try reference(Sample(), [.sortedKeys, .withoutEscapingSlashes])
        #expect(try JSONForm.line.text(of: Sample()) == expected)
    }

    @Test func `what was written is read as the same value`() throws {
        let bytes = try JSONForm.document.bytes(of: Sample())
        #expect(try JSONDecoder().decode(Sample.self, from: Data(bytes)) == Sample())
    }

    @Test func `JSON that is taken apart and written again has the same bytes`() throws {
        let line = try JSONForm.line.bytes(of: Sample())
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(line))
        #expect(JSONForm.line.bytes(of: value) == line)
    }

    @Test func `large and small numbers are written as Foundation's encoder writes them`() throws {
        let numbers = [1e15, 1e16, 123_456_789_012_345_680, 1e21, 1e-4, 1e-5, -0.0, .pi, .leastNormalMagnitude]
        #expect(try JSONForm.line.text(of: numbers) == reference(numbers, []))
    }

    @Test func `a schema keeps the order of its members and closes empty lists at once`() {
        let value = JSONValue.object(["b": .array([]), "a": .object([:]), "c": .array([.integer(1), .null])])
        #expect(
            JSONForm.schema.text(of: value) == """
                {
                  "b": [],
                  "a": {},
                  "c": [
                    1,
                    null
                  ]
                }

                """)
    }

    @Test func `values that are encoded side by side become one object`() throws {
        struct Place: Encodable { let line = 3 }
        struct Finding: Encodable {
            enum CodingKeys: CodingKey { case kind }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode("clipped", forKey: .kind)
                try Place().encode(to: encoder)
            }
        }
        #expect(try JSONForm.line.text(of: [Finding()]) == #"[{"kind":"clipped","line":3}]"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func `a number that JSON cannot hold is refused`(
        number: Double
    ) {
        #expect(throws: EncodingError.self) { try JSONForm.line.bytes(of: [number]) }
    }

    @Test func `what ends a line of JavaScript is escaped, so that a page may contain it`() throws {
        #expect(try JSONForm.line.text(of: ["\u{2028}\u{7F}"]) == #"["\u2028\u007f"]"#)
    }
}
