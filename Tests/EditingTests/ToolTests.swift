import Foundation
import KeylineScenes
import Testing
@testable import KeylineEditing

@MainActor
struct ToolTests {
    private let row = view("red-vi-ew1", 16, 40, 100, 50) + "\n" + view("blu-vi-ew2", 136, 50, 100, 30)

    private func document(_ bytes: [UInt8]) throws -> InterfaceDocument {
        try InterfaceDocument(bytes, file: "test.xib")
    }

    private func words(_ bytes: [UInt8]) throws -> [String] {
        try constraints(bytes).map { constraint in
            let second = constraint.second.map { "\($0.item).\($0.attribute)" } ?? ""
            return "\(constraint.first.item).\(constraint.first.attribute) = \(second) \(constraint.constant)"
        }.sorted()
    }

    @Test func `D3 a horizontal drag offers the distance, lines across and sizes`() throws {
        let drag = try ControlDrag(document(xib(row)), open: open)
        let titles = try drag.offers(from: "red-vi-ew1", to: "blu-vi-ew2", .horizontal).map(\.title)
        #expect(
            titles == ["Horizontal Spacing", "Top", "Center Vertically", "Bottom", "Equal Widths", "Equal Heights"])
        let vertical = try drag.offers(from: "red-vi-ew1", to: "blu-vi-ew2", .vertical).map(\.title)
        #expect(
            vertical == [
                "Vertical Spacing", "Leading", "Center Horizontally", "Trailing", "Equal Widths", "Equal Heights",
            ])
        let all = try drag.offers(from: "red-vi-ew1", to: "blu-vi-ew2", .outline).map(\.title)
        #expect(Set(all) == Set(titles + vertical))
    }

    @Test func `D3 a drag to the container offers its margins, and the safe area above and below`() throws {
        let drag = try ControlDrag(document(xib(row)), open: open)
        let titles = try drag.offers(from: "red-vi-ew1", to: "roo-tv-iew", .outline).map(\.title)
        #expect(titles.contains("Leading Space to Container Margin"))
        #expect(titles.contains("Top Space to Safe Area"))
    }

    @Test func `D4 a chosen constraint holds with the present distance`() throws {
        let drag = try ControlDrag(document(xib(row)), open: open)
        let offers = try drag.offers(from: "red-vi-ew1", to: "blu-vi-ew2", .horizontal)
        #expect(try words(drag.bytes(taking: offers[0])) == ["blu-vi-ew2.leading = red-vi-ew1.trailing 20.0"])
    }

    @Test func `D5 a stack takes axis, order, alignment and spacing from where the views lie`() throws {
        let bytes = try EmbedTool(document(xib(row)), open: open).bytes(stacking: ["blu-vi-ew2", "red-vi-ew1"])
        let made = try document(bytes)
        let stack = try #require(made.order.first { made.views[$0]?.isStack == true })
        #expect(made.views[stack]?.children == ["red-vi-ew1", "blu-vi-ew2"])
        let element = made.markup[try #require(made.views[stack]?.element)]
        #expect(element["axis"] == nil)
        #expect(element["alignment"] == "center")
        #expect(element["spacing"] == "20")
        #expect(made.views[stack]?.frame == CGRect(x: 16, y: 40, width: 220, height: 50))
        let scene = try layout(bytes)
        #expect(frame("blu-vi-ew2", scene) == CGRect(x: 120, y: 10, width: 100, height: 30))
    }

    @Test func `D3 a drag that ends where it began offers the view's own size and shape`() throws {
        let drag = try ControlDrag(document(xib(row)), open: open)
        let offers = try drag.offers(from: "blu-vi-ew2", to: "blu-vi-ew2", .outline)
        #expect(offers.map(\.title) == ["Width", "Height", "Aspect Ratio"])
        #expect(offers.prefix(2).map(\.constant) == [100, 30])
        #expect(try words(drag.bytes(taking: offers[1])) == ["blu-vi-ew2.height =  30.0"])
        #expect(text(drag.bytes(taking: offers[2])).contains("multiplier=\"10:3\""))
    }

    @Test func `D3 a drag to a layout guide offers its edges, centres and sizes`() throws {
        let drag = try ControlDrag(document(xib(row)), open: open)
        let guide = try document(xib(row)).item(named: "safeArea", near: "red-vi-ew1")
        #expect(guide == "saf-ea-gde")
        let offers = try drag.offers(from: "red-vi-ew1", to: guide, .horizontal)
        #expect(
            offers.map(\.title) == [
                "Leading Space to Safe Area", "Trailing Space to Safe Area", "Center Vertically in Safe Area",
                "Equal Widths", "Equal Heights",
            ])
        #expect(try words(drag.bytes(taking: offers[0])) == ["red-vi-ew1.leading = saf-ea-gde.leading 16.0"])
        #expect(try words(drag.bytes(taking: offers[1])) == ["saf-ea-gde.trailing = red-vi-ew1.trailing 259.0"])
    }

    @Test func `D5 one view can be put into a stack`() throws {
        let bytes = try EmbedTool(document(xib(row)), open: open).bytes(stacking: ["red-vi-ew1"])
        let made = try document(bytes)
        let stack = try #require(made.order.first { made.views[$0]?.isStack == true })
        #expect(made.views[stack]?.children == ["red-vi-ew1"])
        #expect(try frame("red-vi-ew1", layout(bytes)) == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `D5 a view that the canvas leaves out is not lost in a stack, and no view is stacked with itself`()
        throws
    {
        let both = view("one", 20, 20, 50, 50) + "\n" + view("two", 80, 20, 50, 50)
        let hidden = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"two\"/></mask></variation>"
        let bytes = Array(text(xib(both)).replacing("<!-- a remark that stays -->", with: hidden).utf8)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        #expect(throws: EditingError.self) { try EmbedTool(document, open: open).bytes(stacking: ["one", "two"]) }
        #expect(throws: EditingError.self) { try EmbedTool(document, open: open).bytes(stacking: ["one", "one"]) }
    }

    @Test func `D13 a prototype's mark stands where Xcode writes it, before what one kind of view alone has`() throws {
        let made = try text(
            repaired(
                xib(
                    label("tit-le-lbl", "Title", 16, 20, 80, 21),
                    constraints:
                        "<constraint firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\" id=\"c1\"/>"
                ), .clear))
        #expect(made.contains("contentMode=\"left\" fixedFrame=\"YES\" text=\"Title\""), "\(made)")
    }

    @Test func `B7 a view without content gets the size that it had when it comes into a stack`() throws {
        let bytes = try EmbedTool(document(xib(row)), open: open).bytes(stacking: ["red-vi-ew1", "blu-vi-ew2"])
        #expect(
            try words(bytes) == [
                "blu-vi-ew2.height =  30.0", "blu-vi-ew2.width =  100.0", "red-vi-ew1.height =  50.0",
                "red-vi-ew1.width =  100.0",
            ])
    }

    @Test func `B7 a label in a stack keeps the size of its text`() throws {
        let pair = label("fir-st-lbl", "One", 16, 40, 30, 20.5) + "\n" + label("sec-on-lbl", "Two", 16, 70, 30, 20.5)
        let bytes = try EmbedTool(document(xib(pair)), open: open).bytes(stacking: ["fir-st-lbl", "sec-on-lbl"])
        #expect(try constraints(bytes).isEmpty)
        #expect(text(bytes).contains("axis=\"vertical\""))
    }

    @Test func `D6 alignment holds the others to the first at 0 and leaves frames alone`() throws {
        let tool = AlignTool(try document(xib(row)), open: open)
        let bytes = try tool.bytes(aligning: ["red-vi-ew1", "blu-vi-ew2"], [.top, .bottom])
        #expect(
            try words(bytes) == ["blu-vi-ew2.bottom = red-vi-ew1.bottom 0.0", "blu-vi-ew2.top = red-vi-ew1.top 0.0"])
        #expect(text(bytes).contains("<rect key=\"frame\" x=\"136.0\" y=\"50.0\" width=\"100.0\" height=\"30.0\"/>"))
        let present = try tool.bytes(aligning: ["red-vi-ew1", "blu-vi-ew2"], [.top], constant: nil)
        #expect(try words(present) == ["blu-vi-ew2.top = red-vi-ew1.top 10.0"])
    }

    @Test func `D6 one view is centred in its container, and one alone has nothing to be aligned with`() throws {
        let tool = AlignTool(try document(xib(row)), open: open)
        let bytes = try tool.bytes(aligning: ["red-vi-ew1"], [.horizontallyInContainer])
        #expect(try words(bytes) == ["red-vi-ew1.centerX = roo-tv-iew.centerX 0.0"])
        #expect(throws: EditingError.self) { try tool.bytes(aligning: ["red-vi-ew1"], [.leading]) }
    }

    @Test func `D7 edges are pinned to the nearest neighbour at the present distance`() throws {
        let tool = PinTool(try document(xib(row)), open: open)
        let bytes = try tool.bytes(
            pinning: "blu-vi-ew2", .init(edges: [.init(.leading), .init(.trailing), .init(.top)], toMargins: true))
        #expect(
            try words(bytes) == [
                "blu-vi-ew2.leading = red-vi-ew1.trailing 20.0", "blu-vi-ew2.top = roo-tv-iew.topMargin 50.0",
                "roo-tv-iew.trailingMargin = blu-vi-ew2.trailing 123.0",
            ])
    }

    @Test func `D7 margins off means the edge or the safe area, and the standard distance is marked as such`() throws {
        let tool = PinTool(try document(xib(row)), open: open)
        let bytes = try tool.bytes(
            pinning: "blu-vi-ew2",
            .init(edges: [.init(.leading, isStandard: true), .init(.bottom, distance: 40)], width: true, aspect: true))
        #expect(
            try words(bytes) == [
                "blu-vi-ew2.leading = red-vi-ew1.trailing 8.0", "blu-vi-ew2.width =  100.0",
                "blu-vi-ew2.width = blu-vi-ew2.height 0.0", "saf-ea-gde.bottom = blu-vi-ew2.bottom 40.0",
            ])
        #expect(text(bytes).contains("constant=\"8\" symbolic=\"YES\""))
        #expect(text(bytes).contains("multiplier=\"10:3\""))
    }

    @Test func `D7 several views become equally wide, and another neighbour may be chosen`() throws {
        let tool = PinTool(try document(xib(row)), open: open)
        let equal = try tool.bytes(equating: ["red-vi-ew1", "blu-vi-ew2"], widths: true, heights: false)
        #expect(try words(equal) == ["blu-vi-ew2.width = red-vi-ew1.width 0.0"])
        let other = try tool.bytes(pinning: "blu-vi-ew2", .init(edges: [.init(.leading, neighbour: "roo-tv-iew")]))
        #expect(try words(other) == ["blu-vi-ew2.leading = saf-ea-gde.leading 136.0"])
    }

    @Test func `D7 the container's edge, margin and guide can be exchanged, whatever is nearer`() throws {
        let tool = PinTool(try document(xib(row)), open: open)
        func pinned(_ edge: CanvasEdge, _ wall: PinTool.Wall) throws -> [String] {
            try words(tool.bytes(pinning: "blu-vi-ew2", .init(edges: [.init(edge, distance: 20, wall: wall)])))
        }
        #expect(try pinned(.bottom, .edge) == ["roo-tv-iew.bottom = blu-vi-ew2.bottom 20.0"])
        #expect(try pinned(.bottom, .margin) == ["roo-tv-iew.bottomMargin = blu-vi-ew2.bottom 20.0"])
        #expect(try pinned(.bottom, .guide) == ["saf-ea-gde.bottom = blu-vi-ew2.bottom 20.0"])
        // The red view is nearer.
        #expect(try pinned(.leading, .edge) == ["blu-vi-ew2.leading = roo-tv-iew.leading 20.0"])
    }

    @Test func `D22 everything of a constraint can be changed but its items`() throws {
        let bytes = try PinTool(document(xib(row)), open: open).bytes(
            pinning: "blu-vi-ew2", .init(edges: [.init(.leading)]))
        let id = try #require(try constraints(bytes).first?.id)
        let edited = try ConstraintInspector(id, of: document(bytes)).bytes(making: [
            .constant(24), .priority(750), .relation("greaterThanOrEqual"), .identifier("gap"), .placeholder(true),
        ])
        #expect(
            text(edited).contains(
                "<constraint firstItem=\"blu-vi-ew2\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" "
                    + "secondItem=\"red-vi-ew1\" secondAttribute=\"trailing\" priority=\"750\" constant=\"24\" "
                    + "identifier=\"gap\" placeholder=\"YES\" id=\"\(id)\"/>"))
    }

    @Test func `D22 items that are exchanged give the inverted equation, and margins take the place of edges`() throws {
        let bytes = xib(
            row,
            constraints: """
                                <constraint firstItem="blu-vi-ew2" firstAttribute="width" relation="lessThanOrEqual" secondItem="red-vi-ew1" secondAttribute="width" multiplier="0.5" constant="10" id="aaa-aa-aaa"/>
                                <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" id="bbb-bb-bbb"/>
                """)
        let swapped = try ConstraintInspector("aaa-aa-aaa", of: document(bytes)).bytes(making: [.swap])
        #expect(
            text(swapped).contains(
                "<constraint firstItem=\"red-vi-ew1\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" "
                    + "secondItem=\"blu-vi-ew2\" secondAttribute=\"width\" multiplier=\"2\" constant=\"-20\" id=\"aaa-aa-aaa\"/>"
            ))
        let margin = try ConstraintInspector("bbb-bb-bbb", of: document(bytes)).bytes(making: [.relativeToMargin(true)])
        #expect(text(margin).contains("secondAttribute=\"leadingMargin\" id=\"bbb-bb-bbb\""))
    }
}
