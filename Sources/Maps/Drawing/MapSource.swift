package import Foundation
import KeylineByteText
import KeylineGraphics
package import KeylineScenes
package import KeylineTypesetting

/// The map of an app as a source with one scene, whose views are the boards, screens and arrows: goldens record it and name the
/// screens that differ.
package struct MapSource: SceneSource {
    /// The storyboard or the app's folder.
    package let file: String
    private let map: AppMap
    private let inputs: Set<InputDependency>
    private let typesetter: Typesetter

    /// The id of the only scene.
    package static let scene: SceneID = "map"
    /// The longest side of the scene, in points: larger maps are made smaller.
    package static let longestSide: CGFloat = 1_200

    /// Takes a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - file: The storyboard or the app's folder.
    ///   - inputs: The files and folders that were looked for to make it.
    ///   - typesetter: Shapes headings and the words of arrows.
    package init(_ map: AppMap, of file: String, madeFrom inputs: Set<InputDependency> = [], typesetter: Typesetter) {
        self.map = map
        self.inputs = inputs
        self.file = file
        self.typesetter = typesetter
    }

    /// The map, in the environment that its first screen asks for.
    package var scenes: [SceneDescription] {
        let first = map.nodes.lazy.compactMap(\.scene).first?.description.environment
        let environment = first ?? SceneEnvironment(size: MapReader.referenceSize)
        return [SceneDescription(id: Self.scene, names: ["Map"], environment: environment)]
    }

    /// The references, segues and calls that lead nowhere.
    package var diagnostics: [Diagnostic] { map.diagnostics }

    /// Lays every screen out in the environment and draws the map of them.
    ///
    /// - Throws: The error of the first screen that cannot be laid out.
    @MainActor package func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        InputTrace.note(inputs)
        let pictures = try map.nodes.map { node -> MapDrawing.Picture? in
            guard let reference = node.scene else { return nil }
            let scene = try reference.source.makeScene(reference.description.id, in: environment)
            return MapDrawing.Picture(scene.displayList, background: environment.appearance == .dark ? .black : .white)
        }
        let drawing = MapDrawing(
            map, pictures: pictures, isDark: environment.appearance == .dark, typesetter: typesetter)
        let scaled = drawing.displayList(within: Self.longestSide)
        let factor = scaled.size.width / max(drawing.plan.size.width, 1)
        // Whole points, so that the last row of pixels is covered.
        let size = CGSize(width: scaled.size.width.rounded(.up), height: scaled.size.height.rounded(.up))
        var builder = DisplayListBuilder()
        builder.fill(CGRect(origin: .zero, size: size), color: drawing.background)
        builder.draw(scaled, at: .zero)
        let list = builder.displayList(size: size)
        return Scene(
            id: id, environment: environment, displayList: list, layout: layout(drawing.plan, factor),
            diagnostics: map.diagnostics)
    }

    // MARK: The layout

    /// The boards with their screens, and the words of arrows over them, in the picture's points.
    private func layout(_ plan: MapPlan, _ factor: CGFloat) -> LayoutSnapshot {
        func scaled(_ rect: CGRect, in outer: CGRect = .zero) -> CGRect {
            CGRect(
                x: ((rect.minX - outer.minX) * factor).hundredths, y: ((rect.minY - outer.minY) * factor).hundredths,
                width: (rect.width * factor).hundredths, height: (rect.height * factor).hundredths)
        }
        let ids = Self.ids(ofScreensOf: map)
        var root = ViewSnapshot(
            id: "map", className: "Map", frame: scaled(CGRect(origin: .zero, size: plan.size)))
        root.children = map.boards.indices.map { number in
            let frame = plan.boards[number]
            var board = ViewSnapshot(id: ViewID("board-\(number)"), className: "Storyboard", frame: scaled(frame))
            board.identity.name = map.boards[number].title
            board.children = map.nodes.indices.filter { map.nodes[$0].board == number }.map { index in
                let node = map.nodes[index]
                var view = ViewSnapshot(
                    id: ids[index], className: "Screen", frame: scaled(plan.nodes[index], in: frame))
                view.identity.name = node.name
                view.identity.location = node.location
                return view
            }
            return board
        }
        let arrows = Self.ids(ofArrowsOf: map)
        root.children += zip(map.edges, plan.routes).enumerated().map { index, pair in
            var view = ViewSnapshot(
                id: arrows[index], className: "Arrow", frame: scaled(pair.1.labelFrame))
            view.identity.location = pair.0.location
            let ends = [pair.0.source, pair.0.target].map { $0.map { map.nodes[$0].name } ?? "nowhere" }
            let words = [pair.0.kind.words, pair.0.identifier].compactMap { $0 }.joined(separator: " ")
            view.identity.name = "\(words) from \(ends[0]) to \(ends[1])"
            return view
        }
        return LayoutSnapshot(root: root)
    }

    /// The ids of the screens, as in the map but without folders, so that they are the same from wherever the app is looked at, and numbered where
    /// files have one name.
    static func ids(ofScreensOf map: AppMap) -> [ViewID] {
        var counts: [String: Int] = [:]
        return map.nodes.map { node in
            let name = node.id.lastPathComponent
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return ViewID(count > 1 ? "\(name)-\(count)" : name)
        }
    }

    /// The ids of the arrows, by the screens that they join, and numbered where there are several: the same ones in another version of the map.
    static func ids(ofArrowsOf map: AppMap) -> [ViewID] {
        let screens = ids(ofScreensOf: map).map(\.rawValue)
        var counts: [String: Int] = [:]
        return map.edges.map { edge in
            let name = [edge.source, edge.target].map { $0.map { screens[$0] } ?? "nowhere" }.joined(separator: "→")
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return ViewID(count > 1 ? "\(name)-\(count)" : name)
        }
    }
}

extension CGFloat {
    /// The number with at most two decimals.
    fileprivate var hundredths: CGFloat { (self * 100).rounded() / 100 }
}
