import Foundation
import KeylineByteText
import KeylineEditing
import KeylineGraphics
import KeylineScenes

/// Brings views onto one line.
@MainActor
struct AlignCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let lines = try words[1].split(separator: ",").map { word in
            guard let line = AlignTool.Line(rawValue: String(word)) else {
                throw CommandError.unknownWord(String(word), known: AlignTool.Line.allCases.map(\.rawValue))
            }
            return line
        }
        let views = try words[2...].map { try document.view(named: $0) }
        let bytes = try AlignTool(document, open: edited.open)
            .bytes(aligning: views, lines, constant: settings.editing.keepsDistances ? nil : 0)
        return try edited.write(try edited.updated(bytes, views), tellingMovesBesides: views)
    }
}

/// Pins views to what is nearest, and their sizes.
@MainActor
struct PinCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let views = try words[2...].map { try document.view(named: $0) }
        var pins = PinTool.Pins(toMargins: settings.editing.toMargins)
        var equalWidths = false
        var equalHeights = false
        for word in words[1].split(separator: ",").map(String.init) {
            switch word {
            case "width": pins.width = true
            case "height": pins.height = true
            case "aspect": pins.aspect = true
            case "equal-widths": equalWidths = true
            case "equal-heights": equalHeights = true
            default: pins.edges.append(try edge(word, document))
            }
        }
        var bytes = edited.bytes
        for view in views {
            let present = try edited.reading(bytes)
            bytes = try PinTool(present, open: edited.open).bytes(pinning: view, pins)
        }
        if equalWidths || equalHeights {
            let present = try edited.reading(bytes)
            bytes = try PinTool(present, open: edited.open)
                .bytes(equating: views, widths: equalWidths, heights: equalHeights)
        }
        return try edited.write(try edited.updated(bytes, views), tellingMovesBesides: views)
    }

    /// Such as `leading`, `top=20`, `trailing=standard`, `bottom=8:OTHER` or `bottom=20:edge`.
    private func edge(_ word: String, _ document: InterfaceDocument) throws -> PinTool.Pins.Edge {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        let sides = parts[0].split(separator: "=", maxSplits: 1).map(String.init)
        let known =
            CanvasEdge.allCases.map(\.rawValue) + ["width", "height", "aspect", "equal-widths", "equal-heights"]
        guard let edge = CanvasEdge(rawValue: sides[0]) else { throw CommandError.unknownWord(sides[0], known: known) }
        var pin = PinTool.Pins.Edge(edge)
        if sides.count == 2 {
            pin.isStandard = sides[1] == "standard"
            pin.distance = Double(sides[1])
            guard pin.isStandard || pin.distance?.isFinite == true else {
                throw CommandError.unknownWord(sides[1], known: ["standard", "a distance in points"])
            }
        }
        guard parts.count == 2 else { return pin }
        pin.wall = PinTool.Wall(rawValue: parts[1])
        // A view may be called like a side of the container; it is then meant.
        if let view = try? document.view(named: parts[1]) {
            pin.wall = nil
            pin.neighbour = view
        } else if pin.wall == nil {
            pin.neighbour = try document.view(named: parts[1])
        }
        return pin
    }
}

/// Puts views into a stack.
@MainActor
struct EmbedCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let views = try words[1...].map { try document.view(named: $0) }
        return try edited.write(bytes(embedding: views, of: document, in: edited), tellingMovesBesides: views)
    }

    private func bytes(
        embedding views: [String], of document: InterfaceDocument, in edited: EditedFile
    ) throws -> [UInt8] {
        let wrap = WrapTool(document, open: edited.open)
        switch settings.editing.container {
        case .stack: return try EmbedTool(document, open: edited.open).bytes(stacking: views)
        case .view: return try wrap.bytes(wrapping: views, in: .view)
        case .scrollView: return try wrap.bytes(wrapping: views, in: .scrollView)
        case .navigation:
            guard views.count == 1 else {
                throw EditingError.viewCount(needed: "one scene's view", given: views.count, file: edited.path)
            }
            return try NavigationWrap(document).bytes(wrapping: views[0])
        }
    }
}

/// Lists what Xcode's menu would offer after a drag from one view to another, and takes one of it.
@MainActor
struct SuggestCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let first = try document.view(named: words[1])
        let drag = try ControlDrag(document, showing: [first], open: edited.open)
        let offers = try drag.offers(
            from: first, to: document.item(named: words[2], near: first), settings.editing.dragDirection)
        guard let number = settings.editing.takenOffer else {
            let lines = offers.enumerated().map { "\($0 + 1). \($1.title) (\(Decimals.short($1.constant)))\n" }
            Console.write(lines.joined())
            return .success
        }
        guard offers.indices.contains(number - 1) else {
            throw CommandError.unknownWord("\(number)", known: offers.indices.map { "\($0 + 1)" })
        }
        return try edited.write(drag.bytes(taking: offers[number - 1]), tellingMovesBesides: [first])
    }
}

/// Deletes views and constraints.
@MainActor
struct DeleteCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        let names = Array(words[1...])
        let bytes = try DeleteTool(document, open: edited.open).bytes(deleting: names)
        return try edited.write(
            bytes, tellingMovesBesides: [], near: names.compactMap(document.concernedView(of:)))
    }
}

/// Changes a constraint or the properties of a view, or lists them.
@MainActor
struct SetCommand {
    let settings: CommandSettings
    let words: [String]

    func run() throws -> ExitStatus {
        let edited = try EditedFile(words[0], settings)
        let document = try edited.document()
        switch try document.subject(named: words[1]) {
        case .view(let view):
            let inspector = ViewInspector(view, of: document, for: settings.editing.variation, open: edited.open)
            guard words.count > 2 else {
                _ = list(inspector.values, of: inspector.names)
                return tell(inspector.variedSizeClasses)
            }
            let values = try words[2...].map(ViewInspector.Value.init(_:))
            return try edited.write(inspector.bytes(setting: values), tellingMovesBesides: [view])
        case .section(let name):
            let inspector = try SectionInspector(name, of: document)
            guard words.count > 2 else { return list(inspector.values, of: SectionInspector.names) }
            guard settings.editing.variation == nil else {
                throw EditingError.impossible(
                    reason: "titles of sections are the same for all size classes",
                    location: SourceLocation(file: edited.path), hint: "leave --vary out")
            }
            let values = try words[2...].map(ViewInspector.Value.init(_:))
            return try edited.write(
                inspector.bytes(setting: values), tellingMovesBesides: [],
                near: [name].compactMap(document.concernedView(of:)))
        case .constraint(let name):
            let inspector = try ConstraintInspector(name, of: document)
            guard words.count > 2 else {
                let values = inspector.values(in: settings.editing.variation)
                Console.write(values.map { "\($0.name)=\($0.value)\n" }.joined())
                return tell(inspector.variedSizeClasses)
            }
            let changes = try words[2...].map(change)
            let bytes =
                try settings.editing.variation.map { try inspector.bytes(varying: changes, for: $0) }
                ?? inspector.bytes(making: changes)
            return try edited.write(
                bytes, tellingMovesBesides: [], near: [name].compactMap(document.concernedView(of:)))
        }
    }

    private func list(_ said: [ViewInspector.Value], of names: [String]) -> ExitStatus {
        Console.write(said.map { "\($0.name)=\($0.value.escaped(for: .line))\n" }.joined())
        let others = names.filter { name in !said.contains { $0.name == name } }
        Console.note("not said: \(others.joined(separator: ", "))\n")
        return .success
    }

    /// Names the size classes that have values of their own, where the values for all were asked for.
    private func tell(_ variedSizeClasses: [String]) -> ExitStatus {
        guard settings.editing.variation == nil, !variedSizeClasses.isEmpty else { return .success }
        let classes = variedSizeClasses.joined(separator: "; ").escaped(for: .line)
        Console.note("differs in some size classes, which --vary lists: \(classes)\n")
        return .success
    }

    private static let keys = [
        "constant", "priority", "multiplier", "relation", "identifier", "placeholder", "margin", "swap",
        "firstAttribute", "secondAttribute", "installed",
    ]

    private func change(_ word: String) throws -> ConstraintInspector.Change {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let value = parts.count == 2 ? parts[1] : ""
        let number = Double(value).flatMap { $0.isFinite ? $0 : nil }
        switch (parts[0], number) {
        case ("swap", _) where parts.count == 1: return .swap
        case ("constant", let number?): return .constant(number)
        case ("priority", let number?) where number > 0 && number <= 1000: return .priority(number)
        case ("multiplier", _): return .multiplier(value)
        case ("identifier", _): return .identifier(value)
        case ("placeholder", _) where ["yes", "no"].contains(value): return .placeholder(value == "yes")
        case ("margin", _) where ["yes", "no"].contains(value): return .relativeToMargin(value == "yes")
        case ("firstAttribute", _) where parts.count == 2: return .firstAttribute(value)
        case ("secondAttribute", _) where parts.count == 2: return .secondAttribute(value)
        case ("installed", _) where ["yes", "no"].contains(value): return .installed(value == "yes")
        case ("relation", _):
            let words = ["==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
            guard let relation = words[value] else { throw CommandError.unknownWord(value, known: words.keys.sorted()) }
            return .relation(relation)
        default: throw CommandError.unknownWord(word, known: Self.keys)
        }
    }
}
