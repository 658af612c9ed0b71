import Testing

/// XIBs inside one another that use the same object ids: Xcode gives the root of each new one the same.
@Suite struct NestedDocumentTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.outer, "App/A.xib")
        try room.write(Self.inner, "App/B.xib")
    }

    private static func xib(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>\(content)</objects>
        </document>
        """
    }

    private static let outer = xib(
        """
        <view contentMode="scaleToFill" id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view contentMode="scaleToFill" id="badge" customClass="B"><rect key="frame" x="0" y="0" width="50" height="60"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews>
        </view>
        """)

    /// Its label needs more than the 50 points that it has inside the other one, and a width contradicts another one there.
    private static let inner = xib(
        """
        <view contentMode="scaleToFill" id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="200" height="60"/>
        <subviews><label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title">
        <rect key="frame" x="8" y="8" width="100" height="20"/></label></subviews>
        <constraints>
        <constraint firstItem="title" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" constant="8" id="t"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" constant="8" id="l"/>
        <constraint firstItem="title" firstAttribute="width" constant="100" id="w1"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" id="w2"/>
        </constraints></view>
        """)

    @Test(arguments: [
        ["check", "App"], ["lint", "App"], ["inspect", "App/A.xib", "-o", "out.html"], ["diagnose", "App"],
        ["preview", "App", "-o", "out"], ["outline", "App/A.xib"],
    ])
    func `every command ends`(arguments: [String]) throws {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let line = "cd '\(room.path(""))' && ulimit -v 4000000 && timeout 120 keyline \(words) --no-config"
        let outcome = try room.runShell(
            arguments[0] == "outline" || arguments[0] == "diagnose" ? line.replacing(" --no-config", with: "") : line)
        #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
        #expect(!outcome.output.isEmpty)
    }

    @Test func `a finding names the view by its id in the scene and its place in its own file`() throws {
        let outcome = try room.run("check", "App/A.xib", "--no-config")
        #expect(outcome.output.contains(/B.xib:\d+:\d+: warning: unsatisfiable: .*\(title\)/), "\(outcome.output)")
        #expect(!outcome.output.contains("A.xib:7:1: warning: unsatisfiable"))
    }

    @Test func `the place that is printed chooses the scene`() throws {
        let printed = try room.run("diagnose", "App").output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            .compactMap { $0.split(separator: ": ").first.map(String.init) }
        let names = printed.map { $0.split(separator: "/").last.map(String.init) }
        #expect(names == ["A.xib#iN0-l3-epB", "B.xib#iN0-l3-epB"])
        for place in printed {
            let outcome = try room.run("diagnose", "App", "--scene", place)
            let heads = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            #expect(heads.count == 1 && heads.first?.hasPrefix(place) == true, "\(outcome.errors)")
        }
    }

    @Test(arguments: ["title", "badge/title"])
    func `a view of the nested document is explained by its id, short or whole`(name: String) throws {
        let outcome = try room.run("explain", "App/A.xib", name)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("UILabel \"Hello\" (title)"))
    }

    @Test(arguments: [
        ["fix", "App/A.xib", "add-missing", "--select", "badge/title"], ["embed", "App/A.xib", "badge", "title"],
    ])
    func `an edit of a nested document's view names the file to edit`(arguments: [String]) throws {
        let before = room.bytes("App/A.xib")
        let outcome = try room.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("belongs to another file"))
        #expect(outcome.errors.contains(/edit .*B.xib, where it is title/))
        #expect(room.bytes("App/A.xib") == before)
    }

    @Test func `an edit of a nested document's constraint names the file to edit`() throws {
        let outcome = try room.run("set", "App/A.xib", "w1", "constant=20")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(/edit .*B.xib, where it is w1/))
    }

    @Test func `an id that both documents have means the file's own view`() throws {
        let outcome = try room.run("fix", "App/A.xib", "clear", "--select", "iN0-l3-epB", "--dry-run")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: [
        ("{ kind: unsatisfiable, file: B.xib, view: title, reason: known }", true),
        ("{ kind: unsatisfiable, file: B.xib, view: iN0-l3-epB, reason: known }", false),
    ])
    func `a suppression names a view by its own file and id there`(entry: String, applies: Bool) throws {
        try room.write(Self.outer.replacing("</subviews>", with: Self.second + "</subviews>"), "App/A.xib")
        try room.write("keyline: 1\nsuppressions:\n  - \(entry)\n", "App/keyline.yaml")
        let outcome = try room.run("check", "App/A.xib", "App/B.xib", "--config", room.path("App/keyline.yaml"))
        #expect(!outcome.output.contains("warning: unsatisfiable") == applies, "\(outcome.output) \(outcome.errors)")
    }

    private static let second = """
        <view contentMode="scaleToFill" id="second" customClass="B"><rect key="frame" x="60" y="0" width="50" height="60"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        """
}
