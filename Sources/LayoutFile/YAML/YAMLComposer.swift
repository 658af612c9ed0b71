package import Foundation
import KeylineScenes

/// Builds the nodes of a document from its events; aliases are replaced by what they stand for, within bounds.
package struct YAMLComposer {
    private let events: YAMLEvents
    private let file: String
    private var anchors: [String: YAMLNode] = [:]
    private var count = 0

    /// The root of the only document in a file.
    package static func compose(_ data: Data, file: String) throws(LayoutFileError) -> YAMLNode {
        guard data.count <= YAMLLimits.bytes else {
            throw .tooLarge("the file has more than \(YAMLLimits.bytes) bytes", at: SourceLocation(file: file))
        }
        var composer = YAMLComposer(events: YAMLEvents(data: data, file: file), file: file)
        return try composer.document()
    }

    private init(events: YAMLEvents, file: String) {
        self.events = events
        self.file = file
    }

    private mutating func document() throws(LayoutFileError) -> YAMLNode {
        _ = try events.next()
        guard case .documentStart = try events.next().event else { throw .empty(SourceLocation(file: file)) }
        let root = try node(try events.next(), depth: 0)
        _ = try events.next()
        guard case .streamEnd = try events.next().event else { throw .severalDocuments(SourceLocation(file: file)) }
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
            let next = try events.next()
            if case .sequenceEnd = next.event { return (items, next.end) }
            items.append(try node(next, depth: depth + 1))
        }
    }

    private mutating func entries(_ depth: Int) throws(LayoutFileError) -> ([YAMLEntry], end: SourceLocation) {
        var entries: [YAMLEntry] = []
        var seen: [String: SourceLocation] = [:]
        while true {
            let next = try events.next()
            if case .mappingEnd = next.event { return (entries, next.end) }
            let keyNode = try node(next, depth: depth + 1)
            guard case .scalar(let key, _) = keyNode.content else {
                throw .syntax("a key is a single value, not \(keyNode.kindName)", at: keyNode.location)
            }
            if let first = seen[key] { throw .duplicateKey(key, first: first, at: keyNode.location) }
            seen[key] = keyNode.location
            let value = try node(try events.next(), depth: depth + 1)
            entries.append(YAMLEntry(key: key, keyLocation: keyNode.location, value: value))
        }
    }

    private mutating func finish(
        _ content: YAMLNode.Content, _ anchor: String?, _ tag: String?, _ extent: YAMLNode.Extent
    ) throws(LayoutFileError) -> YAMLNode {
        if let tag { throw .tag(tag, at: extent.start) }
        try grow(by: 1, at: extent.start)
        let node = YAMLNode(content: content, location: extent.start, extent: extent)
        if let anchor { anchors[anchor] = node }
        return node
    }

    private mutating func aliased(
        _ name: String, _ location: SourceLocation, _ extent: YAMLNode.Extent
    ) throws(LayoutFileError) -> YAMLNode {
        guard var node = anchors[name] else { throw .unknownAlias(name, at: location) }
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
