import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylinePreviews
import KeylineScenes

/// Makes a map of storyboards: a node for each box of a canvas, an edge for each segue, and an edge from each reference to its controller.
package struct MapReader {
    var map = AppMap()
    let input: MapInput
    /// The nodes of each storyboard's boxes, in the order of both.
    private(set) var boxes: [[Int]] = []

    private init(_ input: MapInput) { self.input = input }

    /// Reads a map.
    ///
    /// - Parameter input: The storyboards, other scenes and code.
    /// - Returns: The map. What leads nowhere is a diagnostic at its place in the document or the code.
    package static func map(of input: MapInput) -> AppMap {
        var reader = MapReader(input)
        for storyboard in input.storyboards { reader.addBoard(of: storyboard) }
        reader.tellApart()
        for (number, storyboard) in input.storyboards.enumerated() {
            reader.addSegues(of: storyboard, number)
            reader.addReferences(of: storyboard, number)
        }
        var code = CodeMapReader(reader)
        code.read()
        return code.reader.map
    }

    // MARK: Boxes

    private mutating func addBoard(of storyboard: MapInput.Storyboard) {
        let file = storyboard.source.file
        let board = map.boards.count
        map.boards.append(
            .init(
                title: file.lastPathComponent.deletingPathExtension, file: file,
                deviceSize: storyboard.canvas.deviceSize))
        if storyboard.canvas.boxes.isEmpty {
            map.diagnostics.append(
                Diagnostic(
                    .note, .missingReference, location: SourceLocation(file: file),
                    message: "the storyboard has no scenes: its board is empty",
                    hints: ["add a view controller in Xcode, or leave the file out with --exclude"]))
        }
        let first = map.nodes.count
        for (index, box) in storyboard.canvas.boxes.enumerated() {
            var node = node(of: box, storyboard.source, board)
            node.isInitial = index == storyboard.canvas.initial
            map.nodes.append(node)
        }
        boxes.append(Array(first..<map.nodes.count))
    }

    /// Adds what tells apart boards of one title and nodes of one name and class: folders, and ids as documents have them.
    private mutating func tellApart() {
        let files = Dictionary(grouping: map.boards.compactMap(\.file)) { $0.lastPathComponent.deletingPathExtension }
        for (index, board) in map.boards.enumerated() {
            guard let file = board.file, let sharing = files[board.title], sharing.count > 1 else { continue }
            map.boards[index].title = Self.distinctPath(of: file, among: sharing).deletingPathExtension
        }
        let nodes = Dictionary(grouping: map.nodes.indices) {
            [String(map.nodes[$0].board), map.nodes[$0].name, map.nodes[$0].detail]
        }
        for index in nodes.values.filter({ $0.count > 1 }).joined() {
            guard let id = map.nodes[index].scene?.description.id else { continue }
            map.nodes[index].detail = [map.nodes[index].detail, id.rawValue].filter { !$0.isEmpty }.joined(
                separator: " · ")
        }
    }

    /// The shortest end of a path, in whole components, that no other path has.
    private static func distinctPath(of path: String, among paths: [String]) -> String {
        let components = path.split(separator: "/")
        let others = paths.filter { $0 != path }.map { $0.split(separator: "/") }
        let count = (1...components.count).first { count in
            !others.contains { $0.suffix(count).elementsEqual(components.suffix(count)) }
        }
        return components.suffix(count ?? components.count).joined(separator: "/")
    }

    private func node(of box: StoryboardCanvas.Box, _ source: any SceneSource, _ board: Int) -> AppMap.Node {
        switch box.content {
        case .reference(let storyboard, let identifier, _):
            let name = [storyboard ?? "this storyboard", identifier].compactMap { $0 }.joined(separator: " · ")
            return AppMap.Node(
                id: "\(source.file)#\(box.location.line ?? 0)", board: board, name: name,
                detail: "storyboard reference",
                content: .reference, center: box.center, size: Self.referenceSize, location: box.location)
        case .scene(let id):
            let scene = source.scenes.first { $0.id == id }.map { SceneReference($0, of: source) }
            let name = box.name ?? Self.words(of: box.element)
            var node = AppMap.Node(
                id: "\(source.file)#\(id.rawValue)", board: board, name: name,
                detail: box.customClass ?? Self.words(of: box.element), content: scene.map { .scene($0) } ?? .reference,
                center: box.center, size: box.size, location: box.location)
            node.type = box.customClass
            node.storyboardIdentifier = box.storyboardIdentifier
            if node.detail == name { node.detail = name == box.customClass ? Self.words(of: box.element) : "" }
            return node
        }
    }

    /// The size of the box of a reference or of code, in points.
    static let referenceSize = CGSize(width: 240, height: 84)

    /// `tableViewController` as `Table View Controller`, as Xcode's outline calls it.
    private static func words(of element: String) -> String {
        element.prefix(1).uppercased()
            + element.dropFirst().reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }
    }

    // MARK: Segues

    private mutating func addSegues(of storyboard: MapInput.Storyboard, _ number: Int) {
        for segue in storyboard.canvas.segues {
            let source = boxes[number][segue.source]
            let kind = EdgeKind(
                segue: segue.kind, relationship: segue.relationship, customClass: segue.customClass,
                unwindAction: segue.unwindAction)
            var edge = AppMap.Edge(
                source: source, target: segue.destination.map { boxes[number][$0] }, kind: kind,
                identifier: segue.identifier, location: segue.location)
            if case .unwind(let action) = kind {
                edge.target = unwindTarget(action, from: source)
            } else if edge.target == nil {
                report(
                    "the segue \(segue.identifier.map { "\"\($0)\" " } ?? "")leads to no scene of the storyboard",
                    at: segue.location, hint: "remove the segue, or connect it again in Xcode")
            }
            map.edges.append(edge)
        }
    }

    /// The scene whose class has the method that a segue unwinds to, in the same storyboard first; nil where the code tells none.
    private func unwindTarget(_ action: String, from source: Int) -> Int? {
        let classes = Set((input.code?.unwindActions ?? [:]).filter { $0.value.contains(action) }.keys)
        let targets = map.nodes.indices.filter { index in
            index != source && map.nodes[index].type.map { !classes.isDisjoint(with: chain(of: $0)) } ?? false
        }
        return targets.first { map.nodes[$0].board == map.nodes[source].board } ?? targets.first
    }

    /// A class and those that it derives from, as far as the app declares them.
    func chain(of type: String) -> [String] {
        var result = [type]
        while let last = result.last, let next = input.code?.superclasses[last], !result.contains(next) {
            result.append(next)
        }
        return result
    }

    // MARK: References

    private mutating func addReferences(of storyboard: MapInput.Storyboard, _ number: Int) {
        for (index, box) in storyboard.canvas.boxes.enumerated() {
            guard case .reference(let name, let identifier, let bundle) = box.content else { continue }
            let node = boxes[number][index]
            switch target(storyboard: name, identifier: identifier, from: number) {
            case .success(let target):
                map.edges.append(
                    .init(source: node, target: target, kind: .reference, identifier: nil, location: box.location))
            case .failure(let failure):
                let message = bundle.map { failure.message + " (it is in the bundle \($0))" } ?? failure.message
                map.nodes[node].message = message
                report(message, at: box.location, hint: failure.hint)
            }
        }
    }

    /// Why a controller is not there.
    struct Missing: Error {
        let message: String
        let hint: String
    }

    /// The node of a controller.
    ///
    /// - Parameters:
    ///   - name: The storyboard; nil for the one with the reference.
    ///   - identifier: The storyboard identifier; nil for the controller that the storyboard shows first.
    ///   - own: The number of the storyboard with the reference; nil for code.
    /// - Returns: The number of the node, or why there is none.
    func target(storyboard name: String?, identifier: String?, from own: Int?) -> Result<Int, Missing> {
        let candidates =
            name.map { name in
                input.storyboards.indices.filter { Self.name(of: input.storyboards[$0]) == name }
            } ?? own.map { [$0] } ?? Array(input.storyboards.indices)
        guard let first = candidates.first else { return .failure(missingStoryboard(name ?? "")) }
        for number in candidates {
            let canvas = input.storyboards[number].canvas
            if let identifier {
                if let box = canvas.boxes.firstIndex(where: { $0.storyboardIdentifier == identifier }) {
                    return .success(boxes[number][box])
                }
            } else if let box = canvas.initial {
                return .success(boxes[number][box])
            }
        }
        let file = input.storyboards[first].source.file.lastPathComponent
        guard let identifier else {
            return .failure(
                Missing(
                    message: "\(file) has no initial view controller",
                    hint: "check \"Is Initial View Controller\" of one in Xcode, or name an identifier"))
        }
        let identifiers = candidates.flatMap { input.storyboards[$0].canvas.boxes.compactMap(\.storyboardIdentifier) }
        let subject = candidates.count == 1 ? "\(file) has no view controller" : "no storyboard has a view controller"
        return .failure(
            Missing(
                message: "\(subject) with the identifier \"\(identifier)\"",
                hint: identifiers.isEmpty
                    ? "set its Storyboard ID in Xcode"
                    : "known identifiers: \(identifiers.prefix(8).joined(separator: ", "))"
            ))
    }

    private func missingStoryboard(_ name: String) -> Missing {
        if let reason = input.unreadable[name] {
            return Missing(message: "\(name).storyboard cannot be read: \(reason)", hint: "mend the file")
        }
        return Missing(
            message: "the app has no storyboard \"\(name)\"",
            hint: "add \(name).storyboard, or choose another storyboard for the reference in Xcode")
    }

    static func name(of storyboard: MapInput.Storyboard) -> String {
        storyboard.source.file.lastPathComponent.deletingPathExtension
    }

    mutating func report(_ message: String, at location: SourceLocation?, hint: String) {
        map.diagnostics.append(
            Diagnostic(.warning, .missingReference, location: location, message: message, hints: [hint]))
    }
}
