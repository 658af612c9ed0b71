import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

@MainActor
struct ConversionTests {
    private let bytes = xib(
        label("tit-le-lbl", "A &quot;quoted&quot; title: #1", 16, 20, 343, 20.5) + "\n"
            + view("box-vi-ew1", 16, 60, 100, 50, more: " userLabel=\"The box\" customClass=\"Card\""),
        constraints: """
                            <constraint firstItem="tit-le-lbl" firstAttribute="leading" secondItem="roo-tv-iew" \
                            secondAttribute="leadingMargin" id="c01-aa-aaa"/>
                            <constraint firstItem="tit-le-lbl" firstAttribute="top" secondItem="saf-ea-gde" \
                            secondAttribute="top" constant="20" id="c02-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="top" secondItem="tit-le-lbl" \
                            secondAttribute="bottom" constant="20" id="c03-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="tit-le-lbl" \
                            secondAttribute="leading" id="c04-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="width" secondItem="roo-tv-iew" \
                            secondAttribute="width" multiplier="0.25" priority="750" constant="6" identifier="Box Width" id="c05-aa-aaa"/>
                            <constraint firstItem="box-vi-ew1" firstAttribute="height" constant="50" id="c06-aa-aaa"/>
            """)

    private func converted(into form: ConversionForm = .layoutFile) throws -> ConvertedScene {
        let source = try open(bytes)
        return try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", into: form)
    }

    @Test(arguments: [320.0, 375, 428])
    func `a layout file puts every view where the document does`(_ width: Double) throws {
        let scene = try converted()
        let source = try open(bytes)
        let layout = try LayoutFileSource(data: Data(scene.yaml.utf8), file: "test.yaml", fonts: fonts.get())
        var environment = source.scenes[0].environment
        environment.size.width = width
        let original = try source.makeScene(source.scenes[0].id, in: environment).layout
        let made = try layout.makeScene(layout.scenes[0].id, in: environment).layout
        for id in ["tit-le-lbl", "box-vi-ew1"] {
            let name = try #require(scene.names[id])
            let frame = try #require(made.view(.init(name))?.frame)
            #expect(frame == original.view(.init(id))?.frame)
        }
        #expect(made.view(.init("label1"))?.view.text?.text == "A \"quoted\" title: #1")
    }

    @Test func `a size that constraints hold in place of a content is not held again by another conversion`() throws {
        let empty = label("tit-le-lbl", "", 16, 20, 42, 21)
        let first = try EditingTests.scene(xib(empty), into: .layoutFile)
        #expect(first.yaml.contains("- label1.width >= 0 @750"))
        let interface = try LayoutFileSource(data: Data(first.yaml.utf8), file: "test.yaml", fonts: fonts.get())
            .interface()
        let second = try EditingTests.scene(Array(interface.text.utf8), into: .layoutFile)
        #expect(second.yaml.matches(of: /label1\.width >=/).count == 1)
        #expect(second.yaml.contains("- label1.width >= 0 @750"))
    }

    @Test(arguments: ["\u{2028}", "\u{85}", "\r"])
    func `what ends a line in YAML is kept in a text`(_ end: String) throws {
        let reference = "&#\(end.unicodeScalars.first?.value ?? 0);"
        let converted = try EditingTests.scene(
            xib(label("tit-le-lbl", "one\(reference)two", 16, 20, 100, 42)), into: .layoutFile)
        let layout = try LayoutFileSource(data: Data(converted.yaml.utf8), file: "test.yaml", fonts: fonts.get())
        let snapshot = try layout.makeScene(layout.scenes[0].id, in: layout.scenes[0].environment).layout
        #expect(snapshot.view(.init("label1"))?.view.text?.text == "one\(end)two")
    }

    @Test func `code holds views by anchors, and names what has a name`() throws {
        let code = try converted(into: .code).swift(named: "TestView")
        #expect(code.contains("final class TestView: UIView {"))
        #expect(code.contains("    label1.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),"))
        #expect(code.contains("    label1.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),"))
        let width = "= theBoxView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25, constant: 6)"
        #expect(code.contains(width))
        #expect(code.contains("priority = .defaultHigh"))
        #expect(code.contains("identifier = \"Box Width\""))
        #expect(code.contains("label1.text = \"A \\\"quoted\\\" title: #1\""))
        #expect(!code.contains("Keyline"))
    }

    @Test func `the visual format says distances and lengths, anchors the rest`() throws {
        let code = try converted(into: .code).swift(named: "TestView", style: .visualFormat)
        #expect(code.contains("    \"V:[label1]-20-[theBoxView(50)]\","))
        #expect(code.contains("label1.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),"))
        #expect(code.contains("\"label1\": label1,"))
        #expect(!code.contains("heightAnchor"))
    }

    private func code(_ content: String, style: ConstraintStyle = .anchors) throws -> String {
        try scene(content, into: .code).swift(named: "TestView", style: style)
    }

    private func scene(_ content: String, into form: ConversionForm) throws -> ConvertedScene {
        let bytes = xib(content)
        let source = try open(bytes)
        return try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", into: form)
    }

    @Test func `rows of a table are cells with a data source, and their content is the cells'`() throws {
        let code = try code(
            """
                        <tableView style="grouped" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-vew">
                            <rect key="frame" x="0" y="0" width="375" height="400"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="Row" id="cel-l0-one">
                                    <rect key="frame" x="0" y="28" width="375" height="60"/>
                                    <tableViewCellContentView key="contentView" tableViewCell="cel-l0-one" id="con-te-one">
                                        <rect key="frame" x="0" y="0" width="375" height="60"/>
                                        <subviews>
            \(label("lab-el-one", "In a row", 16, 10, 100, 20))
                                        </subviews>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
            """)
        #expect(code.contains("let tableView1 = UITableView(frame: .zero, style: .grouped)"))
        #expect(code.contains("let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: \"Row\")"))
        #expect(code.contains("FixedRows([.init(rows: [(tableViewCell1, 60)])])"))
        #expect(code.contains("tableViewCell1.contentView.addSubview(label1)"))
        #expect(code.contains("tableView1.dataSource = tableView1Rows"))
        #expect(!code.contains("addSubview(tableViewCell1)"))
    }

    @Test func `a text in pieces keeps their attributes in code, and its size in a layout file`() throws {
        let content = """
                        <label usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sty-le-lbl">
                            <rect key="frame" x="0" y="0" width="100" height="20"/>
                            <attributedString key="attributedText">
                                <fragment content="Large">
                                    <attributes>
                                        <font key="NSFont" metaFont="system" size="30"/>
                                        <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
                                    </attributes>
                                </fragment>
                            </attributedString>
                        </label>
            """
        let code = try code(content)
        #expect(code.contains("label1.attributedText = NSAttributedString(string: \"Large\", attributes: [.font: "))
        #expect(code.contains("[.font: UIFont.systemFont(ofSize: 30)"))
        #expect(code.contains("style.alignment = .center; style.lineSpacing = 4"))
        let bytes = xib(content)
        let source = try open(bytes)
        let scene = try SceneConverter.layoutFile(
            of: source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test"
        ) { try LayoutFileSource(data: Data($0), file: "test.yaml", fonts: fonts.get()) }
        #expect(scene.yaml.contains("text: \"Large\""))
        #expect(scene.yaml.contains("label1.width >= "))
        #expect(scene.losses.map(\.message).contains("the content size of label1, which constraints hold"))
    }

    @Test func `a mask that stretches a view becomes distances to both sides`() throws {
        let scene = try scene(
            """
                        <view contentMode="scaleToFill" id="mas-ke-vew">
                            <rect key="frame" x="10" y="20" width="300" height="40"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                        </view>
            """, into: .layoutFile)
        #expect(
            scene.constraints.map(ConvertedScene.words) == [
                "view1.leading == screen.leading + 10", "view1.top == screen.top + 20",
                "view1.trailing == screen.trailing - 65", "view1.height == 40",
            ])
    }

    @Test func `what cannot be said is listed with its line`() throws {
        let losses = try converted().losses
        #expect(losses.map(\.message) == ["the class Card"])
        let line = try #require(losses.first?.location.line)
        #expect(text(bytes).split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains("box-vi-ew1"))
    }

    @Test func `a view that a frame places is held there`() throws {
        let fixed = xib(view("box-vi-ew1", 16, 60, 100, 50, more: " fixedFrame=\"YES\""))
        let source = try open(fixed)
        let scene = try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(fixed, file: "test.xib"), laidOutBy: source,
            size: CGSize(width: 375, height: 667), name: "Test", into: .layoutFile)
        #expect(
            scene.constraints.map(ConvertedScene.words) == [
                "view1.leading == screen.leading + 16", "view1.top == screen.top + 60", "view1.width == 100",
                "view1.height == 50",
            ])
    }
}
