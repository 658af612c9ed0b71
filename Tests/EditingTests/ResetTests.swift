import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineEditing

/// What `reset-suggested` and `add-missing` promise and say where they cannot keep it. Acceptance D11, D12.
@MainActor
struct ResetTests {
    private func constraint(_ id: String, _ words: String) -> String { "<constraint \(words) id=\"\(id)\"/>" }

    private func result(_ bytes: [UInt8], _ repair: Repair = .resetSuggested) throws -> RepairResult {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        return try DocumentRepair(document, open: open).result(of: repair)
    }

    /// A view at 20, 30 of 100 by 50 points, as its constraints say.
    private var placed: String {
        [
            constraint("a01-aa-aaa", held("red-vi-ew1", "leading", 20)),
            constraint("a02-aa-aaa", held("red-vi-ew1", "top", 30)),
            constraint("a03-aa-aaa", "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" constant=\"100\""),
            constraint("a04-aa-aaa", "firstItem=\"red-vi-ew1\" firstAttribute=\"height\" constant=\"50\""),
        ].joined(separator: "\n")
    }

    private func held(_ view: String, _ attribute: String, _ constant: Double) -> String {
        "firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" secondItem=\"roo-tv-iew\" secondAttribute=\"\(attribute)\" "
            + "constant=\"\(constant)\""
    }

    @Test func `D12 a view without a stored frame stays where its constraints put it`() throws {
        let whole = text(xib(view("red-vi-ew1", 20, 30, 100, 50), constraints: placed))
        let bytes = Array(whole.replacing(/\n *<rect key="frame" x="20.0"[^\n]*/, with: "").utf8)
        #expect(!text(bytes).contains("x=\"20.0\""))
        let result = try result(bytes)
        #expect(try frame("red-vi-ew1", layout(result.bytes)) == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(result.isComplete)
    }

    @Test func `D12 where no constraints give the stored frames the laid out ones are kept`() throws {
        // A stack puts its views one after the other: the second one cannot be where the document stores it.
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-vw1">
                <rect key="frame" x="20" y="40" width="200" height="30"/>
                <subviews>
            \(view("fir-st-vw1", 0, 0, 80, 90))
            \(view("sec-on-vw2", 80, 7, 150, 90))
                </subviews>
                <constraints>
            \(constraint("b01-aa-aaa", "firstItem=\"fir-st-vw1\" firstAttribute=\"width\" constant=\"80\""))
                </constraints>
            </stackView>
            """
        let constraints = [
            constraint("a01-aa-aaa", held("sta-ck-vw1", "leading", 20)),
            constraint("a02-aa-aaa", held("sta-ck-vw1", "top", 40)),
            constraint("a03-aa-aaa", "firstItem=\"sta-ck-vw1\" firstAttribute=\"width\" constant=\"200\""),
            constraint("a04-aa-aaa", "firstItem=\"sta-ck-vw1\" firstAttribute=\"height\" constant=\"30\""),
        ].joined(separator: "\n")
        let bytes = xib(stack, constraints: constraints)
        let before = try layout(bytes)
        let result = try result(bytes)
        let after = try layout(result.bytes)
        for id in ["sta-ck-vw1", "fir-st-vw1", "sec-on-vw2"] {
            #expect(frame(id, after) == frame(id, before), "\(id)")
        }
        #expect(result.moved == [] && result.open == [] && result.newConflicts == 0)
    }

    @Test func `D12 a text is held by distances rather than by a number for its width`() throws {
        // Stored wider than its words, so that its content does not say how wide it is.
        let bytes = xib(
            label("tit-le-lbl", "Name", 20, 40, 70, 20.5) + "\n" + view("blu-vi-ew2", 98, 40, 60, 20),
            constraints: [
                constraint("a01-aa-aaa", held("tit-le-lbl", "leading", 20)),
                constraint("a02-aa-aaa", held("tit-le-lbl", "top", 40)),
                constraint("a03-aa-aaa", "firstItem=\"tit-le-lbl\" firstAttribute=\"width\" constant=\"70\""),
            ].joined(separator: "\n"))
        let result = try result(bytes)
        let suggested = try constraints(result.bytes)
        #expect(
            !suggested.contains { $0.first.attribute == "width" && $0.first.item == "tit-le-lbl" && $0.second == nil })
        #expect(try abs(frame("tit-le-lbl", layout(result.bytes)).width - 70) <= 0.5)
        #expect(result.isComplete)
    }

    @Test func `D11 lines of text are level, without a part of a pixel`() throws {
        func texts(small y: Double) -> [UInt8] {
            let small = label("sma-ll-txt", "Size", 120, y, 40, 15)
                .replacing("pointSize=\"17\"", with: "pointSize=\"12.5\"")
            return xib(
                label("lar-ge-txt", "Name", 20, 40, 46, 20.5) + "\n" + small,
                constraints: [
                    constraint("a01-aa-aaa", held("lar-ge-txt", "leading", 20)),
                    constraint("a02-aa-aaa", held("lar-ge-txt", "top", 40)),
                    constraint("a03-aa-aaa", held("sma-ll-txt", "leading", 120)),
                ].joined(separator: "\n"))
        }
        let scene = try layout(texts(small: 40))
        let lines = try ["lar-ge-txt", "sma-ll-txt"].map { id in
            try #require(scene.layout.view(ViewID(id))?.view.geometry.firstBaseline)
        }
        let top = 40 + Double(lines[0] - lines[1]) + 0.21
        let result = try result(texts(small: top), .addMissing)
        let level = try constraints(result.bytes).filter { $0.first.attribute.lowercased().contains("baseline") }
        #expect(level.map(\.constant) == [0])
        #expect(try abs(frame("sma-ll-txt", layout(result.bytes)).minY - top) <= 0.5)
    }

    /// Two texts in a row of which the second has a number for its width.
    private var row: [UInt8] {
        xib(
            label("fir-st-lb1", "Name", 20, 30, 46, 20.5) + "\n" + label("sec-on-lb2", "Ada", 74, 30, 281, 20.5),
            constraints: [
                constraint("a01-aa-aaa", held("fir-st-lb1", "leading", 20)),
                constraint("a02-aa-aaa", held("fir-st-lb1", "top", 30)),
                constraint(
                    "a03-aa-aaa",
                    "firstItem=\"sec-on-lb2\" firstAttribute=\"leading\" secondItem=\"fir-st-lb1\" "
                        + "secondAttribute=\"trailing\" constant=\"8\""),
                constraint("a04-aa-aaa", held("sec-on-lb2", "top", 30)),
                constraint("a05-aa-aaa", "firstItem=\"sec-on-lb2\" firstAttribute=\"width\" constant=\"281\""),
            ].joined(separator: "\n"))
    }

    @Test func `D12 a view that contents of equal priorities leave open is told, or decided`() throws {
        let ambiguous = { (bytes: [UInt8]) throws -> Set<String> in
            Set(
                try CanvasLayouts(open(bytes)).scenes.flatMap { $0.measured.filter(\.value.sizing.isAmbiguous).keys })
        }
        #expect(try ambiguous(row).isEmpty)
        let reset = try result(row)
        #expect(try ambiguous(reset.bytes) == Set(reset.open))
    }

    @Test func `D12 of two texts in a row the first hugs its content more`() throws {
        let reset = try result(row)
        #expect(reset.isComplete)
        let first = try #require(text(reset.bytes).components(separatedBy: "\n").first { $0.contains("fir-st-lb1\">") })
        #expect(first.contains("horizontalHuggingPriority=\"251\""))
    }

    @Test func `D12 a view that is decided is no longer marked as ambiguous`() throws {
        let marked = view("red-vi-ew1", 20, 30, 100, 50, more: " ambiguous=\"YES\"")
        let reset = try result(xib(marked, constraints: placed.components(separatedBy: "\n")[0]))
        #expect(reset.isComplete)
        #expect(!text(reset.bytes).contains("ambiguous"))
    }

    @Test func `D11 a repair says which view moved and which is still open`() throws {
        let bytes = xib(view("red-vi-ew1", 20, 30, 100, 50), constraints: placed)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let repair = DocumentRepair(document, open: open)
        let canvas = try repair.canvasFrames()
        let before = try repair.version(bytes, canvas)
        let moved = Array(text(bytes).replacing("constant=\"100\"", with: "constant=\"140\"").utf8)
        let one = try repair.examined(repair.version(moved, canvas), besides: before, canvas)
        #expect(
            one.moved == [
                .init(
                    view: "red-vi-ew1", from: CGRect(x: 20, y: 30, width: 100, height: 50),
                    to: CGRect(x: 20, y: 30, width: 140, height: 50))
            ])
        let open = try repair.examined(
            repair.version(document.removing(constraint: "a03-aa-aaa"), canvas), besides: before, canvas)
        #expect(open.open == ["red-vi-ew1"])
        #expect(!one.isComplete && !open.isComplete)
    }
}
