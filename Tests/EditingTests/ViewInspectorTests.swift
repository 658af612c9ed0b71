import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// D36: every property of a kind of view can be read and set.
@MainActor
struct ViewInspectorTests {
    private func inspector(_ bytes: [UInt8], _ view: String = "it-is-view") throws -> ViewInspector {
        try ViewInspector(view, of: InterfaceDocument(bytes, file: "test.xib"), open: open)
    }

    private func set(_ bytes: [UInt8], _ values: KeyValuePairs<String, String>, of view: String = "it-is-view") throws
        -> [UInt8]
    {
        try inspector(bytes, view).bytes(setting: values.map { .init(name: $0.key, value: $0.value) })
    }

    private func element(_ name: String, _ inside: String = "", _ attributes: String = "") -> [UInt8] {
        xib(
            """
                            <\(name) fixedFrame="YES"\(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="it-is-view">
                                <rect key="frame" x="10" y="10" width="100" height="40"/>\(inside)
                            </\(name)>
            """)
    }

    // MARK: All rows

    /// A value that is no kind's default.
    private func sample(_ row: InterfaceProperty) -> String {
        switch row.kind {
        case .text: "A \"text\" & more"
        case .number(let range): "\(range.upperBound == 1 ? 0.5 : 7)"
        case .integer(let range): "\(min(range.upperBound, 2))"
        case .flag: row.silence.contains("NO") || row.written == "NO" ? "true" : "false"
        case .choice:
            row.spellings.first { Set($0.documents).isDisjoint(with: row.silence) && $0.documents[0] != row.written }
                .map { $0.layout ?? $0.name } ?? ""
        case .color: "systemRed"
        case .font: "{ size: 23, weight: heavy }"
        case .image: row.name == "background" ? "star" : "{ symbol: star }"
        case .insets: "9"
        case .size: "9x-9"
        case .frame: "{ x: 9, y: 9, width: 9, height: 9 }"
        case .priorities: "{ horizontal: 9, vertical: 8 }"
        case .list: "[One, Two]"
        }
    }

    /// Whether documents write a property in pieces, for each of several parts, or not at all.
    private func isRefused(_ row: InterfaceProperty) -> Bool {
        if case .priorities = row.kind { return false }
        let isOfParts = row.documents.contains { $0.path.contains("/") } && row.name != "segments"
        return row.documents.isEmpty || isOfParts || row.isWrittenInPieces
    }

    @Test func `each property of each class is written where it is read, once, and can be taken away`() throws {
        var count = 0
        for row in InterfaceClass.all where row.convertedName != nil {
            let plain = element(row.element)
            for property in row.allProperties {
                let value = sample(property)
                // Controls that lay out no content say nothing by its alignment.
                guard !value.isEmpty else { continue }
                let subject = "\(property.name)=\(value) of a \(row.element)"
                guard !isRefused(property) else {
                    #expect(throws: EditingError.self, "\(subject)") {
                        try set(plain, [property.name: value])
                    }
                    continue
                }
                // A button's other contents need a configuration.
                let base =
                    property.document?.path == "buttonConfiguration" && property.name != "style"
                    ? try set(plain, ["style": "gray"]) : plain
                let edited = try set(base, [property.name: value])
                #expect(text(edited) != text(base), "\(subject)")
                #expect(text(try set(edited, [property.name: value])) == text(edited), "\(subject) twice")
                _ = try layout(edited)
                let read = try inspector(edited).values.first { $0.name == property.name }
                let again = try read.map { try set(edited, [property.name: $0.value]) }
                #expect(again.map(text) == text(edited), "\(subject) is read as \(read?.value ?? "nothing")")
                let cleared = try set(edited, [property.name: ""])
                if case .text = property.kind { continue }
                count += 1
                // What Interface Builder always writes is its default again.
                if let written = property.written {
                    let key = property.document?.attribute ?? ""
                    #expect(text(cleared).contains("\(key)=\"\(written)\""), "\(subject) taken away")
                } else {
                    #expect(try inspector(cleared).values == inspector(base).values, "\(subject) taken away")
                }
            }
        }
        #expect(count > 400)
    }

    // MARK: Documents

    @Test func `everything else stays, byte for byte`() throws {
        let bytes = xib(view("red-vi-ew1", 16, 40, 100, 50) + "\n" + label("tit-le-lbl", "Title", 136, 50, 100, 30))
        let edited = try set(bytes, ["textColor": "systemRed", "numberOfLines": "2"], of: "tit-le-lbl")
        let lines = text(edited).components(separatedBy: "\n")
        let old = Set(text(bytes).components(separatedBy: "\n"))
        let new = lines.filter { !old.contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(new.count == 7, "\(new)")
        #expect(
            new[0].hasPrefix("<label opaque=\"NO\" contentMode=\"left\" text=\"Title\" numberOfLines=\"2\" translates"))
        #expect(new[1] == "<color key=\"textColor\" systemColor=\"systemRedColor\"/>")
        #expect(new[2] == "<resources>" && new[3] == "<systemColor name=\"systemRedColor\">")
    }

    @Test func `a carriage return at the end of lines stays`() throws {
        let bytes = xib(label("tit-le-lbl", "Title", 136, 50, 100, 30), newline: "\r\n")
        let edited = text(try set(bytes, ["backgroundColor": "systemRed", "cornerRadius": "4"], of: "tit-le-lbl"))
        #expect(edited.utf8.count { $0 == 0x0A } == edited.utf8.count { $0 == 0x0D })
    }

    @Test func `a text of several lines is one attribute, and comes back whole`() throws {
        let bytes = element("label", "\n<string key=\"text\">Old\ntext</string>")
        let edited = try set(bytes, ["text": "First\nsecond"])
        #expect(text(edited).contains("text=\"First&#10;second\"") && !text(edited).contains("<string"))
        #expect(try inspector(edited).values.first { $0.name == "text" }?.value == "First\nsecond")
    }

    @Test func `the title of a configured button changes in both places, and a new configuration takes it along`()
        throws
    {
        let plain = element("button", "\n<state key=\"normal\" title=\"Old\"/>", " buttonType=\"system\"")
        let configured = try set(plain, ["style": "filled"])
        #expect(
            text(configured).contains("<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Old\"/>"))
        let renamed = text(try set(configured, ["title": "New", "font": "headline"]))
        #expect(renamed.components(separatedBy: "title=\"New\"").count == 3 && !renamed.contains("Old"))
        #expect(renamed.contains("<fontDescription key=\"titleFontDescription\" style=\"UICTFontTextStyleHeadline\"/>"))
    }

    @Test func `segments keep what else they say`() throws {
        let bytes = element(
            "segmentedControl", "\n<segments>\n<segment title=\"A\" width=\"50\"/>\n<segment title=\"B\"/>\n</segments>"
        )
        let fewer = text(try set(bytes, ["segments": "[One]"]))
        #expect(fewer.contains("<segment title=\"One\" width=\"50\"/>") && !fewer.contains("\"B\""))
        let more = text(try set(bytes, ["segments": "[One, Two, Three]"]))
        #expect(more.contains("width=\"50\"/>") && more.components(separatedBy: "<segment ").count == 4)
    }

    @Test func `priorities change one axis alone, and those of every view are not written`() throws {
        let edited = text(try set(element("label"), ["contentHugging": "{ horizontal: 251 }"]))
        #expect(edited.contains("horizontalHuggingPriority=\"251\"") && !edited.contains("verticalHugging"))
        let standard = try set(Array(edited.utf8), ["contentHugging": "250"])
        #expect(!text(standard).contains("HuggingPriority"))
    }

    @Test func `mistakes name the property, the view's place and the next step`() throws {
        func hint(_ name: String, _ value: String) throws -> (String, String?) {
            let error = try #require(throws: EditingError.self) { try set(element("label"), [name: value]) }
            #expect(error.location?.line == 9)
            return (error.message, error.hint)
        }
        #expect(try hint("textColour", "red").1 == "did you mean \"textColor\"?")
        #expect(try hint("numberOfLines", "many").0 == "numberOfLines: expected a whole number, found many")
        #expect(
            try hint("textColor", "{ light: red, dark: blue }").0 == "documents do not say the dark one of two colours")
        #expect(try hint("text", "{ key: hello }").0.hasPrefix("documents do not say the key \"hello\""))
        #expect(try hint("alpha", "3").1?.hasSuffix("such as alpha=0.5") == true)
        #expect(try hint("font", "{ size: 0 }").0 == "font: expected a number from 1 to 1000, found 0")
    }

    @Test func `D25 the placeholder of a content size is read and set, and is a length`() throws {
        let edited = try set(
            element("view"), ["placeholderIntrinsicWidth": "40", "placeholderIntrinsicHeight": "infinite"])
        #expect(text(edited).contains("placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\""))
        let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        #expect(try inspector(edited).values.filter { names.contains($0.name) }.map(\.value) == ["40", "infinite"])
        let cleared = try set(edited, ["placeholderIntrinsicWidth": "", "placeholderIntrinsicHeight": ""])
        #expect(text(cleared) == text(element("view")))
        #expect(throws: EditingError.self) { try set(element("view"), ["placeholderIntrinsicWidth": "-4"]) }
        #expect(throws: EditingError.self) { try set(element("view"), ["placeholderIntrinsicWidth": "wide"]) }
    }

    @Test func `a text with attributes is taken away before another one is given`() throws {
        let piece = "<fragment content=\"Styled\"><attributes/></fragment>"
        let bytes = element(
            "label", "\n<attributedString key=\"attributedText\">\(piece)</attributedString>",
            " usesAttributedText=\"YES\"")
        #expect(throws: EditingError.self) { try set(bytes, ["text": "Plain"]) }
        let plain = text(try set(bytes, ["attributedText": "", "text": "Plain"]))
        #expect(plain.contains("text=\"Plain\"") && !plain.contains("ttributed"))
    }

    // MARK: Names

    @Test func `a name is a view's or a constraint's, and never both`() throws {
        let list = """
                            <constraint firstItem="tit-le-lbl" firstAttribute="leading" secondItem="roo-tv-iew" \
            secondAttribute="leading" identifier="Title" id="c-1"/>
            """
        let bytes = xib(label("tit-le-lbl", "Title", 136, 50, 100, 30), constraints: list)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        #expect(try document.subject(named: "tit-le-lbl") == .view("tit-le-lbl"))
        #expect(try document.subject(named: "c-1") == .constraint("c-1"))
        #expect(throws: EditingError.self) { try document.subject(named: "Title") }
        let error = try #require(throws: EditingError.self) { try document.subject(named: "tit-le-lbI") }
        #expect(error.hint?.contains("did you mean \"tit-le-lbl\"?") == true)
    }
}
