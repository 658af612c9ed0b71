import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

@Suite @MainActor struct CanvasTests {
    private static let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="The box" ATTRIBUTES>
            <rect key="frame" x="FRAMEX" y="20" width="100" height="50"/>
        </view>
        """
    private static let constraints = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="c"/>
        <constraint firstItem="box" firstAttribute="height" constant="50" id="d"/>
        """

    private func findings(x: String, attributes: String = "") throws -> [Diagnostic] {
        let box = Self.box.replacing("FRAMEX", with: x).replacing("ATTRIBUTES", with: attributes)
        return try DocumentFixture.scene(DocumentFixture.view(box, constraints: Self.constraints)).misplaced
    }

    @Test func `a stored frame that contradicts a constraint is misplaced, and the constraint proves it`() throws {
        let findings = try findings(x: "42")
        #expect(findings.map(\.view) == ["box"])
        #expect(findings.first?.viewName == "View \"The box\"")
        #expect(findings.first?.severity == .note)
        #expect(findings.first?.message.contains("is stored at (42, 20; 100×50)") == true)
        #expect(findings.first?.message.contains("its leading is 42, but 20 is required") == true)
        #expect(findings.first?.message.contains("put it at (20, 20; 100×50)") == true)
    }

    @Test func `a stored frame that no constraint between stored frames contradicts is not misplaced`() throws {
        // The edge is that of a guide, whose place the document does not store.
        let box = Self.box.replacing("FRAMEX", with: "42").replacing("ATTRIBUTES", with: "")
        let margin = Self.constraints.replacing(
            "secondItem=\"root\" secondAttribute=\"leading\"",
            with: "secondItem=\"root\" secondAttribute=\"leadingMargin\"")
        #expect(try DocumentFixture.scene(DocumentFixture.view(box, constraints: margin)).misplaced.isEmpty)
        // An optional constraint may be missed.
        let optional = Self.constraints.replacing(
            "constant=\"20\" id=\"a\"", with: "priority=\"900\" constant=\"20\" id=\"a\"")
        #expect(try DocumentFixture.scene(DocumentFixture.view(box, constraints: optional)).misplaced.isEmpty)
    }

    @Test func `on another screen than the document's own nothing is misplaced`() throws {
        let box = Self.box.replacing("FRAMEX", with: "42").replacing("ATTRIBUTES", with: "")
        let text = DocumentFixture.view(box, constraints: Self.constraints)
        #expect(try DocumentFixture.scene(text) { $0.size.width = 400 }.misplaced.isEmpty)
    }

    @Test func `a frame that agrees to a point is left alone`() throws {
        #expect(try findings(x: "20").isEmpty)
        #expect(try findings(x: "21").isEmpty)
    }

    @Test(.tags(.f15)) func `an ambiguous view keeps its stored frame as in Xcode's builds, and is reported still`()
        throws
    {
        let box = Self.box.replacing("FRAMEX", with: "42").replacing("ATTRIBUTES", with: "ambiguous=\"YES\"")
        let open = Self.constraints.split(separator: "\n").filter {
            !$0.contains("id=\"a\"") && !$0.contains("id=\"c\"")
        }
        let scene = try DocumentFixture.scene(DocumentFixture.view(box, constraints: open.joined(separator: "\n")))
        #expect(scene.frame("box") == CGRect(x: 42, y: 20, width: 100, height: 50))
        #expect(scene.view("box")?.sizing.isAmbiguous == false)
        let reported = scene.diagnostics.filter { $0.kind == .ambiguous }
        #expect(reported.map(\.view?.rawValue) == ["box"])
        let kept = scene.layout.constraints.filter {
            $0.identifier == "IB auto generated at build time for view with ambiguity"
        }
        #expect(kept.count == 4 && kept.allSatisfy { $0.priority == 251 })
    }

    @Test(.tags(.f15)) func `a view that nobody marked is ambiguous still`() throws {
        let box = Self.box.replacing("FRAMEX", with: "42").replacing("ATTRIBUTES", with: "")
        let scene = try DocumentFixture.scene(DocumentFixture.view(box))
        #expect(scene.view("box")?.sizing.isAmbiguous == true)
        #expect(scene.diagnostics.contains { $0.kind == .ambiguous && $0.view?.rawValue == "box" })
    }

    @Test(.tags(.d24)) func `a placeholder constraint counts on the canvas and not on a device`() throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing("ATTRIBUTES", with: "")
        let text = DocumentFixture.view(
            box, constraints: Self.constraints.replacing("id=\"c\"", with: "placeholder=\"YES\" id=\"c\""))
        #expect(try DocumentFixture.scene(text).frame("box")?.width == 100)
        let wide = try DocumentFixture.scene(text) { $0.size.width = 400 }
        #expect(wide.frame("box")?.width == 100)
        let device = try DocumentFixture.scene(text) { $0.presentation = .device }
        #expect(device.frame("box")?.width != 100)
    }

    @Test(.tags(.d25)) func `a placeholder's content size counts on the canvas and not on a device`() throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing(
            "ATTRIBUTES", with: "placeholderIntrinsicWidth=\"77\" placeholderIntrinsicHeight=\"infinite\"")
        let text = DocumentFixture.view(
            box,
            constraints: Self.constraints.split(separator: "\n").filter { !$0.contains("id=\"c\"") }
                .joined(separator: "\n"))
        #expect(try DocumentFixture.scene(text).frame("box")?.width == 77)
        #expect(try DocumentFixture.scene(text) { $0.size.width = 400 }.frame("box")?.width == 77)
        #expect(try DocumentFixture.scene(text) { $0.presentation = .device }.frame("box")?.width != 77)
    }

    @Test(.tags(.d27)) func `a conflict that appears at another size only is not one of the canvas`() throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing("ATTRIBUTES", with: "")
        let edge = """
            <constraint firstItem="root" firstAttribute="width" relation="lessThanOrEqual" constant="360" id="e"/>
            """
        let text = DocumentFixture.view(box, constraints: Self.constraints + edge)
        func conflicts(_ scene: Scene) -> Int { scene.diagnostics.count { $0.kind == .unsatisfiable } }
        #expect(conflicts(try DocumentFixture.scene(text)) == 0)
        #expect(conflicts(try DocumentFixture.scene(text) { $0.size.width = 400 }) > 0)
    }

    @Test(arguments: [(300, 0), (375, 1)])
    func `a conflict with the size of a XIB is worth a note where a device is as wide`(width: Int, count: Int) throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing("ATTRIBUTES", with: "")
        let edge = "<constraint firstItem=\"root\" firstAttribute=\"width\" constant=\"200\" id=\"e\"/>"
        let text = DocumentFixture.view(box, constraints: Self.constraints + edge)
            .replacing("width=\"320\" height=\"200\"", with: "width=\"\(width)\" height=\"200\"")
        let scene = try DocumentFixture.scene(text) { $0.presentation = .device }
        let conflicts = scene.diagnostics.filter { $0.kind == .unsatisfiable }
        #expect(conflicts.count == count)
        #expect(conflicts.allSatisfy { $0.severity == .note })
    }

    @Test(arguments: [false, true])
    func `two sizes that contradict each other are told where a XIB's own size contradicts both`(isTwice: Bool) throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing("ATTRIBUTES", with: "")
        let trailing = """
            <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
            constant="20" id="e"/>
            """
        // One is less than the stored size leaves and one more, so that each is given up against it.
        let second = "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"400\" id=\"f\"/>"
        let text = DocumentFixture.view(box, constraints: Self.constraints + trailing + (isTwice ? second : ""))
            .replacing("width=\"320\" height=\"200\"", with: "width=\"300\" height=\"200\"")
        let scene = try DocumentFixture.scene(text) { $0.presentation = .device }
        let conflicts = scene.diagnostics.filter { $0.kind == .unsatisfiable }
        #expect(conflicts.map(\.severity) == (isTwice ? [.warning] : []))
        #expect(conflicts.map(\.view) == (isTwice ? ["box"] : []))
        // The layout with the stored size gives the frames all the same.
        #expect(scene.frame("box")?.width == 260)
    }

    @Test(.tags(.d27)) func `a constraint that the layout gives up proves nothing about stored frames`() throws {
        let box = Self.box.replacing("FRAMEX", with: "20").replacing("ATTRIBUTES", with: "")
            .replacing("width=\"100\" height=\"50\"", with: "width=\"100\" height=\"80\"")
        let two = """
            <constraint firstItem="box" firstAttribute="width" constant="140" id="two"/>
            """
        let height = try #require(Self.constraints.range(of: "<constraint firstItem=\"box\" firstAttribute=\"height\""))
        var constraints = Self.constraints
        constraints.insert(contentsOf: two, at: height.lowerBound)
        let scene = try DocumentFixture.scene(DocumentFixture.view(box, constraints: constraints))
        #expect(scene.diagnostics.contains { $0.kind == .unsatisfiable })
        let said = scene.diagnostics.filter { $0.kind == .misplaced }.map(\.message)
        #expect(said.count == 1 && said[0].contains("its height is 80, but 50 is required"), "\(said)")
    }

    @Test(
        .tags(.d27),
        arguments: [
            (#"firstAttribute="width" constant="500""#, 1), (#"firstAttribute="height" constant="90""#, 0),
        ])
    func `what is wider than its row contradicts itself, what is higher makes the row higher`(
        length: String, conflicts: Int
    ) throws {
        let scene = try DocumentFixture.scene(
            DocumentFixture.storyboard(
                """
                <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews><tableView dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" \
                translatesAutoresizingMaskIntoConstraints="NO" id="table">
                <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
                <tableViewCell reuseIdentifier="Row" id="row"><rect key="frame" x="0" y="50" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
                <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="16" y="0" width="361" height="44"/>
                <constraints><constraint \(length) id="l"/></constraints></view></subviews><constraints>
                <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
                constant="16" id="a"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
                constant="16" id="b"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="d"/>
                </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews><constraints>
                <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="e"/>
                <constraint firstItem="table" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="f"/>
                <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="g"/>
                <constraint firstItem="table" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="h"/>
                </constraints></view></viewController>
                """))
        #expect(scene.frame("box") != nil)
        let found = scene.diagnostics.filter { $0.kind == .unsatisfiable && $0.severity == .warning }
        #expect(Set(found.map(\.location)).count == conflicts, "\(found)")
    }

    @Test(arguments: [
        (24506, "none", false, 17.0, 22.0), (24506, "none", true, 17, 21), (22505, "none", false, 17, 21),
        (24506, "none", false, 14, 22), (24506, "none", true, 14, 17), (24506, "none", false, 22, 27),
        (24506, "roundedRect", false, 17, 34), (14490, "roundedRect", false, 14, 30),
        (14868, "roundedRect", false, 14, 34),
    ])
    func `text fields have the least heights of the canvas's version`(
        tools: Int, border: String, isSecure: Bool, size: Double, height: Double
    ) throws {
        let field = """
            <textField borderStyle="\(border)" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                <rect key="frame" x="20" y="20" width="9" height="9"/>
                <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
                <textInputTraits key="textInputTraits" secureTextEntry="\(isSecure ? "YES" : "NO")"/>
            </textField>
            """
        let text = DocumentFixture.view(field).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
        #expect(try DocumentFixture.scene(text).frame("field")?.height == CGFloat(height))
        let device = try DocumentFixture.scene(text) { $0.presentation = .device }
        #expect(device.frame("field")?.height == (border == "none" ? CGFloat(size * 2444 / 2048).rounded(.up) : 34))
    }

    @Test func `an unknown element is named once and drawn with its name`() throws {
        let unknown = { (id: String) in
            """
            <hologramView id="\(id)" userLabel="Beam"><rect key="frame" x="0" y="0" width="90" height="40"/></hologramView>
            """
        }
        let scene = try DocumentFixture.scene(DocumentFixture.view(unknown("one") + unknown("two")))
        #expect(scene.diagnostics.filter { $0.kind == .unknownClass }.count == 1)
        #expect(scene.frame("one")?.size == CGSize(width: 90, height: 40))
        #expect("\(scene.displayList)".contains("hologramView"))
    }
}

extension Scene {
    /// The findings about stored frames.
    fileprivate var misplaced: [Diagnostic] { diagnostics.filter { $0.kind == .misplaced } }
}
