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
        #expect(throws: EditingError.self) { try Markup(Array(text.utf8), file: "x") }
    }
}
