import KeylineMarkup
import Testing

@testable import KeylineEditing

@MainActor
struct RoundTripTests {
    private let document = xib(
        view("red-vi-ew1", 16, 20, 100, 50) + "\n" + view("blu-vi-ew2", 124, 20, 235, 50),
        constraints: """
                            <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="saf-ea-gde" secondAttribute="leading" constant="16" id="aaa-aa-aaa"/>
                            <constraint firstItem="blu-vi-ew2" firstAttribute="leading" secondItem="red-vi-ew1" secondAttribute="trailing" constant="8" symbolic="YES" id="mmm-mm-mmm"/>
            """)

    @Test func `an edit that changes nothing gives the same bytes`() throws {
        #expect(try InterfaceDocument(document, file: "a.xib").unchanged == document)
    }

    @Test func `a new constraint is one new line, in the order of the ids`() throws {
        let parsed = try InterfaceDocument(document, file: "a.xib")
        var editor = InterfaceEditor(parsed)
        var constraint = InterfaceConstraint(
            id: "", first: .init(item: "red-vi-ew1", attribute: "top"),
            second: .init(item: "saf-ea-gde", attribute: "top"), holder: "roo-tv-iew")
        constraint.constant = 20
        editor.add(constraint)
        let edited = text(editor.bytes()).split(separator: "\n", omittingEmptySubsequences: false)
        let before = text(document).split(separator: "\n", omittingEmptySubsequences: false)
        let change = edited.difference(from: before)
        #expect(change.removals.isEmpty)
        #expect(change.insertions.count == 1)
        let ids = try constraints(editor.bytes()).map(\.id)
        #expect(ids == ids.sorted())
        #expect(
            text(editor.bytes()).contains(
                "<constraint firstItem=\"red-vi-ew1\" firstAttribute=\"top\" secondItem=\"saf-ea-gde\" "
                    + "secondAttribute=\"top\" constant=\"20\" id=\""))
    }

    @Test func `new lines end as the document's do`() throws {
        let bytes = xib(view("red-vi-ew1", 16, 20, 100, 50), newline: "\r\n")
        let edited = text(try repaired(bytes, .resetSuggested))
        #expect(edited.contains("<constraint "))
        #expect(!edited.replacing("\r\n", with: "").contains("\n"))
        #expect(edited.contains("<!-- a remark that stays -->"))
    }

    @Test func `a removed constraint takes its outlet along, and nothing else`() throws {
        let source = text(document).replacing(
            "<viewLayoutGuide key=\"safeArea\" id=\"saf-ea-gde\"/>",
            with: """
                <viewLayoutGuide key="safeArea" id="saf-ea-gde"/>
                            <connections>
                                <outlet property="gap" destination="mmm-mm-mmm" id="out-le-tt1"/>
                                <outlet property="red" destination="red-vi-ew1" id="out-le-tt2"/>
                            </connections>
                """)
        let parsed = try InterfaceDocument(Array(source.utf8), file: "a.xib")
        let edited = text(parsed.removing(constraint: "mmm-mm-mmm"))
        let gone = source.split(separator: "\n").filter { !edited.contains($0) }
        #expect(gone.count == 2)
        #expect(gone.allSatisfy { $0.contains("mmm-mm-mmm") })
    }

    @Test func `ids are new, alike in form and the same every time`() throws {
        let first = try repaired(document, .resetSuggested)
        #expect(try repaired(document, .resetSuggested) == first)
        let ids = try constraints(first).map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
    }

    @Test func `a diff shows changed lines with three around them`() {
        let old = Array("a\nb\nc\nd\ne\nf\ng\nh".utf8)
        let new = Array("a\nb\nc\nd\nE\nf\ng\nh".utf8)
        #expect(
            UnifiedDiff(from: old, to: new, name: "x").text
                == "--- a/x\n+++ b/x\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n\\ No newline at end of file\n")
        #expect(UnifiedDiff(from: old, to: old, name: "x").text.isEmpty)
    }

    @Test(arguments: ["<a", "<a b>", "<a b=c>", "<a></b>", "<a/><b/>", "</a>", "<a b=\"", "<a><!-- ", "<"])
    func `tags that do not match are an error with a place`(_ text: String) {
        #expect(throws: EditingError.self) { try Markup(editing: Array(text.utf8), file: "x") }
    }

    @Test func `every range of a document holds what the document says there`() throws {
        let text =
            "<?xml version=\"1.0\"?>\n<a x = 'é>' y=\"&lt;&#x41;\"><!-- <b> --><b\tz=\"\"/>t<c:d xmlns:c=\"u\" c:e=\"1\"></c:d >\n</a>"
        let markup = try Markup(editing: Array(text.utf8), file: "x")
        func said(_ range: Range<Int>?) -> String? { range.map { String(decoding: markup.bytes[$0], as: UTF8.self) } }
        #expect(markup.elements.map(\.name) == ["a", "b", "c:d"])
        #expect(
            markup.elements.map { said($0.startTag) } == [
                "<a x = 'é>' y=\"&lt;&#x41;\">", "<b\tz=\"\"/>", "<c:d xmlns:c=\"u\" c:e=\"1\">",
            ])
        #expect(markup.elements.map { said($0.endTag) } == ["</a>", nil, "</c:d >"])
        #expect(markup[0].attributes.map(\.value) == ["é>", "<A"])
        #expect(
            markup.elements.flatMap(\.attributes).map { said($0.range) } == [
                "x = 'é>'", "y=\"&lt;&#x41;\"", "z=\"\"", "c:e=\"1\"",
            ])
        #expect(markup.elements.flatMap(\.attributes).map { said($0.valueRange) } == ["é>", "&lt;&#x41;", "", "1"])
        #expect(markup.elements.map(\.parent) == [nil, 0, 0])
        #expect(markup[0].text == "t\n")
        #expect(markup.elements.map { "\($0.line):\($0.column ?? 0)" } == ["2:1", "2:40", "2:50"])
    }

    @Test func `a document in UTF-16 is read, and not edited`() throws {
        let bytes = [UInt8](try #require("<a b=\"ä\"/>".data(using: .utf16)))
        #expect(throws: EditingError.otherEncoding(file: "x")) { try Markup(editing: bytes, file: "x") }
        #expect(try Markup(bytes, file: "x")[0]["b"] == "ä")
    }
}
