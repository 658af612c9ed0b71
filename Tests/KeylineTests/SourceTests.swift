import Foundation
import Keyline
import KeylineGraphics
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import Testing
import UIKitLayout

/// Code and documents are sources alike.
@MainActor
@Suite struct SourceTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

    private func card() throws -> CodeSource {
        try CodeSource("Card", layout: .fixed(width: 200, height: 80), environment: .init(locale: "de")) {
            let view = UIView()
            let label = UILabel()
            label.text = "Wandern"
            label.accessibilityIdentifier = "title"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5).isActive = true
            return view
        }
    }

    @Test func `code is a source with one scene, and what it asks of the environment`() async throws {
        let source = try card()
        #expect(source.scenes.map(\.id) == ["Card"])
        #expect(source.file.hasSuffix("SourceTests.swift"))
        let picture = try await source.picture()
        #expect(picture.environment.locale == "de")
        #expect(try await source.picture(in: .init(locale: "he")).environment.layoutDirection == .rightToLeft)
    }

    @Test func `code is explained like a document`() throws {
        let source = try card()
        let environment = try #require(source.scenes.first).environment
        let scene = try source.makeScene("Card", in: environment)
        let label = try #require(scene.layout.root.children.first)
        let explanation = try source.explainFrame(of: label.id, inScene: "Card", environment: environment)
        #expect(explanation?.lengths.prefix(2).map(\.value) == [12, 5])
    }

    @Test func `code is checked in many environments`() async throws {
        let source = try CodeSource("Narrow", layout: .fixed(width: 40, height: 40)) {
            let label = UILabel()
            label.text = "Far too long for that"
            return label
        }
        let picture = try await source.picture()
        #expect(picture.diagnostics.contains { $0.kind == .truncated })
    }

    @Test func `a document's scene is found by its name`() async throws {
        let document = try DocumentSource(contentsOf: "\(Self.samples)/Trails/Base.lproj/Main.storyboard")
        let picture = try await document.picture(of: "Trail", in: .init(device: .iPhone15, locale: "ar"))
        #expect(picture.environment.layoutDirection == .rightToLeft)
        #expect(picture.size == CGSize(width: 393, height: 852))
    }

    @Test func `a document with several scenes is not guessed at`() async throws {
        let document = try DocumentSource(contentsOf: "\(Self.samples)/Trails/Base.lproj/Main.storyboard")
        await #expect(throws: PictureError.self) { try await document.picture() }
        do {
            _ = try await document.picture(of: "Nowhere")
            Issue.record("there is no such scene")
        } catch {
            #expect(error.description.contains("Trail"))
        }
    }

    @Test func `a layout file has one scene`() async throws {
        let picture = try await DocumentSource(contentsOf: "\(Self.samples)/SignIn/sign-in.yaml").picture()
        #expect(picture.snapshot.root.children.isEmpty == false)
    }

    @Test(arguments: [("off", "Hello"), ("certain", "Welcome"), ("likely", "Hi, name")])
    func `a document shows the values of code that are asked for`(code name: String, text: String) async throws {
        let code = try #require(CodeUse(rawValue: name))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view customClass="Card" id="card">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                        <subviews>
                            <label text="Hello" id="title"><rect key="frame" x="20" y="20" width="160" height="20"/></label>
                        </subviews>
                        <connections><outlet property="greeting" destination="title" id="o1"/></connections>
                    </view>
                </objects>
            </document>
            """
        try document.write(to: folder.appendingPathComponent("Card.xib"), atomically: true, encoding: .utf8)
        let likely = code == .likely ? "if isNew { greeting.text = \"Hi, \\(name)\" }" : ""
        let body =
            "class Card: UIView {\n@IBOutlet var greeting: UILabel!\noverride func awakeFromNib() {\n"
            + "greeting.text = \"Welcome\"\n\(likely)\n}\n}\n"
        try body.write(to: folder.appendingPathComponent("Card.swift"), atomically: true, encoding: .utf8)
        let source = try DocumentSource(contentsOf: folder.appendingPathComponent("Card.xib").path, code: code)
        let picture = try await source.picture()
        #expect(picture.scene.layout.view("title")?.view.text?.text == text)
    }

    @Test func `a missing document is an error that names it`() {
        #expect(throws: PictureError.self) { try DocumentSource(contentsOf: "/no/Main.storyboard") }
    }

    private nonisolated static let devices: [(Device, String)] = [
        (.iPhoneSE, "iPhone SE (3rd generation)"), (.iPhone13mini, "iPhone 13 mini"), (.iPhone14, "iPhone 14"),
        (.iPhone15, "iPhone 15"), (.iPhone15Plus, "iPhone 15 Plus"), (.iPhone15Pro, "iPhone 15 Pro"),
        (.iPhone15ProMax, "iPhone 15 Pro Max"), (.iPhone16, "iPhone 16"), (.iPhone16Pro, "iPhone 16 Pro"),
        (.iPhone16ProMax, "iPhone 16 Pro Max"), (.iPhone17, "iPhone 17"), (.iPadMini, "iPad mini (6th generation)"),
        (.iPadAir11, "iPad Air 11-inch"), (.iPadPro11, "iPad Pro 11-inch"), (.iPadPro13, "iPad Pro 13-inch (M4)"),
    ]

    @Test func `a device's name in code is that of the table`() {
        for (device, name) in Self.devices { #expect(device.name == name) }
    }

    @Test(arguments: [("en", "Trails"), ("de", "Wanderwege")])
    func `code reads texts from the tables of its resources`(locale: String, expected: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [("en", "Trails"), ("de", "Wanderwege")] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("\"title\" = \"\(text)\";\n".utf8).write(to: place.appendingPathComponent("Localizable.strings"))
        }
        let resources = try AppResources(folder: folder.path)
        let picture = try await Picture(in: .init(locale: locale), resources: resources) {
            let label = UILabel()
            label.text = NSLocalizedString("title", comment: "")
            return label
        }
        #expect(picture.snapshot.root.text?.text == expected)
    }
}
