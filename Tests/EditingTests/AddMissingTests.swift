import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// What `add-missing` takes for missing, and among which constraints it chooses. Acceptance D11.
@MainActor
struct AddMissingTests {
    /// A constraint such as `roo-tv-iew.top`, `saf-ea-gde.top`, 20, as documents write it.
    private func held(
        _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0, priority: Int = 1000
    ) -> String {
        let sides = [("first", first)] + (second.map { [("second", $0)] } ?? [])
        let words = sides.flatMap { name, side in
            let parts = side.split(separator: ".")
            return ["\(name)Item=\"\(parts[0])\"", "\(name)Attribute=\"\(parts[1])\""]
        }
        let numbers = "constant=\"\(constant)\" priority=\"\(priority)\""
        return "<constraint \(words.joined(separator: " ")) \(numbers) id=\"\(id)\"/>"
    }

    /// The constraints that were added, as `red-vi-ew1.top roo-tv-iew.top 20.0`.
    private func added(to bytes: [UInt8], by repaired: [UInt8]) throws -> [String] {
        let before = Set(try constraints(bytes).map(\.id))
        return try constraints(repaired).filter { !before.contains($0.id) }.map { constraint in
            let sides = [constraint.first] + (constraint.second.map { [$0] } ?? [])
            return (sides.map { "\($0.item).\($0.attribute)" } + ["\(constraint.constant)"]).joined(separator: " ")
        }.sorted()
    }

    private func inside(_ views: [String], _ constraints: [String]) -> String {
        "\n<subviews>\n\(views.joined(separator: "\n"))\n</subviews>\n<constraints>\n"
            + "\(constraints.joined(separator: "\n"))\n</constraints>"
    }

    /// A box in the middle that is as high as the two views inside and as an optional constraint lets it be; nothing holds the first.
    private func box(height: Double) -> String {
        let content = inside(
            [view("fir-st-vw1", 20, 10, 100, 40), view("sec-on-vw2", 20, 60, 100, 40)],
            [
                held("b01-aa-aaa", "fir-st-vw1.leading", "box-vi-ew0.leading", 20),
                held("b02-aa-aaa", "fir-st-vw1.width", nil, 100), held("b03-aa-aaa", "fir-st-vw1.height", nil, 40),
                held("b04-aa-aaa", "sec-on-vw2.leading", "box-vi-ew0.leading", 20),
                held("b05-aa-aaa", "sec-on-vw2.width", nil, 100), held("b06-aa-aaa", "sec-on-vw2.height", nil, 40),
                held("b07-aa-aaa", "sec-on-vw2.top", "fir-st-vw1.bottom", 10),
                held("b08-aa-aaa", "box-vi-ew0.bottom", "sec-on-vw2.bottom", 10),
                held("b09-aa-aaa", "box-vi-ew0.height", nil, height, priority: 250),
            ])
        return view("box-vi-ew0", 0, 278.5, 375, 110, inside: content)
    }

    private var boxPlace: String {
        [
            held("a01-aa-aaa", "box-vi-ew0.leading", "roo-tv-iew.leading"),
            held("a02-aa-aaa", "box-vi-ew0.trailing", "roo-tv-iew.trailing"),
            held("a03-aa-aaa", "box-vi-ew0.centerY", "roo-tv-iew.centerY"),
        ].joined(separator: "\n")
    }

    /// A text whose stored frame is older than the constraint at its bottom, right below a view.
    private var staleText: (views: String, constraints: String) {
        (
            view("abo-ve-vw1", 20, 452, 100, 40) + "\n" + label("sta-le-txt", "Old", 20, 500, 335, 24),
            [
                held("c01-aa-aaa", "abo-ve-vw1.leading", "roo-tv-iew.leading", 20),
                held("c02-aa-aaa", "abo-ve-vw1.top", "roo-tv-iew.top", 452),
                held("c03-aa-aaa", "abo-ve-vw1.width", nil, 100), held("c04-aa-aaa", "abo-ve-vw1.height", nil, 40),
                held("c05-aa-aaa", "sta-le-txt.leading", "roo-tv-iew.leading", 20),
                held("c06-aa-aaa", "roo-tv-iew.trailing", "sta-le-txt.trailing", 20),
                held("c07-aa-aaa", "roo-tv-iew.bottom", "sta-le-txt.bottom", 100),
            ].joined(separator: "\n")
        )
    }

    @Test func `D11 an optional constraint that the canvas does not keep decides nothing`() throws {
        let bytes = xib(box(height: 0), constraints: boxPlace)
        #expect(try frame("box-vi-ew0", layout(bytes)).height == 0)
        let edited = try repaired(bytes, .addMissing)
        #expect(try added(to: bytes, by: edited) == ["fir-st-vw1.top box-vi-ew0.top 10.0"])
        #expect(try frame("box-vi-ew0", layout(edited)) == CGRect(x: 0, y: 278.5, width: 375, height: 110))
    }

    @Test func `D11 an optional constraint that the canvas keeps is enough`() throws {
        let bytes = xib(box(height: 110), constraints: boxPlace)
        #expect(try repaired(bytes, .addMissing) == bytes)
    }

    /// Views of classes that have no width of their own, or none without an image: all are 300 points wide on the canvas.
    nonisolated private static let withoutWidth = [
        "slider opaque=\"NO\" contentMode=\"scaleToFill\" value=\"0.5\" minValue=\"0.0\" maxValue=\"1\"",
        "progressView opaque=\"NO\" contentMode=\"scaleToFill\" progress=\"0.5\"",
        "searchBar contentMode=\"redraw\"",
        "imageView clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" contentMode=\"scaleAspectFit\"",
    ]

    @Test(arguments: withoutWidth)
    func `D11 a stored length is no content where the class has none`(_ tag: String) throws {
        let name = tag.split(separator: " ")[0]
        // A slider's frame is two points wider at each end than what constraints place.
        let excess = name == "slider" ? 2.0 : 0
        let height = name == "imageView" ? 80.0 : name == "searchBar" ? 56 : name == "slider" ? 31 : 4
        let element = """
            <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="ope-n0-vi0">
                <rect key="frame" x="\(20 - excess)" y="100" width="\(300 + 2 * excess)" height="\(height)"/>
            </\(name)>
            """
        let bytes = xib(
            element,
            constraints: [
                held("a01-aa-aaa", "ope-n0-vi0.leading", "roo-tv-iew.leading", 20),
                held("a02-aa-aaa", "ope-n0-vi0.top", "roo-tv-iew.top", 100),
            ].joined(separator: "\n"))
        let repaired = try repaired(bytes, .addMissing)
        #expect(!(try added(to: bytes, by: repaired)).isEmpty)
        let source = try open(repaired)
        let measured = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        let view = try #require(measured.layout.view("ope-n0-vi0")?.view)
        #expect(!view.sizing.isAmbiguous)
        #expect(view.alignmentRect.width == 300)
    }

    @Test func `D11 what is hidden in a stack decides nothing about the stack`() throws {
        let hidden = view("hid-de-vw1", 0, 0, 16, 97, more: " hidden=\"YES\"")
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-vw1">
                <rect key="frame" x="41" y="0.0" width="0.0" height="97"/>\(inside(
                    [hidden], [held("b01-aa-aaa", "hid-de-vw1.height", "sta-ck-vw1.height")]))
            </stackView>
            """
        let place = [
            held("a01-aa-aaa", "sta-ck-vw1.leading", "roo-tv-iew.leading", 41),
            held("a02-aa-aaa", "roo-tv-iew.bottom", "sta-ck-vw1.bottom", 570),
        ].joined(separator: "\n")
        let bytes = xib(stack, constraints: place)
        let edited = try repaired(bytes, .addMissing)
        #expect(try frame("sta-ck-vw1", layout(edited)) == CGRect(x: 41, y: 0, width: 0, height: 97))
    }

    @Test func `D11 a view that no constraint brings onto the canvas is left alone`() throws {
        let bytes = xib(staleText.views, constraints: staleText.constraints)
        #expect(try frame("sta-le-txt", layout(bytes)) == CGRect(x: 20, y: 543, width: 335, height: 24))
        #expect(try repaired(bytes, .addMissing) == bytes)
    }

    @Test func `D11 a view that cannot be helped keeps no other from its place`() throws {
        let bytes = xib(
            box(height: 0) + "\n" + staleText.views, constraints: boxPlace + "\n" + staleText.constraints)
        let edited = try repaired(bytes, .addMissing)
        #expect(try added(to: bytes, by: edited) == ["fir-st-vw1.top box-vi-ew0.top 10.0"])
        #expect(try frame("sta-le-txt", layout(edited)) == CGRect(x: 20, y: 543, width: 335, height: 24))
    }

    @Test func `D11 distances are taken from neighbours as they lie on the canvas, not from where they went`() throws {
        let views = view("wid-e-view", 20, 100, 200, 40) + "\n" + view("nex-t-view", 228, 100, 40, 40)
        let bytes = xib(
            views,
            constraints: [
                held("a01-aa-aaa", "wid-e-view.leading", "roo-tv-iew.leading", 20),
                held("a02-aa-aaa", "wid-e-view.top", "roo-tv-iew.top", 100),
                held("a03-aa-aaa", "wid-e-view.height", nil, 40),
                held("a04-aa-aaa", "wid-e-view.width", nil, 50, priority: 250),
                held("a05-aa-aaa", "nex-t-view.top", "roo-tv-iew.top", 100),
                held("a06-aa-aaa", "nex-t-view.width", nil, 40), held("a07-aa-aaa", "nex-t-view.height", nil, 40),
            ].joined(separator: "\n"))
        #expect(try frame("wid-e-view", layout(bytes)).width == 50)
        let edited = try repaired(bytes, .addMissing)
        #expect(try added(to: bytes, by: edited).contains("nex-t-view.leading wid-e-view.trailing 8.0"))
        #expect(try frame("wid-e-view", layout(edited)) == CGRect(x: 20, y: 100, width: 200, height: 40))
        #expect(try frame("nex-t-view", layout(edited)) == CGRect(x: 228, y: 100, width: 40, height: 40))
    }

    @Test(arguments: [("name=\"Grotesque-Regular\" family=\"Grotesque\"", 1), ("type=\"system\"", 2)])
    func `D11 the lines of an app's own font are as high as the canvas has them`(_ font: String, _ count: Int) throws {
        let text = label("app-fo-nt1", "Label", 84, 40, 30, 17.5).replacing(
            "type=\"system\" pointSize=\"17\"", with: "\(font) pointSize=\"12\"")
        let bytes = xib(text, constraints: held("a01-aa-aaa", "app-fo-nt1.leading", "roo-tv-iew.leading", 84))
        let edited = try repaired(bytes, .addMissing)
        let made = try added(to: bytes, by: edited)
        #expect(made.count == count, "\(made)")
        #expect(try frame("app-fo-nt1", layout(edited)) == CGRect(x: 84, y: 40, width: 30, height: 17.5))
    }

    // MARK: Ties of contents

    /// Two texts that fill a row of 335 points, of equal priorities; Xcode may have marked them.
    private func row(first: Double, second: Double, isMarked: Bool = true) -> [UInt8] {
        let texts =
            label("fir-st-lb1", "Name", 20, 30, first, 20.5) + "\n"
            + label("sec-on-lb2", "Ada", 28 + first, 30, second, 20.5)
        return xib(
            isMarked ? texts.replacing("<label ", with: "<label ambiguous=\"YES\" ") : texts,
            constraints: [
                held("a01-aa-aaa", "fir-st-lb1.leading", "roo-tv-iew.leading", 20),
                held("a02-aa-aaa", "fir-st-lb1.top", "roo-tv-iew.top", 30),
                held("a03-aa-aaa", "sec-on-lb2.leading", "fir-st-lb1.trailing", 8),
                held("a04-aa-aaa", "sec-on-lb2.top", "roo-tv-iew.top", 30),
                held("a05-aa-aaa", "roo-tv-iew.trailing", "sec-on-lb2.trailing", 20),
            ].joined(separator: "\n"))
    }

    private func result(_ bytes: [UInt8]) throws -> RepairResult {
        try DocumentRepair(InterfaceDocument(bytes, file: "test.xib"), open: open).result(of: .addMissing)
    }

    private func openViews(_ bytes: [UInt8]) throws -> Set<String> {
        try Set(CanvasLayouts(open(bytes)).scenes.flatMap(\.ambiguous))
    }

    private func tag(of id: String, in bytes: [UInt8]) throws -> String {
        try #require(text(bytes).components(separatedBy: "\n").first { $0.contains("id=\"\(id)\">") })
    }

    @Test(arguments: [("fir-st-lb1", "sec-on-lb2", 46.0), ("sec-on-lb2", "fir-st-lb1", 297)], [true, false])
    func `D11 of two contents of equal priorities the one hugs more that the canvas does not stretch`(
        views: (hugging: String, stretched: String, first: Double), isMarked: Bool
    ) throws {
        let (hugging, stretched, first) = views
        let bytes = row(first: first, second: 327 - first, isMarked: isMarked)
        #expect(try openViews(bytes).contains("fir-st-lb1"))
        let repaired = try result(bytes)
        #expect(repaired.isComplete)
        #expect(try openViews(repaired.bytes).isEmpty)
        #expect(try added(to: bytes, by: repaired.bytes).isEmpty)
        #expect(try tag(of: hugging, in: repaired.bytes).contains("horizontalHuggingPriority=\"251\""))
        #expect(try !tag(of: stretched, in: repaired.bytes).contains("Priority"))
        #expect(!text(repaired.bytes).contains("ambiguous"))
    }

    @Test func `D11 equal contents in a stack become unequal`() throws {
        let ids = ["one-lb-l01", "two-lb-l02", "thr-lb-l03"]
        let texts = ids.enumerated().map { index, id in
            label(id, "Word", 0, 20.5 * Double(index), 200, index == 2 ? 139 : 20.5)
        }
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-vw1">
                <rect key="frame" x="20" y="40" width="200" height="180"/>
                <subviews>
            \(texts.joined(separator: "\n"))
                </subviews>
            </stackView>
            """
        let bytes = xib(
            stack,
            constraints: [
                held("a01-aa-aaa", "sta-ck-vw1.leading", "roo-tv-iew.leading", 20),
                held("a02-aa-aaa", "sta-ck-vw1.top", "roo-tv-iew.top", 40),
                held("a03-aa-aaa", "sta-ck-vw1.width", nil, 200), held("a04-aa-aaa", "sta-ck-vw1.height", nil, 180),
            ].joined(separator: "\n"))
        #expect(try openViews(bytes) == Set(ids))
        let repaired = try result(bytes)
        #expect(repaired.isComplete)
        #expect(try openViews(repaired.bytes).isEmpty)
        let raised = try ids.filter { try tag(of: $0, in: repaired.bytes).contains("verticalHuggingPriority=\"251\"") }
        #expect(raised == Array(ids.dropLast()))
        #expect(try frame(ids[2], layout(repaired.bytes)).height == 139)
    }

    @Test func `D11 of two contents that are as strong as can be one becomes weaker`() throws {
        let strong = text(row(first: 46, second: 281)).replacing(
            "<label ",
            with: "<label horizontalHuggingPriority=\"999\" horizontalCompressionResistancePriority=\"999\" ")
        let repaired = try result(Array(strong.utf8))
        #expect(repaired.isComplete)
        #expect(try openViews(repaired.bytes).isEmpty)
        let ids = ["fir-st-lb1", "sec-on-lb2"]
        #expect(try priorities(repaired.bytes, "horizontalHuggingPriority", of: ids) == ["999", "998"])
    }

    @Test func `D11 a tie of a layout file, which keeps its priorities, is decided by a constraint`() throws {
        let yaml = """
            keyline: 1
            size: 375x100
            views:
              - { type: UILabel, id: first, text: Name }
              - { type: UILabel, id: second, text: Ada }
            constraints:
              - first.leading == screen.leading + 20
              - first.top == screen.top + 30
              - second.leading == first.trailing + 8
              - second.top == first.top
              - second.trailing == screen.trailing - 20
            """
        func opened(_ bytes: [UInt8]) throws -> any SceneSource {
            try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
        }
        let document = try InterfaceDocument.read(Array(yaml.utf8), file: "test.yaml", open: opened)
        let repair = DocumentRepair(document, open: opened)
        let result = try repair.result(of: .addMissing)
        #expect(result.isComplete)
        #expect(result.bytes.count > document.bytes.count && !text(result.bytes).contains("contentHugging"))
    }

    private func priorities(_ bytes: [UInt8], _ name: String, of ids: [String]) throws -> [String?] {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        return ids.map { id in document.views[id].flatMap { document.markup[$0.element][name] } }
    }

    private nonisolated static let columnIDs = ["fir-st-lb1", "sec-on-lb2", "thi-rd-lb3"]

    /// Texts one below the other, 20.5 points high each, in a box.
    ///
    /// - Parameters:
    ///   - height: The height of the box.
    ///   - frames: Where the canvas has each text and how high.
    /// - Returns: The bytes of a XIB.
    private func column(height: Double, _ frames: [(y: Double, height: Double)]) -> [UInt8] {
        let ids = Self.columnIDs
        let texts = zip(ids, frames).map { label($0, "Text", 0, $1.y, 100, $1.height) }
        let columns = ids.enumerated().flatMap { index, id in
            [
                held("c\(index)1-aa-aaa", "\(id).leading", "box-vi-ew0.leading"),
                held("c\(index)2-aa-aaa", "\(id).width", nil, 100),
                held(
                    "c\(index)3-aa-aaa", "\(id).top", index == 0 ? "box-vi-ew0.top" : "\(ids[index - 1]).bottom"),
            ]
        }
        return xib(
            view(
                "box-vi-ew0", 20, 30, 200, height,
                inside: inside(texts, columns + [held("c99-aa-aaa", "box-vi-ew0.bottom", "thi-rd-lb3.bottom")])),
            constraints: [
                held("b01-aa-aaa", "box-vi-ew0.leading", "roo-tv-iew.leading", 20),
                held("b02-aa-aaa", "box-vi-ew0.top", "roo-tv-iew.top", 30),
                held("b03-aa-aaa", "box-vi-ew0.width", nil, 200),
                held("b04-aa-aaa", "box-vi-ew0.height", nil, height),
            ].joined(separator: "\n"))
    }

    @Test(arguments: ["fir-st-lb1", "thi-rd-lb3"])
    func `D11 a tie is broken so that no view besides moves, also where the canvas has other lengths`(id: String) throws
    {
        let bytes = column(height: 30, [(0, 20.5), (20.5, 20.5), (41, 20.5)])
        let before = try layout(bytes)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let result = try DocumentRepair(document, selection: [id], open: open).result(of: .addMissing)
        #expect(result.bytes != bytes && result.open == [])
        let after = try layout(result.bytes)
        for other in Self.columnIDs where other != id {
            #expect(frame(other, after).height == frame(other, before).height, "\(other)")
        }
    }

    @Test func `D11 of texts that do not all fit one keeps its height and one yields first`() throws {
        let ids = Self.columnIDs
        let bytes = column(height: 40, [(0, 20.5), (20.5, 0), (20.5, 19.5)])
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let result = try DocumentRepair(document, open: open).result(of: .addMissing)
        #expect(result.open == [] && result.newConflicts == 0)
        #expect(try layout(result.bytes).diagnostics.filter { $0.kind == .ambiguous }.isEmpty)
        let name = "verticalCompressionResistancePriority"
        #expect(try priorities(result.bytes, name, of: ids) == ["751", "749", nil])
        // Views outside the selection are not given other priorities.
        let one = try DocumentRepair(document, selection: ["thi-rd-lb3"], open: open).result(of: .addMissing)
        #expect(try priorities(one.bytes, name, of: ids).prefix(2) == [nil, nil])
        #expect(one.open == [])
    }
}
