import Foundation
import KeylineScenes
import KeylineTypesetting

@testable import KeylineProjects

/// A new folder for an app's files; removed with the object.
final class AppFixture: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, _ name: String) throws { try write(Data(text.utf8), name) }

    func write(_ data: Data, _ name: String) throws {
        let folder = (file(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file(name)))
    }

    /// The scene of a name in a file, in its own environment or one that is changed.
    @MainActor func scene(
        _ file: String, _ name: String, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene? {
        let source = try SourceOpener.open(self.file(file), fonts: try FontCollection.bundled())
        return try Self.scene(name, of: source, change)
    }

    @MainActor static func scene(
        _ name: String, of source: any SceneSource, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene? {
        guard let found = source.scenes.first(where: { $0.id.rawValue == name || $0.names.contains(name) }) else {
            return nil
        }
        var environment = found.environment
        change(&environment)
        return try source.makeScene(found.id, in: environment)
    }
}

extension Scene {
    /// Every text that is shown, from back to front.
    var texts: [String] { layout.placedViews.compactMap(\.view.text?.text) }
}

/// Small documents of the tests' own.
enum Documents {
    /// A view with a label.
    static let label = xib(
        """
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews>
                <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="word">
                    <rect key="frame" x="20" y="20" width="60" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="word" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="word" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
            </constraints>
        </view>
        """)

    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>\(objects)</objects>
        </document>
        """
    }

    static func storyboard(initial: String, _ scenes: String...) -> String {
        let all = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>\(all.joined(separator: "\n"))</scenes>
            </document>
            """
    }
}
