import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineOutletValues
import KeylinePreviews
import KeylineScenes

/// Adds the screens of an app's code to the map of its storyboards, and the ways that code has between all of them.
struct CodeMapReader {
    var reader: MapReader
    private let reading: NavigationReading
    /// The nodes that run the code of a type.
    private var nodes: [String: [Int]] = [:]
    private var board: Int?

    init(_ reader: MapReader) {
        self.reader = reader
        reading = reader.input.code ?? NavigationReading()
        for (index, node) in reader.map.nodes.enumerated() {
            guard let type = node.type else { continue }
            nodes[type, default: []].append(index)
        }
    }

    mutating func read() {
        let scenes = Set(nodes.keys)
        addPreviews()
        let ways = Self.shown(reading, from: reader.input.hasWholeCode ? nil : scenes.union(nodes.keys))
        for way in ways { add(way) }
        for name in reading.initial {
            guard reader.input.hasWholeCode || nodes[name] != nil else { continue }
            for index in nodesOfScreen(name) { reader.map.nodes[index].isInitial = true }
        }
    }

    // MARK: Nodes

    /// Nodes for scenes without a canvas, of the types that they show.
    private mutating func addPreviews() {
        for scene in reader.input.others {
            let preview = reading.previews.first { $0.isOf(scene) }
            // One picture of a screen is enough.
            if let preview, nodes[preview.screen] != nil { continue }
            let index = addNode(
                id: "\(scene.source.file)#\(scene.description.id.rawValue)",
                name: preview?.screen ?? scene.name,
                detail: preview.map { _ in scene.name } ?? "", content: .scene(scene),
                location: SourceLocation(
                    file: scene.source.file, line: preview?.location.line, column: preview?.location.column))
            reader.map.nodes[index].size = scene.description.environment.size
            if let preview { nodes[preview.screen] = [index] }
        }
    }

    /// The nodes of a type: its scenes, or one that is made for it.
    private mutating func nodesOfScreen(_ name: String) -> [Int] {
        if let indices = nodes[name] { return indices }
        let screen = reading.screens.first { $0.name == name }
        let location = screen.map {
            SourceLocation(file: $0.location.file, line: $0.location.line, column: $0.location.column)
        }
        let interface = reader.input.interfaces.first {
            $0.description.names.contains(name)
                || $0.source.file.lastPathComponent.deletingPathExtension == name
        }
        let line = location.map { "\($0.file.lastPathComponent):\($0.line ?? 0)" } ?? ""
        let index = addNode(
            id: "code#\(name)", name: name, detail: interface?.source.file.lastPathComponent ?? line,
            content: interface.map { .scene($0) } ?? .code,
            location: location ?? SourceLocation(file: interface?.source.file ?? ""))
        if let interface { reader.map.nodes[index].size = interface.description.environment.size }
        reader.map.nodes[index].type = name
        nodes[name] = [index]
        return [index]
    }

    private mutating func addNode(
        id: String, name: String, detail: String, content: AppMap.Node.Content, location: SourceLocation
    ) -> Int {
        if board == nil {
            board = reader.map.boards.count
            reader.map.boards.append(
                .init(title: "Code", file: nil, deviceSize: CGSize(width: 393, height: 852)))
        }
        reader.map.nodes.append(
            AppMap.Node(
                id: id, board: board ?? 0, name: name, detail: detail == name ? "" : detail,
                content: content,
                size: MapReader.referenceSize, location: location))
        return reader.map.nodes.count - 1
    }

    // MARK: Ways

    /// The ways of a reading that a map shows.
    ///
    /// Of views inside others those count that lead on, or that another way leads to; a controller's tabs and roots all do.
    ///
    /// - Parameters:
    ///   - reading: The code.
    ///   - start: The types at which the ways begin that count; nil for all.
    /// - Returns: The ways in the order of the code.
    static func shown(_ reading: NavigationReading, from start: Set<String>?) -> [NavigationReading
        .Transition]
    {
        let views = Set(reading.screens.filter { $0.kind == .view }.map(\.name))
        func isContent(_ way: NavigationReading.Transition) -> Bool {
            way.kind == .embed && views.contains(way.source)
        }
        let others = reading.transitions.filter { !isContent($0) }
        var leading = Set(others.map(\.source))
        leading.formUnion(others.compactMap(\.screen))
        var isGrowing = true
        while isGrowing {
            let more = reading.transitions.filter {
                isContent($0) && $0.screen.map(leading.contains) ?? false
            }.map(
                \.source)
            isGrowing = !leading.isSuperset(of: more)
            leading.formUnion(more)
        }
        let ways = reading.transitions.filter {
            !isContent($0) || $0.screen.map(leading.contains) ?? false
        }
        guard var reached = start else { return ways }
        isGrowing = true
        while isGrowing {
            let more = ways.filter { reached.contains($0.source) }.compactMap(\.screen)
            isGrowing = !reached.isSuperset(of: more)
            reached.formUnion(more)
        }
        return ways.filter { reached.contains($0.source) }
    }

    private mutating func add(_ way: NavigationReading.Transition) {
        let location = SourceLocation(file: way.location.file, line: way.location.line, column: way.location.column)
        let sources = nodes[way.source] ?? derivedNodes(of: way.source) ?? nodesOfScreen(way.source)
        if case .segue(let identifier) = way.target { return perform(identifier, sources, at: location) }
        for source in sources {
            for target in targets(of: way, from: source, at: location) {
                reader.map.edges.append(
                    .init(
                        source: source, target: target, kind: way.kind.edgeKind, identifier: way.identifier,
                        location: location))
            }
        }
    }

    /// The scenes of classes that derive from one whose own scene there is not; nil where there is none.
    private func derivedNodes(of type: String) -> [Int]? {
        // An extension of UIKit's own class is of use to every scene, and leads from none of them.
        guard reading.superclasses[type] != nil else { return nil }
        let derived = nodes.keys.filter { reader.chain(of: $0).dropFirst().contains(type) }.sorted()
        return derived.isEmpty ? nil : derived.flatMap { nodes[$0] ?? [] }
    }

    private mutating func targets(
        of way: NavigationReading.Transition, from source: Int, at location: SourceLocation
    ) -> [Int] {
        switch way.target {
        case .segue: return []
        case .screen(let name): return nodesOfScreen(name)
        case .scene(let storyboard, let identifier):
            let board = reader.map.nodes[source].board
            let start = reader.boxes.indices.contains(board) ? board : nil
            // A type of code alone has no storyboard of its own.
            if start == nil, storyboard == nil, identifier == nil { return [] }
            var result = reader.target(storyboard: storyboard, identifier: identifier, from: start)
            // A storyboard that is kept in a property may be any.
            if case .failure = result, storyboard == nil, identifier != nil {
                result = reader.target(storyboard: nil, identifier: identifier, from: nil)
            }
            switch result {
            case .success(let target): return [target]
            case .failure(let missing):
                reader.report(missing.message, at: location, hint: missing.hint)
                return []
            }
        }
    }

    /// Notes a call at the segues of an identifier that it performs.
    private mutating func perform(_ identifier: String, _ sources: [Int], at location: SourceLocation) {
        let all = Set(sources)
        let segues = reader.map.edges.indices.filter {
            all.contains(reader.map.edges[$0].source) && reader.map.edges[$0].identifier == identifier
        }
        for index in segues { reader.map.edges[index].performed.append(location) }
        guard segues.isEmpty, let source = sources.first,
            reader.map.nodes[source].board < reader.boxes.count
        else {
            return
        }
        let name = reader.map.nodes[source].name
        reader.report(
            "the scene \"\(name)\" has no segue with the identifier \"\(identifier)\"", at: location,
            hint: "set the identifier of a segue in Xcode, or perform one that is there")
    }
}

extension NavigationReading.Transition {
    /// The type that it leads to; nil for a scene.
    fileprivate var screen: String? { if case .screen(let name) = target { name } else { nil } }
}

extension NavigationReading.Transition.Kind {
    fileprivate var edgeKind: EdgeKind {
        switch self {
        case .navigationLink: .navigationLink
        case .navigationDestination: .navigationDestination
        case .sheet: .sheet
        case .fullScreenCover: .fullScreenCover
        case .popover: .popover
        case .present: .present
        case .push: .push
        case .show, .performSegue: .show
        case .showDetail: .showDetail
        case .instantiate: .instantiate
        case .embed: .embed
        }
    }
}

extension NavigationReading.Preview {
    /// Whether a scene is the preview's: by its file, and its name, its provider's or its line.
    fileprivate func isOf(_ scene: SceneReference) -> Bool {
        guard scene.source.file.lastPathComponent == location.file.lastPathComponent else { return false }
        let names = [scene.description.id.rawValue] + scene.description.names
        let position = "\(location.file.lastPathComponent):\(location.line)"
        guard let name else { return names.contains { $0 == position } }
        let plain = name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name
        return names.contains {
            $0 == name || $0 == plain || $0.hasPrefix(plain + " ") || $0 == position
        }
    }
}
