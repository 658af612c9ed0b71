import Foundation
import KeylineInterfaceBuilder
import KeylineOutletValues
import KeylineTypesetting

@testable import KeylineMaps

/// Storyboards in few words.
enum MapFixtures {
    /// A scene: its controller's id, which is also its identifier, and its class with `Controller` behind it.
    static func scene(_ id: String, _ connections: String = "", x: Int? = nil, y: Int = 0) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(id)Controller" \
        sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="\(id)-view">\
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view>
        <connections>\(connections)</connections></viewController><exit id="\(id)-exit" sceneMemberID="exit"/></objects>
        \(x.map { "<point key=\"canvasLocation\" x=\"\($0)\" y=\"\(y)\"/>" } ?? "")</scene>
        """
    }

    /// A segue.
    static func segue(_ destination: String, _ kind: String = "show", _ more: String = "") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more) id=\"\(kind)-\(destination)\"/>"
    }

    /// A storyboard reference.
    static func reference(_ id: String, to storyboard: String, _ identifier: String? = nil) -> String {
        let attribute = identifier.map { "referencedIdentifier=\"\($0)\"" } ?? ""
        return """
            <scene sceneID="\(id)-scene"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" \(attribute) id="\(id)" \
            sceneMemberID="viewController"/></objects></scene>
            """
    }

    /// A storyboard that begins with a controller.
    static func storyboard(_ name: String, initial: String?, _ scenes: String...) throws -> MapInput.Storyboard {
        let attribute = initial.map { "initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attribute)>
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes></document>
            """
        let data = Data(text.utf8)
        let file = "\(name).storyboard"
        return MapInput.Storyboard(
            try InterfaceBuilderSource(data: data, file: file, fonts: try FontCollection.bundled()),
            try StoryboardCanvas(data, file: file))
    }

    /// A map of storyboards and code.
    static func map(_ storyboards: [MapInput.Storyboard], code: NavigationReading? = nil, isWhole: Bool = true)
        -> AppMap
    {
        var input = MapInput()
        input.storyboards = storyboards
        input.code = code
        input.hasWholeCode = isWhole
        return MapReader.map(of: input)
    }

    /// The plan of a map whose pictures are as large as the documents say.
    static func plan(_ map: AppMap) -> MapPlan {
        MapPlan(map, sizes: map.nodes.map(\.size)) { lines, letters in
            CGSize(
                width: CGFloat(lines.map { $0.count * 8 }.max() ?? 0) * letters,
                height: CGFloat(lines.count * 18) * letters)
        }
    }
}

extension AppMap {
    /// `source kind target` of each edge, by the names of nodes.
    var ways: [String] {
        edges.map { edge in
            [nodes[edge.source].name, edge.kind.name, edge.identifier, edge.target.map { nodes[$0].name }]
                .compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension NavigationReading {
    /// Code of controllers with ways between them.
    init(
        _ ways: [(source: String, kind: Transition.Kind, target: Transition.Target)], types: [String: Screen.Kind] = [:]
    ) {
        self.init()
        transitions = ways.enumerated().map { number, way in
            Transition(
                source: way.source, target: way.target, kind: way.kind, identifier: nil,
                location: Location(file: "Code.swift", line: number + 1, column: 5))
        }
        var names = Set(ways.map(\.source)).union(types.keys)
        for case .screen(let name) in ways.map(\.target) { names.insert(name) }
        screens = names.sorted().map { name in
            Screen(
                name: name, kind: types[name] ?? .controller,
                location: Location(file: "\(name).swift", line: 3, column: 1))
        }
    }
}
