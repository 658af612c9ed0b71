import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// What Xcode's canvas says about views with too few constraints: "Need constraints for: X position, width".
@Suite @MainActor struct MissingConstraintTests {
    private static func box(_ id: String = "box", _ inside: String = "") -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="The \(id)">
            <rect key="frame" x="20" y="20" width="100" height="50"/>
            <subviews>\(inside)</subviews>
        </view>
        """
    }

    /// A constraint to the view around, in Xcode's terms.
    private static func pin(_ attribute: String, of view: String = "box", to other: String = "root") -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
        id="\(view)\(attribute)"/>
        """
    }

    private static func size(_ attribute: String, of view: String = "box") -> String {
        "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"30\" id=\"\(view)\(attribute)\"/>"
    }

    private func needs(_ subviews: String, _ constraints: String...) throws -> [String: String] {
        let source = try DocumentFixture.source(DocumentFixture.view(subviews, constraints: constraints.joined()))
        let findings = try source.designFindings(of: source.scenes[0].id).filter { $0.kind == .missingConstraints }
        return Dictionary(
            uniqueKeysWithValues: findings.map { finding in
                let needs = finding.message.split(separator: ": ").last.map(String.init) ?? ""
                return (finding.view?.rawValue ?? "", needs)
            })
    }

    @Test(arguments: [
        (["leading", "top"], ["width", "height"], nil), (["leading", "top"], [], "width, height"),
        (["leading"], ["width", "height"], "Y position"), (["top"], ["width", "height"], "X position"),
        (["top"], ["height"], "X position, width"), (["trailing", "top"], ["height"], "X position or width"),
        (["leading", "trailing", "bottom"], [], "Y position or height"),
        (["leading", "trailing", "top", "bottom"], [], nil),
        (["centerX", "centerY"], ["height"], "X position or width"), (["leading", "top"], ["width"], "height"),
        ([], ["width"], "X position, Y position, height"),
    ])
    func `a view needs what no constraint decides`(pins: [String], sizes: [String], expected: String?) throws {
        let constraints = pins.map { Self.pin($0) } + sizes.map { Self.size($0) }
        #expect(try needs(Self.box(), constraints.joined()) == (expected.map { ["box": $0] } ?? [:]))
    }

    @Test func `the size of a stack without views is decided by the code that fills it`() throws {
        func stack(_ inside: String) -> String {
            """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="20" width="100" height="50"/><subviews>\(inside)</subviews>
            </stackView>
            """
        }
        let pins = ["leading", "top"].map { Self.pin($0) }.joined()
        #expect(try needs(stack(""), pins).isEmpty)
        #expect(try needs(stack(""), Self.pin("leading")) == ["box": "Y position"])
        let hidden = Self.box("inner").replacing("<view ", with: "<view hidden=\"YES\" ")
        #expect(try needs(stack(hidden), pins).isEmpty)
        // On the canvas a plain view in a stack is 50 points long along the stack.
        #expect(try needs(stack(Self.box("inner")), pins) == ["box": "height"])
    }

    @Test func `a view that an outlet makes the accessory of a cell needs no constraints`() throws {
        func needs(_ outlet: String) throws -> [String?] {
            let text = DocumentFixture.xib(
                """
                <tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
                <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
                <rect key="frame" x="20" y="6" width="51" height="31"/></switch>
                </subviews></tableViewCellContentView>
                <connections><outlet property="\(outlet)" destination="switch" id="o"/></connections></tableViewCell>
                """)
            let source = try DocumentFixture.source(text)
            return try source.designFindings(of: source.scenes[0].id).map { $0.view?.rawValue }
        }
        #expect(try needs("accessoryView").isEmpty)
        #expect(try needs("toggle") == ["switch"])
    }

    @Test func `what nothing places is not misplaced as well`() throws {
        let kept = """
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
            <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>
            <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
            """
        let text = DocumentFixture.view(Self.box(), constraints: kept)
        let source = try DocumentFixture.source(text)
        #expect(try source.designFindings(of: source.scenes[0].id).map(\.kind) == [.missingConstraints])
        #expect(try !DocumentFixture.scene(text).diagnostics.contains { $0.kind == .misplaced })
    }

    @Test func `the finding names the view by id and label, with its place`() throws {
        let source = try DocumentFixture.source(DocumentFixture.view(Self.box(), constraints: Self.pin("leading")))
        let finding = try #require(
            source.designFindings(of: source.scenes[0].id).first { $0.kind == .missingConstraints })
        #expect(finding.severity == .warning)
        #expect(finding.view?.rawValue == "box")
        #expect(finding.message == "needs constraints for: width, Y position, height")
        #expect(finding.location?.line != nil)
    }

    @Test func `a view inside one that needs constraints answers for itself alone`() throws {
        let inside = Self.box("inner")
        let edges = ["leading", "trailing", "top", "bottom"].map { Self.pin($0, of: "inner", to: "box") }.joined()
        #expect(
            try needs(Self.box("box", inside), Self.pin("trailing"), Self.pin("top"), Self.size("height"), edges)
                == ["box": "X position or width"])
    }

    @Test func `views that depend on each other both need the constraint`() throws {
        let link = """
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="link"/>
            """
        let rest = ["a", "b"].flatMap {
            [Self.pin("top", of: $0), Self.size("width", of: $0), Self.size("height", of: $0)]
        }
        #expect(
            try needs(Self.box("a") + Self.box("b"), link, rest.joined()) == ["a": "X position", "b": "X position"])
    }

    private static func label(_ id: String, hugging: Int) -> String {
        """
        <label text="Word" horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="0" width="40" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    /// Xcode's "content priority ambiguity" is another matter than a constraint that is missing.
    @Test func `labels that hug equally are ambiguous and lack no constraint`() throws {
        let row =
            ["a", "b"].map { Self.pin("top", of: $0) }.joined() + Self.pin("leading", of: "a")
            + Self.pin("trailing", of: "b")
                + """
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="link"/>
                """
        let labels = Self.label("a", hugging: 251) + Self.label("b", hugging: 251)
        #expect(try needs(labels, row).isEmpty)
        let scene = try DocumentFixture.scene(DocumentFixture.view(labels, constraints: row))
        #expect(Set(scene.diagnostics.filter { $0.kind == .ambiguous }.map(\.view?.rawValue)) == ["a", "b"])
    }

    @Test func `a label needs a place and no size`() throws {
        #expect(try needs(Self.label("a", hugging: 251), Self.pin("leading", of: "a")) == ["a": "Y position"])
    }

    @Test func `what arranged views leave open is for their stack to decide`() throws {
        let stack = """
            <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0" y="0" width="200" height="50"/>
                <subviews>\(Self.label("a", hugging: 251))\(Self.box("hidden").replacing("<view ", with: "<view hidden=\"YES\" "))</subviews>
            </stackView>
            """
        #expect(try needs(stack, Self.pin("leading", of: "stack")) == ["stack": "Y position"])
    }

    @Test func `a view without constraints keeps its stored frame and needs none`() throws {
        let free = "<view id=\"free\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
        #expect(try needs(free).isEmpty)
        let frame = try DocumentFixture.scene(DocumentFixture.view(free)).frame("free")
        #expect(frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a list places its cells, whatever they say of constraints, and their content is where they are`() throws
    {
        let cell = """
            <collectionView id="list"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="200" height="100"/>
            </collectionViewFlowLayout><cells>
            <collectionViewCell translatesAutoresizingMaskIntoConstraints="NO" reuseIdentifier="a" id="cell">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\(Self.box())</subviews></collectionViewCellContentView>
            <constraints>\(["leading", "trailing", "top", "bottom"].map { Self.pin($0, to: "cell") }.joined())</constraints>
            </collectionViewCell></cells></collectionView>
            """
        #expect(try needs(cell).isEmpty)
    }
}
