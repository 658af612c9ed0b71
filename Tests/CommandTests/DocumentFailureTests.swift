import Foundation
import Testing

/// Documents that cannot be read, drawn or named leave the others alone.
@Suite struct DocumentFailureTests {
    private let room: CommandSandbox
    private static let long = String(repeating: "ü", count: 250)

    init() throws { room = try CommandSandbox() }

    /// A storyboard of two scenes whose names differ in their last letter only.
    private func storyboard(color: String = "1") -> String {
        let scenes = ["1", "2"].map { end in
            """
            <scene sceneID="s\(end)"><objects>
                <viewController storyboardIdentifier="\(Self.long)\(end)" id="c\(end)" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v\(end)">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <color key="backgroundColor" red="\(color)" green="1" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                    </view>
                </viewController>
            </objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <scenes>\(scenes.joined())</scenes>
            </document>
            """
    }

    @Test func `names of 250 letters do not stop pictures, pages, goldens or differences`() throws {
        try room.write(storyboard(), "App/Main.storyboard")
        #expect(try room.run("render", "App", "-o", "out/").status == 0)
        #expect(room.names.count { $0.hasPrefix("out/") } == 2)
        let preview = try room.run("preview", "App", "-o", "page", "--inspectors", "--across", "locales=en,ar")
        #expect(preview.status == 0, "\(preview.errors)")
        #expect(room.names.count { $0.hasPrefix("page/images/") } > 0)
        try room.write("*.png App/Main.storyboard --across locales=en,ar\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(room.names.count { $0.hasPrefix("golden/") && $0.hasSuffix(".png") } == 4)
        #expect(try room.run("golden", "test").status == 0)
        try room.write(storyboard(color: "0"), "App/Main.storyboard")
        let tested = try room.run("golden", "test", "--inspectors")
        #expect(tested.status == 1, "\(tested.errors)")
        #expect(room.names.count { $0.hasSuffix(".difference.png") } == 4)
    }

    @Test func `a damaged document among others is reported and the others are checked`() throws {
        for name in ["A", "B", "D"] { try room.write(Fixtures.card, "App/\(name).xib") }
        try room.write(String(Fixtures.card.prefix(500)), "App/C.xib")
        let outcome = try room.run("check", "App")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/C.xib"))
        #expect(outcome.output.contains("in 3 scenes"))
    }

    @Test func `a golden whose file is damaged fails alone, and nothing of it is unclaimed`() throws {
        for name in ["A", "B"] { try room.write(Fixtures.card, "App/\(name).xib") }
        try room.write("a.png App/A.xib\nmany/*.png App/B.xib\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        try room.write(String(Fixtures.card.prefix(500)), "App/B.xib")
        let tested = try room.run("golden", "test")
        #expect(tested.status == 2)
        #expect(tested.errors.contains("App/B.xib"))
        #expect(tested.output.contains("2 goldens: 1 the same, 1 failed"))
        #expect(!tested.output.contains("unclaimed"))
        #expect(try room.run("golden", "prune").output == "")
        #expect(room.names.contains("golden/many/B.png"))
    }

    @Test func `a file that becomes too large is an error with the limit`() throws {
        try room.write(Fixtures.card, "A.xib")
        let outcome = try room.run("render", "A.xib", "-o", "out/", "--limits", "output=100")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("drawing \"card\" gives a file of more than 100 bytes"))
        #expect(outcome.errors.contains("--limits output=200"))
    }

    @Test func `limits are listed with their reasons`() throws {
        let outcome = try room.run("help", "limits")
        #expect(outcome.status == 0)
        for name in ["seconds", "wall", "memory", "output"] { #expect(outcome.output.contains("  \(name)  ")) }
    }

    @Test(arguments: ["seconds", "seconds=", "seconds=0", "days=1", "seconds=1M"])
    func `what is no limit is an error of the call`(text: String) throws {
        let outcome = try room.run("check", "A.xib", "--limits", text)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("--limits"))
    }

    @Test func `a worker's output is what it would be without limits that matter, in any number of jobs`() throws {
        for name in ["A", "B", "C"] { try room.write(Fixtures.conflict, "App/\(name).xib") }
        let one = try room.run("check", "App", "--across", "locales=en,ar")
        let other = try room.run("check", "App", "--across", "locales=en,ar", "--limits", "seconds=500,memory=7G")
        #expect(one.output == other.output)
        #expect(one.errors == other.errors)
        #expect(one.status == 1)
    }
}
