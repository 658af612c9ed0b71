import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import KeylineInterfaceBuilder

/// XML that is meant to harm, or that Foundation's parser did not survive.
@Suite struct HostileXMLTests {
    private func error(_ bytes: [UInt8]) throws -> InterfaceBuilderError? {
        let fonts = try FontCollection.bundled()
        do throws(InterfaceBuilderError) {
            _ = try InterfaceBuilderSource(data: Data(bytes), file: "Test.xib", fonts: fonts)
            return nil
        } catch {
            return error
        }
    }

    private func error(_ text: String) throws -> InterfaceBuilderError? { try error([UInt8](text.utf8)) }

    private static let whole = DocumentFixture.view("")

    @Test func `an empty processing instruction is an error with its place`() throws {
        let error = try #require(try error(Self.whole.replacing("<objects>", with: "<objects><??>")))
        #expect(error.location?.line == 4)
    }

    @Test func `a name that is not UTF-8 is an error with its place`() throws {
        var bytes = [UInt8](Self.whole.replacing("<objects>", with: "<objects><AA/>").utf8)
        let place = try #require(bytes.firstRange(of: [UInt8]("<AA/>".utf8)))
        bytes.replaceSubrange(place.lowerBound + 1..<place.lowerBound + 3, with: [0xFF, 0xC0])
        let error = try #require(try error(bytes))
        #expect(error.location?.line == 4)
    }

    @Test(arguments: [
        "<!DOCTYPE document [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;\">]>",
        "<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        "<!DOCTYPE document SYSTEM \"http://127.0.0.1/x.dtd\">",
    ])
    func `a document type is refused before anything in it is read`(type: String) throws {
        let text = Self.whole.replacing("<document type", with: type + "<document type")
        #expect(try error(text)?.message.contains("document type") == true)
    }

    @Test func `an entity that nobody declared is an error`() throws {
        let error = try error(Self.whole.replacing("<objects>", with: "<objects>&nbsp;"))
        #expect(error?.message.contains("entity") == true)
    }

    @Test func `XML's own entities and numbers are resolved in attributes and texts`() throws {
        let element = try IBElement.read(
            Data("<a b=\"&lt;&amp;&quot;&#x41;&#10;\">&gt;&apos;<![CDATA[<&]]>&#66;</a>".utf8), file: "x")
        #expect(element["b"] == "<&\"A\n")
        #expect(element.text == ">'<&B")
    }

    @Test func `elements nested deeper than any interface are refused`() throws {
        let depth = 100_000
        let nested = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        guard case .tooDeep = try error(Self.whole.replacing("<objects>", with: "<objects>" + nested)) else {
            Issue.record("not refused")
            return
        }
    }

    @Test func `elements know line and column, with LF and with CR LF, behind characters of several bytes`() throws {
        for end in ["\n", "\r\n"] {
            let element = try IBElement.read(Data("<a>\(end)é<b/>\(end)  <c\(end)d=\"1\"/></a>".utf8), file: "x")
            let places = element.children.map(\.location.description)
            #expect(places == ["x:2:2", "x:3:3"])
        }
    }

    @Test func `an attribute that stands twice is an error`() throws {
        #expect(try error("<document a=\"1\" a=\"2\"/>")?.message.contains("twice") == true)
    }

    @Test func `a long text is read whole`() throws {
        let text = String(repeating: "é", count: 6_000_000)
        let element = try IBElement.read(Data("<a b=\"\(text)\">\(text)</a>".utf8), file: "x")
        #expect(element["b"]?.utf8.count == 12_000_000)
        #expect(element.text.utf8.count == 12_000_000)
    }

    @Test func `a document in UTF-16 is read`() throws {
        let data = try #require("<a b=\"ä\"/>".data(using: .utf16))
        #expect(try IBElement.read(data, file: "x")["b"] == "ä")
    }
}
