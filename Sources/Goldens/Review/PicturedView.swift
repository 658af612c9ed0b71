import Foundation
import KeylineGraphics
import KeylineScenes

/// A view as a picture shows it: the fonts and colours of what it draws, and the distances that it keeps between or around the views inside.
///
/// Code says none of this in a file that could be compared, so it comes from the display list and the frames, whatever the source is.
struct PicturedView: Codable, Hashable, Sendable {
    /// A property with its value in words.
    struct Property: Codable, Hashable, Sendable {
        let name: String
        let value: String
    }

    var id: String
    let className: String
    /// The place of the view around it in the list of views; nil for the outermost one.
    let parent: Int?
    /// The text that it shows; nil where it shows none.
    let text: String?
    let properties: [Property]
    /// The size in points, and the proposal that led to it; nil where something else decides sizes.
    let proposedSize: ProposedSize?
    /// The place in the source; nil where the source does not tell.
    let location: SourceLocation?
    /// The values that the app's code gives it in place of the document's own.
    var codeValues: [CodeValue]?
    /// Its frame in the picture, in points; nil for a view that is in none.
    var frame: CGRect?

    /// A value that code gives to a property.
    struct CodeValue: Codable, Hashable, Sendable {
        let property: String
        /// The value in words; nil where it is not known.
        let value: String?
        let location: SourceLocation

        /// The value in words.
        var words: String { value ?? "a value that is not known here" }
    }

    /// A size that a view chose for a proposal.
    struct ProposedSize: Codable, Hashable, Sendable {
        let proposal: String
        let width: Double
        let height: Double

        var text: String { Decimals.text(CGSize(width: width, height: height)) }

        /// Whether the view answers the same proposal with another size. Edges on device pixels are no other size.
        func differs(from old: ProposedSize) -> Bool {
            proposal == old.proposal && max(abs(width - old.width), abs(height - old.height)) > 0.5
        }
    }

    /// The words for it in lists of causes.
    var subject: String { "\(className) (\(id))" }

    // MARK: Of a scene

    /// The views of a scene, each before those inside it.
    static func views(of scene: Scene) -> [PicturedView] {
        var drawing: [ViewID: Drawing] = [:]
        collect(scene.displayList.items, view: nil, &drawing)
        let frames = Dictionary(scene.layout.placedViews.map { ($0.view.id, $0.frame) }) { first, _ in first }
        var views: [PicturedView] = []
        var waiting: [(view: ViewSnapshot, parent: Int?, location: SourceLocation?)] = [(scene.layout.root, nil, nil)]
        while let (view, parent, around) = waiting.popLast() {
            let location = view.identity.location ?? around
            let distances = [view.spacing, view.padding].compactMap { $0 }
            let size = view.sizing.proposal.map {
                ProposedSize(proposal: "\($0)", width: Double(view.frame.width), height: Double(view.frame.height))
            }
            waiting += view.children.reversed().map { ($0, views.count, location) }
            views.append(
                PicturedView(
                    id: view.id.rawValue, className: view.className, parent: parent, text: view.text?.text,
                    properties: (drawing[view.id]?.properties ?? []) + distances, proposedSize: size,
                    location: location, codeValues: CodeValue.values(of: view), frame: frames[view.id]))
        }
        return views
    }

    /// The values of what a view draws, each once, in the order of the drawing.
    private struct Drawing {
        var values: [(name: String, values: [String])] = []

        mutating func add(_ name: String, _ value: String) {
            guard let index = values.firstIndex(where: { $0.name == name }) else {
                values.append((name, [value]))
                return
            }
            if !values[index].values.contains(value) { values[index].values.append(value) }
        }

        /// Where a view draws more than these, as charts do, a list of values says little.
        private static let mostValues = 4

        var properties: [Property] {
            values.filter { $0.values.count <= Self.mostValues }.map {
                Property(name: $0.name, value: $0.values.joined(separator: ", "))
            }
        }
    }

    private static func collect(_ items: [DisplayItem], view: ViewID?, _ drawing: inout [ViewID: Drawing]) {
        for item in items {
            let owner = item.view ?? view
            if case .group(let group) = item.content {
                if let view = item.view, group.opacity < 1 {
                    drawing[view, default: Drawing()].add("opacity", Decimals.text(group.opacity))
                }
                collect(group.items, view: owner, &drawing)
                continue
            }
            guard let owner else { continue }
            for (name, value) in item.content.properties { drawing[owner, default: Drawing()].add(name, value) }
        }
    }

    // MARK: In a picture's file

    /// The fonts, colours and distances as a line, by the view's id; nil where there are none.
    var look: String? {
        guard !properties.isEmpty else { return nil }
        return ([id.quoted] + properties.flatMap { [$0.name, $0.value.escaped(for: .line)] }).joined(separator: "\t")
    }

    /// The views of a layout, each before those inside it.
    ///
    /// - Parameters:
    ///   - lines: The lines of the layout.
    ///   - looks: The lines of ``look``.
    /// - Returns: The views, as far as these lines tell them.
    static func views(in lines: [String], looking looks: [String]) -> [PicturedView] {
        let properties = looks.reduce(into: [Substring: [Property]]()) { result, look in
            let words = look.split(separator: "\t", omittingEmptySubsequences: false)
            result[words[0]] = stride(from: 2, to: words.count, by: 2).map {
                Property(name: String(words[$0 - 1]), value: String(words[$0]))
            }
        }
        return lines.compactMap(LayoutTree.view).map { view in
            PicturedView(
                id: view.id, className: view.className, parent: nil, text: view.texts,
                properties: properties["\"\(view.id)\""] ?? [], proposedSize: nil, location: nil)
        }
    }

    // MARK: Causes

    /// The causes that two versions of a scene's views tell, besides texts and frames.
    ///
    /// - Parameters:
    ///   - old: The older version's views.
    ///   - new: The newer version's views.
    ///   - alignment: The pairs of views whose ids only number them.
    /// - Returns: The causes, in the order of the newer views: fonts, colours and distances, then sizes that nothing else explains.
    static func causes(from old: [PicturedView], to new: [PicturedView], _ alignment: LayoutAlignment) -> [GoldenCause]
    {
        let before = Dictionary(old.map { (alignment.name(of: $0.id), $0) }) { first, _ in first }
        var causes: [GoldenCause] = []
        // A view around one that differs or that is new may have its size from it.
        var isExplained = [Bool](repeating: false, count: new.count)
        func explain(from index: Int) {
            for place in sequence(first: index, next: { new[$0].parent }) { isExplained[place] = true }
        }
        let places = Dictionary(new.indices.map { (new[$0].id, $0) }) { first, _ in first }
        for (index, view) in new.enumerated() {
            guard let previous = before[view.id] else {
                explain(from: index)
                continue
            }
            let changes = view.changes(since: previous)
            causes += changes
            if !changes.isEmpty || previous.text != view.text { explain(from: index) }
        }
        for view in old where places[alignment.name(of: view.id)] == nil {
            let around = view.parent.flatMap { places[alignment.name(of: old[$0].id)] }
            if let around { explain(from: around) }
        }
        for index in new.indices.reversed() where !isExplained[index] {
            guard let previous = before[new[index].id]?.proposedSize, let size = new[index].proposedSize,
                size.differs(from: previous)
            else { continue }
            causes.append(.property("size", of: new[index].subject, from: previous.text, to: size.text))
            explain(from: index)
        }
        return causes
    }

    /// The causes that the app's code tells of a document's views: the values that it gives them and did not give before.
    ///
    /// - Parameters:
    ///   - old: The older version's views.
    ///   - new: The newer version's views.
    ///   - alignment: The pairs of views whose ids only number them.
    ///   - includesUnknown: Whether properties count of which neither value is known.
    /// - Returns: The causes, in the order of the newer views.
    static func causesOfCode(
        from old: [PicturedView], to new: [PicturedView], _ alignment: LayoutAlignment, includesUnknown: Bool = false
    ) -> [GoldenCause] {
        let before = Dictionary(old.map { (alignment.name(of: $0.id), $0) }) { first, _ in first }
        var seen: Set<GoldenCause> = []
        return new.flatMap { view -> [GoldenCause] in
            // A view that is new has all its values since then.
            guard let previous = before[view.id] else { return [] }
            let older = values(previous.codeValues)
            let newer = values(view.codeValues)
            return Set(older.keys).union(newer.keys).sorted().compactMap { property in
                let first = older[property]
                let second = newer[property]
                let isKnown = first?.value != nil || second?.value != nil
                guard isKnown || includesUnknown,
                    let words = view.words(for: property, from: first, to: second, since: previous)
                else { return nil }
                return GoldenCause(subject: view.subject, change: words, location: newer[property]?.location)
            }.filter { cause in
                // A title is in several parts of bars.
                let shared = GoldenCause(subject: "", change: cause.change, location: cause.location)
                return seen.insert(shared).inserted || !view.id.contains("/")
            }
        }
    }

    /// The words for a property that code gives another value; nil where it is the same.
    private func words(
        for property: String, from first: CodeValue?, to second: CodeValue?, since previous: PicturedView
    ) -> String? {
        switch (first, second) {
        case (let first?, let second?):
            return first.value == second.value ? nil : "\(property) \(first.words) → \(second.words) by code"
        case (nil, let second?):
            let shown = previous.shownValue(of: property, besides: second.value)
            guard let value = second.value else { return property + GoldenCause.comesFromCode }
            return shown.map { "\(property) \($0) → \(value) by code" } ?? "\(property) is now \(value) by code"
        case (let first?, nil):
            let shown = shownValue(of: property, besides: first.value)
            guard let value = first.value else { return property + GoldenCause.cameFromCode }
            return shown.map { "\(property) \(value) by code → \($0)" } ?? "\(property) \(value) by code is gone"
        case (nil, nil): return nil
        }
    }

    /// The names of drawn properties by those in UIKit.
    private static let drawnProperties = ["textColor": "colour", "backgroundColor": "fill", "font": "font"]

    /// The value that the picture shows of a property that code does not set, in words; nil where it shows none, or the other revision's.
    private func shownValue(of property: String, besides other: String?) -> String? {
        let value: String?
        switch property {
        case "text", "title": value = text.map { $0.quoted }
        default:
            let name = Self.drawnProperties[property]
            value = properties.first { $0.name == name }?.value
        }
        return value == other ? nil : value
    }

    /// The last value of each property, which is shown.
    private static func values(_ values: [CodeValue]?) -> [String: CodeValue] {
        Dictionary((values ?? []).map { ($0.property, $0) }) { $1 }
    }

    /// A cause with the place of the view that it is about, where the source tells it.
    static func located(_ cause: GoldenCause, in views: [PicturedView]) -> GoldenCause {
        guard cause.location == nil else { return cause }
        let name = cause.subject == "constraint" ? cause.change.split(separator: " ").first { $0.contains(".") } : nil
        let id = name.map { String($0.prefix { $0 != "." }) }
        var cause = cause
        cause.location = views.first { $0.id == id || $0.subject == cause.subject }?.location
        return cause
    }

    private func changes(since old: PicturedView) -> [GoldenCause] {
        let before = Dictionary(old.properties.map { ($0.name, $0.value) }) { first, _ in first }
        let names = Set(properties.map(\.name))
        let hasOtherText = text != old.text
        let changed = properties.compactMap { property -> GoldenCause? in
            let name = property.name
            guard let value = before[name] else {
                // A stack with fewer views has no distances, a view without text has no font.
                return Self.comesAlone.contains(name)
                    ? GoldenCause(subject: subject, change: "\(name) is now \(property.value)") : nil
            }
            // Another text may need other fonts, and has as many colours as it has parts.
            let isComparable = !hasOtherText || !(value + property.value).contains(", ") || name == "padding"
            return value == property.value || !isComparable
                ? nil : .property(name, of: subject, from: value, to: property.value)
        }
        let lost = old.properties.filter { !names.contains($0.name) && Self.comesAlone.contains($0.name) }.map {
            GoldenCause(subject: subject, change: "\($0.name) \($0.value) is gone")
        }
        return changed + lost
    }

    /// The properties that come and go by themselves.
    private static let comesAlone: Set<String> = ["fill", "line", "gradient", "opacity"]
}

extension PicturedView.CodeValue {
    /// The values of a view; nil for none.
    fileprivate static func values(of view: ViewSnapshot) -> [PicturedView.CodeValue]? {
        // Of code that is not here its connection in the document is known alone.
        let values = view.codeValues.filter { value in
            !value.isUnknown || !["xib", "storyboard"].contains(value.location.file.pathExtension)
        }.map {
            PicturedView.CodeValue(property: $0.property, value: $0.value, location: $0.location)
        }
        return values.isEmpty ? nil : values
    }
}

extension DisplayItem.Content {
    /// The properties of drawn content, by the names that people use, with their values.
    fileprivate var properties: [(name: String, value: String)] {
        switch self {
        case .group, .image: []
        case .glyphs(let run): [("font", run.fontInWords), ("colour", run.color.description)]
        case .gradient(let item):
            [("gradient", item.stops.map(\.color.description).joined(separator: " to "))]
        case .path(let item):
            switch item.style {
            case .fill, .evenOddFill: [("fill", item.color.description)]
            case .stroke(let style): [("line", "\(item.color) \(Decimals.short(style.lineWidth))")]
            }
        }
    }
}

extension GlyphRun {
    /// The font's file, with the weight that a variable one is set to unless it is regular, and the size in points: `Inter weight 600 17`.
    fileprivate var fontInWords: String {
        let weight = font.variations.first { $0.tag == "wght" && $0.value != 400 }.map {
            "weight \(Decimals.text($0.value))"
        }
        return [font.name, weight, font.slant == 0 ? nil : "slanted", Decimals.short(fontSize)].compactMap { $0 }
            .joined(separator: " ")
    }
}

extension ViewSnapshot {
    /// Frames are on device pixels, so distances between them differ by less than this for the same spacing.
    private static let rounding: CGFloat = 0.5

    /// The distances between the views of a stack, as one number where they are alike; nil for other views.
    fileprivate var spacing: PicturedView.Property? {
        let isVertical: Bool
        switch className {
        case "VStack", "LazyVStack": isVertical = true
        case "HStack", "LazyHStack": isVertical = false
        default: return nil
        }
        let sides = children.map { isVertical ? ($0.frame.minY, $0.frame.maxY) : ($0.frame.minX, $0.frame.maxX) }
            .sorted { $0.0 < $1.0 }
        let distances = zip(sides, sides.dropFirst()).map { $1.0 - $0.1 }
        guard let first = distances.first, distances.allSatisfy({ abs($0 - first) < Self.rounding }) else { return nil }
        let mean = distances.reduce(0, +) / CGFloat(distances.count)
        return PicturedView.Property(name: "spacing", value: Self.text(mean))
    }

    /// The space around the only view inside one that pads it, as one number where all sides are alike.
    fileprivate var padding: PicturedView.Property? {
        guard className == "padding", let inside = children.first, children.count == 1 else { return nil }
        let sides = [
            inside.frame.minY, inside.frame.minX, frame.height - inside.frame.maxY, frame.width - inside.frame.maxX,
        ]
        let isEven = sides.allSatisfy { abs($0 - sides[0]) < Self.rounding }
        let values = (isEven ? [sides.reduce(0, +) / 4] : sides).map(Self.text)
        return PicturedView.Property(name: "padding", value: values.joined(separator: ", "))
    }

    /// A distance to half a point, which is as exactly as frames on device pixels tell it.
    private static func text(_ distance: CGFloat) -> String { Decimals.text((distance * 2).rounded() / 2) }
}
