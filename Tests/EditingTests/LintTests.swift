import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
@testable import KeylineEditing

@MainActor
struct LintTests {
    func rules(_ subviews: String, _ list: String = "") throws -> [LintRule] {
        try findings(xib(subviews, constraints: list)).map(\.rule)
    }

    func findings(_ bytes: [UInt8]) throws -> [LintFinding] {
        try Linter(open(bytes), document: InterfaceDocument(bytes, file: "test.xib")).findings()
    }

    func constraint(_ words: String, _ id: String) -> String {
        "                    <constraint \(words) id=\"\(id)\"/>"
    }

    let red = view("red-vi-ew1", 20, 40, 100, 50)
    var row: String {
        red + "\n" + view("blu-vi-ew2", 128, 40, 100, 50) + "\n" + view("grn-vi-ew3", 236, 40, 100, 50)
    }

    func gap(_ later: String, _ earlier: String, _ id: String) -> String {
        constraint(
            "firstItem=\"\(later)\" firstAttribute=\"leading\" secondItem=\"\(earlier)\" secondAttribute=\"trailing\" constant=\"8\"",
            id)
    }

    @Test func `D29 left and right are told from leading and trailing`() throws {
        let left = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"left\" secondItem=\"roo-tv-iew\" secondAttribute=\"left\" constant=\"30\"",
            "a01-aa-aaa")
        #expect(try rules(red, left).contains(.leftRight))
        #expect(try !rules(red, left.replacing("\"left\"", with: "\"leading\"")).contains(.leftRight))
    }

    @Test func `D29 a fixed width of a text is told, one of a plain view is not`() throws {
        let words = label("tit-le-lbl", "Title", 20, 40, 100, 20.5)
        #expect(
            try rules(
                words, constraint("firstItem=\"tit-le-lbl\" firstAttribute=\"width\" constant=\"100\"", "a01-aa-aaa")
            ).contains(.fixedSize))
        #expect(
            try !rules(
                red, constraint("firstItem=\"red-vi-ew1\" firstAttribute=\"width\" constant=\"100\"", "a01-aa-aaa")
            ).contains(.fixedSize))
    }

    @Test func `D29 a distance that skips the neighbour is told`() throws {
        let far = constraint(
            "firstItem=\"grn-vi-ew3\" firstAttribute=\"leading\" secondItem=\"red-vi-ew1\" secondAttribute=\"trailing\" constant=\"116\"",
            "a01-aa-aaa")
        let kept = row.replacing("translates", with: "fixedFrame=\"YES\" translates")
        #expect(try rules(kept, far).contains(.farNeighbour))
        #expect(try !rules(kept, gap("blu-vi-ew2", "red-vi-ew1", "a01-aa-aaa")).contains(.farNeighbour))
    }

    @Test func `D29 a row at equal distances could be a stack, and prototypes are left over`() throws {
        let chain = gap("blu-vi-ew2", "red-vi-ew1", "a01-aa-aaa") + "\n" + gap("grn-vi-ew3", "blu-vi-ew2", "a02-aa-aaa")
        #expect(try rules(row, chain).contains(.rowAsStack))
        #expect(try !rules(row, gap("blu-vi-ew2", "red-vi-ew1", "a01-aa-aaa")).contains(.rowAsStack))
        #expect(try rules(view("red-vi-ew1", 20, 40, 100, 50, more: " fixedFrame=\"YES\"")).contains(.prototype))
        #expect(try !rules(red).contains(.prototype))
    }

    @Test func `D29 required content priorities, masks among constraints and missing names are told`() throws {
        let strong = red.replacing("contentMode", with: "horizontalHuggingPriority=\"1000\" contentMode")
        #expect(try rules(strong).contains(.requiredContent))
        #expect(try !rules(red).contains(.requiredContent))
        let mask = red.replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
        let centre = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"centerX\" secondItem=\"roo-tv-iew\" secondAttribute=\"centerX\"",
            "a01-aa-aaa")
        #expect(try rules(mask, centre).contains(.autoresizing))
        #expect(try !rules(red, centre).contains(.autoresizing))
    }

    @Test func `D30 starts with negative constants are exchanged too, and no view moves`() throws {
        let sides = [
            "firstItem=\"roo-tv-iew\" firstAttribute=\"leading\" secondItem=\"red-vi-ew1\" secondAttribute=\"leading\" constant=\"-20\"",
            "firstItem=\"roo-tv-iew\" firstAttribute=\"top\" secondItem=\"red-vi-ew1\" secondAttribute=\"top\" constant=\"-40\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"top\" secondItem=\"blu-vi-ew2\" secondAttribute=\"top\" constant=\"-90\" priority=\"750\"",
            "firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"blu-vi-ew2\" secondAttribute=\"leading\"",
        ]
        let sizes = ["red-vi-ew1", "blu-vi-ew2"].flatMap { id in
            ["width", "height"].map { "firstItem=\"\(id)\" firstAttribute=\"\($0)\" constant=\"50\"" }
        }
        let list = (sides + sizes).enumerated().map { constraint($1, "a0\($0)-aa-aaa") }.joined(separator: "\n")
        let bytes = xib(
            view("red-vi-ew1", 20, 40, 50, 50) + "\n" + view("blu-vi-ew2", 20, 130, 50, 50), constraints: list)
        let negatives = try findings(bytes).filter { $0.rule == .negativeConstant }
        #expect(negatives.compactMap(\.repairable) == ["a00-aa-aaa", "a01-aa-aaa", "a02-aa-aaa"])
        let mended = try InterfaceDocument(bytes, file: "test.xib").exchangingSides(
            of: Set(negatives.compactMap(\.repairable)))
        #expect(try !findings(mended).contains { $0.rule == .negativeConstant })
        for id in ["red-vi-ew1", "blu-vi-ew2"] { #expect(try frame(id, layout(bytes)) == frame(id, layout(mended))) }
    }

    @Test func `D30 fractions, negative constants and reversed order are told, and repaired without moving a view`()
        throws
    {
        let list = [
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"20\"",
                "a01-aa-aaa"),
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"top\" secondItem=\"roo-tv-iew\" secondAttribute=\"top\" constant=\"40\"",
                "a02-aa-aaa"),
            constraint(
                "firstItem=\"blu-vi-ew2\" firstAttribute=\"trailing\" secondItem=\"roo-tv-iew\" secondAttribute=\"trailing\" constant=\"-20\"",
                "a03-aa-aaa"),
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"trailing\" secondItem=\"blu-vi-ew2\" secondAttribute=\"leading\"",
                "a04-aa-aaa"),
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" secondItem=\"blu-vi-ew2\" secondAttribute=\"width\" multiplier=\"0.5\"",
                "a05-aa-aaa"),
            constraint("firstItem=\"red-vi-ew1\" firstAttribute=\"height\" constant=\"50\"", "a06-aa-aaa"),
            constraint(
                "firstItem=\"blu-vi-ew2\" firstAttribute=\"top\" secondItem=\"red-vi-ew1\" secondAttribute=\"top\"",
                "a07-aa-aaa"),
            constraint(
                "firstItem=\"blu-vi-ew2\" firstAttribute=\"height\" secondItem=\"red-vi-ew1\" secondAttribute=\"height\"",
                "a08-aa-aaa"),
        ].joined(separator: "\n")
        let bytes = xib(red + "\n" + view("blu-vi-ew2", 128, 40, 200, 50), constraints: list)
        let found = try findings(bytes).filter { $0.repairable != nil }
        #expect(Set(found.map(\.rule)) == [.negativeConstant, .readingOrder, .fractionalMultiplier])
        let mended = try InterfaceDocument(bytes, file: "test.xib").exchangingSides(
            of: Set(found.compactMap(\.repairable)))
        #expect(try findings(mended).filter { $0.repairable != nil }.isEmpty)
        for width in [320.0, 375, 500] {
            let before = try layout(bytes) { $0.size.width = width }
            let after = try layout(mended) { $0.size.width = width }
            #expect(before.layout.placedViews.map(\.frame) == after.layout.placedViews.map(\.frame))
        }
    }

    @Test func `D30 a constraint that code may know by an outlet is not turned around`() throws {
        let backwards = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"trailing\" secondItem=\"roo-tv-iew\" secondAttribute=\"trailing\" constant=\"-20\"",
            "a03-aa-aaa")
        let connected = text(xib(red, constraints: backwards)).replacing(
            "<!-- a remark that stays -->",
            with: "<connections><outlet property=\"gap\" destination=\"a03-aa-aaa\" id=\"out-le-tt1\"/></connections>")
        let found = try findings(Array(connected.utf8)).filter { $0.rule == .negativeConstant }
        #expect(found.count == 1)
        #expect(found[0].repairable == nil)
    }

    @Test(arguments: [(998.0, true), (751, true), (749, true), (600, false), (253, false), (900, false), (1000, true)])
    func `D31 priorities lie within two of the usual ones`(_ priority: Double, _ isUsual: Bool) throws {
        let list = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" priority=\"\(priority)\" constant=\"100\"", "a01-aa-aaa")
        #expect(try rules(red, list).contains(.priorityCluster) != isUsual)
    }

    @Test func `D32 a text as far from the side as the margin is held to the margin`() throws {
        let words = label("tit-le-lbl", "Title", 16, 40, 100, 20.5)
        let edge = constraint(
            "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\"",
            "a01-aa-aaa")
        #expect(try rules(words, edge).contains(.rootMargin))
        let margin = edge.replacing(
            "secondAttribute=\"leading\" constant=\"16\"", with: "secondAttribute=\"leadingMargin\"")
        #expect(try !rules(words, margin).contains(.rootMargin))
    }

    @Test func `D32 a view that an owner makes part of another has margins of its own`() throws {
        let words = label("tit-le-lbl", "Title", 16, 40, 100, 20.5)
        let edge = constraint(
            "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\"",
            "a01-aa-aaa")
        let owned = { (connections: String) in
            text(xib(words, constraints: edge)).replacing(
                "<objects>",
                with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\">"
                    + "<connections>\(connections)</connections></placeholder>")
        }
        #expect(try !findings(Array(owned("").utf8)).map(\.rule).contains(.rootMargin))
        let outlet = "<outlet property=\"view\" destination=\"roo-tv-iew\" id=\"out-le-tt1\"/>"
        #expect(try findings(Array(owned(outlet).utf8)).map(\.rule).contains(.rootMargin))
    }

    @Test func `D29 a constraint that builds leave out breaks no rule`() throws {
        let words = label("tit-le-lbl", "Title", 16, 40, 100, 20.5)
        let height = constraint("firstItem=\"tit-le-lbl\" firstAttribute=\"height\" constant=\"20.5\"", "a01-aa-aaa")
        #expect(try rules(words, height).contains(.fixedSize))
        #expect(try !rules(words, height.replacing("/>", with: " placeholder=\"YES\"/>")).contains(.fixedSize))
    }

    @Test func `D32 long text across the screen is told to follow the readable width`() throws {
        let long = label("tit-le-lbl", String(repeating: "words ", count: 40), 16, 40, 343, 120)
        let edge = constraint(
            "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leadingMargin\"",
            "a01-aa-aaa")
        let other = constraint(
            "firstAttribute=\"trailingMargin\" secondItem=\"tit-le-lbl\" secondAttribute=\"trailing\"", "a02-aa-aaa")
        #expect(try rules(long, edge + "\n" + other).contains(.readableWidth))
        let short = label("tit-le-lbl", "Short", 16, 40, 343, 20.5)
        #expect(try !rules(short, edge + "\n" + other).contains(.readableWidth))
    }

    @Test func `D32 what fills the width is held to the edges rather than beyond a margin`() throws {
        let wide = view("red-vi-ew1", 0, 40, 375, 50)
        let list = [
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leadingMargin\" constant=\"-16\"",
                "a01-aa-aaa"),
            constraint(
                "firstAttribute=\"trailing\" secondItem=\"red-vi-ew1\" secondAttribute=\"trailing\"", "a02-aa-aaa"),
        ].joined(separator: "\n")
        #expect(try rules(wide, list).contains(.fullBleed))
        let edge = list.replacing("leadingMargin\" constant=\"-16\"", with: "leading\"")
        #expect(try !rules(wide, edge).contains(.fullBleed))
    }
}
