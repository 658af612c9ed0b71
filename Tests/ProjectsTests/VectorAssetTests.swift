import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineProjects

/// Drawings in asset catalogs and folders. Source: Asset Catalog Format Reference, Image Set Type
/// (`preserves-vector-representation`, `template-rendering-intent`).
@Suite @MainActor struct VectorAssetTests {
    private let room: AppFixture

    init() throws { room = try AppFixture() }

    private nonisolated static let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='12'><rect width='12' height='12' fill='red'/></svg>"

    /// A page of 24 by 12 points with a red left half.
    private nonisolated static let pdf = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 12] /Contents 4 0 R >> endobj
        4 0 obj << /Length 26 >> stream
        1 0 0 rg 0 0 12 12 re f   
        endstream endobj
        trailer << /Root 1 0 R >>
        %%EOF
        """

    private func writeSet(_ picture: String, _ name: String, properties: String = "") throws {
        try room.write(picture, "Assets.xcassets/star.imageset/\(name)")
        let contents = """
            {"images": [{"idiom": "universal", "filename": "\(name)"}], "info": {"version": 1, "author": "xcode"},
             "properties": {\(properties)}}
            """
        try room.write(contents, "Assets.xcassets/star.imageset/Contents.json")
    }

    /// A view with the picture at its own size, and one with it at three times its size; both are tinted green.
    private func scene(scale: Double = 2, image: String = "star") throws -> Scene {
        try room.write(Self.document(image), "Card.xib")
        return try #require(try room.scene("Card.xib", "root") { $0.scale = scale })
    }

    private static func document(_ image: String) -> String {
        func view(_ id: String, _ size: (Int, Int), y: Int = 0, _ constraints: String) -> String {
            """
            <imageView contentMode="scaleToFill" image="\(image)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0" y="\(y)" width="\(size.0)" height="\(size.1)"/>
                <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                \(constraints)
            </imageView>
            """
        }
        func pin(_ id: String, _ attribute: String) -> String {
            "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"root\" secondAttribute=\"\(attribute)\" id=\"\(id)\(attribute)\"/>"
        }
        let own = view("own", (24, 12), "")
        let large = view(
            "large", (72, 36), y: 164,
            """
            <constraints><constraint firstAttribute="width" constant="72" id="lw"/>
            <constraint firstAttribute="height" constant="36" id="lh"/></constraints>
            """)
        return Documents.xib(
            """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="320" height="200"/>
                <subviews>\(own)\(large)</subviews>
                <constraints>\(pin("own", "leading"))\(pin("own", "top"))\(pin("large", "leading"))\(pin("large", "bottom"))</constraints>
            </view>
            """)
    }

    private func images(_ scene: Scene) -> [DisplayItem.ImageItem] {
        func images(_ items: [DisplayItem]) -> [DisplayItem.ImageItem] {
            items.flatMap { item -> [DisplayItem.ImageItem] in
                switch item.content {
                case .group(let group): images(group.items)
                case .image(let image): [image]
                default: []
                }
            }
        }
        return images(scene.displayList.items)
    }

    private func pixels(_ scene: Scene) -> [[Int]] {
        images(scene).compactMap { image in scene.displayList.bitmaps[image.bitmap].map { [$0.width, $0.height] } }
    }

    private nonisolated static let files = [("star.svg", svg), ("star.pdf", pdf)]

    @Test(arguments: files, [1.0, 2, 3])
    func `a drawing has its natural size in points and the screen's pixels`(
        file: (name: String, text: String), scale: Double
    ) throws {
        try writeSet(file.text, file.name)
        let scene = try scene(scale: scale)
        #expect(scene.diagnostics.isEmpty)
        #expect(
            images(scene).map(\.destination.size) == [CGSize(width: 24, height: 12), CGSize(width: 72, height: 36)])
        let own = [24 * Int(scale), 12 * Int(scale)]
        #expect(pixels(scene) == [own, own])
    }

    @Test(arguments: files)
    func `a drawing that keeps its vectors is sharp at every size`(name: String, text: String) throws {
        try writeSet(text, name, properties: "\"preserves-vector-representation\": true")
        #expect(try pixels(scene()) == [[48, 24], [144, 72]])
    }

    @Test func `a drawing may be a template`() throws {
        try writeSet(Self.svg, "star.svg", properties: "\"template-rendering-intent\": \"template\"")
        #expect(try images(scene()).first?.tint == Color(red: 0, green: 1, blue: 0))
        try writeSet(Self.svg, "star.svg")
        #expect(try images(scene()).first?.tint == nil)
    }

    @Test(arguments: [("star.png", 2), ("star.JPG", 2), ("star.swift", 0)])
    func `a name with a picture's ending is that of a set without it`(name: String, count: Int) throws {
        try writeSet(Self.svg, "star.svg")
        let scene = try scene(image: name)
        #expect(images(scene).count == count)
        #expect(scene.diagnostics.contains { $0.kind == .missingImage } == (count == 0))
    }

    @Test(arguments: ["star", "star.pdf"])
    func `a drawing may lie in a folder by itself`(name: String) throws {
        try room.write(Self.pdf, "star.pdf")
        #expect(try pixels(scene(image: name)) == [[48, 24], [144, 72]])
    }

    @Test(arguments: [
        ("star.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='1'"), ("star.pdf", "%PDF-1.4\n1 0 obj"),
    ])
    func `a drawing that cannot be read is a missing picture, in every scene`(name: String, text: String) throws {
        try writeSet(text, name)
        for _ in 0..<2 {
            let scene = try scene()
            let missing = try #require(scene.diagnostics.first { $0.kind == .missingImage })
            #expect(missing.location?.file.hasSuffix("star.imageset/\(name)") == true)
            #expect(missing.message.contains("drawing"))
        }
    }

    @Test func `texts in a drawing are reported, since they are left out`() throws {
        try writeSet("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='12'><text>A</text></svg>", "star.svg")
        #expect(try scene().diagnostics.map(\.message) == ["the texts of the SVG picture are omitted"])
    }

    @Test(arguments: ["star.svg", "star.pdf"])
    func `a drawing that is too large where it is shown is told with its file`(name: String) throws {
        try writeSet(
            name == "star.svg" ? Self.svg : Self.pdf, name, properties: "\"preserves-vector-representation\": true")
        let scene = try scene(scale: 2000)
        #expect(images(scene).isEmpty)
        let missing = try #require(scene.diagnostics.first { $0.kind == .missingImage })
        #expect(missing.location?.file.hasSuffix("star.imageset/\(name)") == true)
        #expect(missing.message.contains("larger than 32767 pixels per side"))
    }
}
