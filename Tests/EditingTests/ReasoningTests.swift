import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
@testable import KeylineEditing

@MainActor
struct ReasoningTests {
    private func pinned(_ extra: String = "") -> [UInt8] {
        xib(
            view("red-vi-ew1", 20, 20, 335, 50),
            constraints: """
                                <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="a01-aa-aaa"/>
                                <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="a02-aa-aaa"/>
                                <constraint firstAttribute="trailing" secondItem="red-vi-ew1" secondAttribute="trailing" constant="20" id="a03-aa-aaa"/>
                \(extra)
                """)
    }
    private let height = """
                        <constraint firstItem="red-vi-ew1" firstAttribute="height" secondItem="roo-tv-iew" secondAttribute="height" multiplier="0.1" constant="-16.7" id="a04-aa-aaa"/>
        """

    private func verdict(_ text: String, _ bytes: [UInt8]) throws -> Assumption.Verdict {
        try Assumption(InterfaceDocument(bytes, file: "test.xib"), open: open).verdict(
            on: text, in: EnvironmentOverrides())
    }

    @Test func `F26 a true assumption changes nothing`() throws {
        let verdict = try verdict("red-vi-ew1.width <= 400", pinned(height))
        #expect(verdict.isTrue)
        #expect(verdict.moved.isEmpty)
    }

    @Test func `F26 a false assumption gives a conflict that names it`() throws {
        let verdict = try verdict("red-vi-ew1.width <= 200", pinned(height))
        #expect(!verdict.isTrue)
        #expect(try #require(verdict.conflict).contains("'assumption'"))
    }

    @Test func `F26 an assumption about what nothing decides moves views`() throws {
        let verdict = try verdict("red-vi-ew1.height == 77", pinned())
        #expect(verdict.conflict == nil)
        #expect(!verdict.isTrue)
    }

    @Test(arguments: [
        "red.width", "red.width = 3", "red.size <= 3", "a.width <= b.width + c.width", "'a.width <= 3", "x <= 3",
    ])
    func `what is no constraint is an error that says why`(_ text: String) {
        #expect(throws: EditingError.self) { try EquationReader.read(text) }
    }

    @Test func `equations have factors, constants, priorities and names in quotes`() throws {
        let equation = try EquationReader.read("'Sign In'.leading >= 2 * icon.trailing + 8 - 3 @750")
        #expect(equation.first == .init(name: "Sign In", attribute: "leading"))
        #expect(equation.second == .init(name: "icon", attribute: "trailing"))
        #expect(equation.relation == "greaterThanOrEqual")
        #expect([equation.multiplier, equation.constant, equation.priority] == [2, 5, 750])
    }

    private func difference(_ first: [UInt8], _ second: [UInt8], widths: ClosedRange<Int>) throws
        -> SceneEquivalence.Difference?
    {
        let one = try open(first)
        let other = try open(second)
        let base = one.scenes[0].environment
        let environments = widths.map { width in
            var environment = base
            environment.size.width = CGFloat(width)
            return environment
        }
        return try SceneEquivalence(one, other).difference(
            of: (one.scenes[0].id, other.scenes[0].id), in: environments)
    }

    @Test func `A42 equal layouts are equal at every width`() throws {
        let bytes = pinned(height)
        let inverted = try InterfaceDocument(bytes, file: "test.xib").exchangingSides(of: ["a01-aa-aaa", "a04-aa-aaa"])
        #expect(inverted != bytes)
        #expect(try difference(bytes, inverted, widths: 300...420) == nil)
    }

    @Test func `A42 different layouts are told apart at the first width where they differ`() throws {
        let limited = pinned(
            height + "\n"
                + """
                                    <constraint firstItem="red-vi-ew1" firstAttribute="width" relation="lessThanOrEqual" constant="360" id="a05-aa-aaa"/>
                """
        )
        // The far edge yields to the limit, so that both layouts can be kept.
        let soft = { (bytes: [UInt8]) in
            Array(
                text(bytes).replacing("constant=\"20\" id=\"a03", with: "priority=\"750\" constant=\"20\" id=\"a03")
                    .utf8)
        }
        let found = try #require(try difference(soft(pinned(height)), soft(limited), widths: 300...420))
        #expect(found.environment.size.width == 401)
        #expect(found.view.contains("red-vi-ew1"))
    }

    @Test func `A42 of two equal layouts the one that relies on a removed view needs more constraints`() throws {
        let first = """
                            <constraint firstAttribute="bottom" secondItem="blu-vi-ew2" secondAttribute="bottom" constant="20" id="a08-aa-aaa"/>
                            <constraint firstItem="blu-vi-ew2" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="a07-aa-aaa"/>
                            <constraint firstAttribute="trailing" secondItem="blu-vi-ew2" secondAttribute="trailing" constant="20" id="a06-aa-aaa"/>
            """
        let blue = view("blu-vi-ew2", 191.5, 20, 163.5, 627)
        let last = first.split(separator: "\n").last.map(String.init) ?? ""
        #expect(try constraints(repaired(xib(blue, constraints: first), .addMissing)).count == 3 + 1)
        #expect(try constraints(repaired(xib(blue, constraints: last), .addMissing)).count == 1 + 3)
    }

    private func category(_ bytes: [UInt8]) throws -> DocumentDiagnosis.Category {
        let source = try open(bytes)
        let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        return DocumentDiagnosis(of: scene, design: try source.designFindings(of: source.scenes[0].id)).category
    }

    @Test func `F1 a layout is unsatisfiable, ambiguous, logically wrong or sound`() throws {
        let conflict = """
                            <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="100" id="a09-aa-aaa"/>
            """
        #expect(try category(pinned(height + "\n" + conflict)) == .unsatisfiable)
        #expect(try category(pinned()) == .ambiguous)
        #expect(try category(pinned(height)) == .sound)
        let stale = text(pinned(height)).replacing("x=\"20.0\" y=\"20.0\"", with: "x=\"20.0\" y=\"90.0\"")
        #expect(try category(Array(stale.utf8)) == .logical)
    }
}

/// A document and the layout file that it becomes.
@MainActor
struct ConvertedEquivalenceTests {
    private func layoutFile(_ bytes: [UInt8]) throws -> LayoutFileSource {
        let source = try open(bytes)
        let scene = try SceneConverter.layoutFile(
            of: source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test"
        ) { try LayoutFileSource(data: Data($0), file: "test.yaml", fonts: fonts.get()) }
        return try LayoutFileSource(data: Data(scene.yaml.utf8), file: "test.yaml", fonts: fonts.get())
    }

    private func difference(
        _ one: any SceneSource, _ other: any SceneSource, onDevice: Bool = false
    ) throws -> SceneEquivalence.Difference? {
        let environment = one.scenes[0].environment
        return try SceneEquivalence(one, other).difference(
            of: (one.scenes[0].id, other.scenes[0].id), in: [onDevice ? environment.onDevice : environment])
    }

    /// A label 10 points below the safe area, which is the whole view on the canvas of this version.
    private let below = """
                            <constraint firstItem="lab-el-one" firstAttribute="top" secondItem="saf-ea-gde" secondAttribute="top" constant="10" id="a01-aa-aaa"/>
                            <constraint firstItem="lab-el-one" firstAttribute="leading" secondItem="saf-ea-gde" secondAttribute="leading" constant="16" id="a02-aa-aaa"/>
        """

    @Test func `a document equals the layout file that it becomes, from either side, on the canvas and on the device`()
        throws
    {
        let bytes = xib(label("lab-el-one", "Title", 16, 10, 40, 20.5), constraints: below)
        let file = try layoutFile(bytes)
        #expect(try difference(open(bytes), file) == nil)
        #expect(try difference(file, open(bytes)) == nil)
        #expect(try difference(open(bytes), file, onDevice: true) == nil)
        #expect(file.scenes[0].environment.device?.interfaceBuilderID == "retina4_7")
        let scene = try file.makeScene(file.scenes[0].id, in: file.scenes[0].environment)
        #expect(scene.layout.view("label1")?.frame.minY == 30, "below the status bar of the device")
    }

    @Test func `the view that moved is named, not the one after it`() throws {
        let bytes = xib(label("lab-el-one", "Title", 16, 10, 40, 20.5), constraints: below)
        let moved = Array(text(bytes).replacing("constant=\"10\"", with: "constant=\"12\"").utf8)
        let found = try #require(try difference(open(moved), layoutFile(bytes)))
        #expect(found.view.contains("lab-el-one"))
        #expect(found.frames.0?.minY == 12)
        #expect(found.frames.1?.minY == 10)
    }
}
