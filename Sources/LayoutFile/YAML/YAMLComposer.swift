package import Foundation
import KeylineScenes

/// Builds the nodes of a document from its events; aliases are replaced by what they stand for, within bounds.
package struct YAMLComposer {
    private let events: YAMLEvents
    private let file: String
    private let text: YAMLText
    private var anchors: [String: YAMLNode] = [:]
    private var count = 0
    /// Mistakes that leave the rest of the document readable.
    private var log = MistakeLog()

    /// The root of the only document in a file.
    package static func compose(_ data: Data, file: String) throws(LayoutFileError) -> YAMLNode {
        let (root, mistakes) = try composeAll(data, file: file)
        try mistakes.finish()
        return root
    }

    /// The root of the only document in a file, for a reader that goes on after mistakes that do not hide the rest.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - file: The name that errors give.
    /// - Returns: The root, and the mistakes in the order of the file.
    /// - Throws: A mistake that hides those behind it.
    package static func composeReadable(
        _ data: Data, file: String
    ) throws(LayoutFileError) -> (root: YAMLNode, mistakes: [LayoutFileError]) {
        let (root, log) = try composeAll(data, file: file)
        return (root, log.error?.mistakes ?? [])
    }

    /// The root of the only document in a file, with the mistakes in it that do not hide the rest.
    static func composeAll(_ data: Data, file: String) throws(LayoutFileError) -> (root: YAMLNode, mistakes: MistakeLog)
    {
        guard data.count <= YAMLLimits.bytes else {
            throw .tooLarge("the file has more than \(YAMLLimits.bytes) bytes", at: SourceLocation(file: file))
        }
        let text = YAMLText(data)
        var composer = YAMLComposer(events: YAMLEvents(data: data, file: file), file: file, text: text)
        do throws(LayoutFileError) {
            return (try composer.document(), composer.log)
        } catch {
            throw composer.log.adding(error)
        }
    }

    private init(events: YAMLEvents, file: String, text: YAMLText) {
        self.events = events
        self.file = file
        self.text = text
    }

    private func nextEvent() throws(LayoutFileError) -> YAMLEvents.Positioned {
        do throws(YAMLProblem) { return try events.next() } catch {
            throw YAMLSyntaxMistake(error, in: text).error
        }
    }

    private mutating func document() throws(LayoutFileError) -> YAMLNode {
        _ = try nextEvent()
        guard case .documentStart = try nextEvent().event else { throw .empty(SourceLocation(file: file)) }
        let root = try node(try nextEvent(), depth: 0)
        _ = try nextEvent()
        guard case .streamEnd = try nextEvent().event else { throw .severalDocuments(SourceLocation(file: file)) }
        return root
    }

    private mutating func node(_ next: YAMLEvents.Positioned, depth: Int) throws(LayoutFileError) -> YAMLNode {
        let (event, location, end) = next
        guard depth <= YAMLLimits.depth else {
            throw .tooLarge("lists and mappings are nested more than \(YAMLLimits.depth) deep", at: location)
        }
        var extent = YAMLNode.Extent(start: location, end: end)
        switch event {
        case .alias(let name):
            extent.isAlias = true
            return try aliased(name, location, extent)
        case .scalar(let text, let isPlain, let anchor, let tag):
            return try finish(.scalar(text, isPlain: isPlain), anchor, tag, extent)
        case .sequenceStart(let anchor, let tag, let isFlow):
            let (items, end) = try items(depth)
            extent.isFlow = isFlow
            extent.end = isFlow ? end : items.last?.extent?.end ?? end
            return try finish(.sequence(items), anchor, tag, extent)
        case .mappingStart(let anchor, let tag, let isFlow):
            let (entries, end) = try entries(depth)
            extent.isFlow = isFlow
            extent.end = isFlow ? end : entries.last?.value.extent?.end ?? end
            return try finish(.mapping(entries), anchor, tag, extent)
        default: throw .syntax("the document ends too early", at: location)
        }
    }

    private mutating func items(_ depth: Int) throws(LayoutFileError) -> ([YAMLNode], end: SourceLocation) {
        var items: [YAMLNode] = []
        while true {
            let next = try nextEvent()
            if case .sequenceEnd = next.event { return (items, next.end) }
            items.append(try node(next, depth: depth + 1))
        }
    }

    private mutating func entries(_ depth: Int) throws(LayoutFileError) -> ([YAMLEntry], end: SourceLocation) {
        var entries: [YAMLEntry] = []
        var seen: [String: SourceLocation] = [:]
        while true {
            let next = try nextEvent()
            if case .mappingEnd = next.event { return (entries, next.end) }
            let keyNode = try node(next, depth: depth + 1)
            guard case .scalar(let key, _) = keyNode.content else {
                throw .syntax(
                    "a key is a single value, not \(keyNode.kindName)",
                    hint: "a value that begins with \"{\" or \"[\" needs quotation marks", at: keyNode.location)
            }
            let value = try node(try nextEvent(), depth: depth + 1)
            if let first = seen[key] {
                log.note(.duplicateKey(key, first: first, at: keyNode.location))
                continue
            }
            seen[key] = keyNode.location
            entries.append(YAMLEntry(key: key, keyLocation: keyNode.location, value: value))
        }
    }

    private mutating func finish(
        _ content: YAMLNode.Content, _ anchor: String?, _ tag: String?, _ extent: YAMLNode.Extent
    ) throws(LayoutFileError) -> YAMLNode {
        if let tag { log.note(.tag(tag, at: extent.start)) }
        try grow(by: 1, at: extent.start)
        var node = YAMLNode(content: content, location: extent.start, extent: extent)
        if node.isNothing { node.comment = text.comment(after: YAMLText.Place(extent.end)) }
        if let anchor { anchors[anchor] = node }
        return node
    }

    private mutating func aliased(
        _ name: String, _ location: SourceLocation, _ extent: YAMLNode.Extent
    ) throws(LayoutFileError) -> YAMLNode {
        guard var node = anchors[name] else {
            log.note(.unknownAlias(name, at: location))
            return YAMLNode(content: .scalar("", isPlain: true), location: location, extent: extent)
        }
        try grow(by: node.size(atMost: YAMLLimits.nodes), at: location)
        node.extent = extent
        return node
    }

    private mutating func grow(by nodes: Int, at location: SourceLocation) throws(LayoutFileError) {
        count += nodes
        guard count <= YAMLLimits.nodes else {
            throw .tooLarge(
                "the document has more than \(YAMLLimits.nodes) nodes once its aliases are replaced", at: location)
        }
    }
}

extension YAMLNode {
    /// The number of nodes, counted no further than a bound.
    fileprivate func size(atMost bound: Int) -> Int {
        var count = 0
        var waiting = [self]
        while let node = waiting.popLast(), count <= bound {
            count += 1
            switch node.content {
            case .scalar: break
            case .sequence(let items): waiting += items
            case .mapping(let entries): waiting += entries.map(\.value)
            }
        }
        return count
    }
}
