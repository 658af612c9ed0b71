import Foundation
import KeylineEditing
import KeylineScenes

/// Random edits of documents, each of which must leave everything that it does not speak of as it was.
@MainActor
struct RandomEdits {
    /// The outcome of the edits.
    struct Verdict {
        var edits = 0
        /// Edits that the document does not allow, with an error that says so.
        var refused = 0
        var changed = 0
        /// Results that cannot be read again.
        var unreadable: [String] = []
        /// Results in which something else than constraints and frames changed.
        var untidy: [String] = []
        var order = MarkupOrder.Agreement()
    }

    private var generator: SplitMix
    private let order: MarkupOrder
    private(set) var verdict = Verdict()

    init(seed: UInt64, order: MarkupOrder) {
        generator = SplitMix(state: seed)
        self.order = order
    }

    /// Makes one edit and looks at the result.
    mutating func edit(_ edited: EditedDocument) {
        let document = edited.document
        let views = document.viewIDs
        guard views.count > 1 else { return }
        verdict.edits += 1
        let chosen = (0..<(2 + below(2))).map { _ in views[below(views.count)] }
        var name = ""
        do {
            let (kind, bytes) = try change(edited, chosen, naming: &name)
            guard bytes != edited.bytes else { return }
            verdict.changed += 1
            let label = "\((edited.file as NSString).lastPathComponent): \(name) \(chosen.joined(separator: " "))"
            judge(bytes, of: edited, isMove: kind, label)
        } catch is any InputError {
            verdict.refused += 1
        } catch {
            verdict.unreadable.append("\(edited.file): \(name): \(error)")
        }
    }

    private mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    /// The bytes after an edit, and whether it moves views into another one.
    private mutating func change(
        _ edited: EditedDocument, _ views: [String], naming name: inout String
    ) throws -> (isMove: Bool, bytes: [UInt8]) {
        let document = edited.document
        let open = edited.reopen
        switch below(9) {
        case 0, 1:
            let repair = Repair.allCases[below(Repair.allCases.count)]
            name = repair.rawValue
            return (false, try DocumentRepair(document, selection: views, open: open).bytes(after: repair))
        case 2:
            let line = AlignTool.Line.allCases[below(AlignTool.Line.allCases.count)]
            name = "align \(line.rawValue)"
            return (false, try AlignTool(document, open: open).bytes(aligning: Array(Set(views)).sorted(), [line]))
        case 3, 4:
            let edge = CanvasEdge.allCases[below(4)]
            name = "pin \(edge.rawValue)"
            let pins = PinTool.Pins(
                edges: [.init(edge, isStandard: below(2) == 0)], toMargins: below(2) == 0, width: below(2) == 0,
                aspect: below(3) == 0)
            return (false, try PinTool(document, open: open).bytes(pinning: views[0], pins))
        case 5:
            name = "equal widths"
            return (
                false, try PinTool(document, open: open).bytes(equating: views, widths: true, heights: below(2) == 0)
            )
        case 6:
            name = "embed"
            let siblings = document.siblings(of: views[0])
            return (true, try EmbedTool(document, open: open).bytes(stacking: siblings))
        case 7:
            name = "suggest"
            let drag = try ControlDrag(document, open: open)
            let offers = try drag.offers(from: views[0], to: views[1], .outline)
            return (false, offers.isEmpty ? document.bytes : drag.bytes(taking: offers[below(offers.count)]))
        default:
            name = "set"
            let ids = document.constraintIDs
            guard !ids.isEmpty else { return (false, document.bytes) }
            let changes: [ConstraintInspector.Change] = [
                .constant(12), .priority(750), .relation("greaterThanOrEqual"), .identifier("A & \"B\""),
                .placeholder(true),
                .swap, .relativeToMargin(true), .multiplier("2"),
            ]
            return (
                false,
                try ConstraintInspector(ids[below(ids.count)], of: document).bytes(making: [
                    changes[below(changes.count)]
                ])
            )
        }
    }

    private mutating func judge(_ bytes: [UInt8], of edited: EditedDocument, isMove: Bool, _ label: String) {
        do {
            let source = try edited.reopen(bytes)
            for scene in source.scenes.prefix(2) { _ = try source.makeScene(scene.id, in: scene.environment) }
            _ = try InterfaceDocument(bytes, file: edited.file)
        } catch {
            verdict.unreadable.append("\(label): \(error)")
            return
        }
        let constraints = Set(edited.document.constraintIDs)
        var before = Self.untouched(edited.bytes, constraints, isMove)
        var after = Self.untouched(bytes, constraints, isMove)
        if isMove {
            before = before.sorted()
            after = after.sorted()
        }
        if before != after {
            let difference = zip(before, after).first { $0 != $1 }
            verdict.untidy.append("\(label): \(difference.map { "\($0.0) became \($0.1)" } ?? "a line more or less")")
        }
        verdict.order.add(order.agreement(of: bytes, besides: edited.bytes))
    }

    private static let lists = ["constraints", "connections", "mask", "variation"]
    private static let stacks = ["stackView", "subviews"]

    /// The lines of which no such edit speaks, each with its end: no constraints, no frames, nothing that leads to constraints.
    private static func untouched(_ bytes: [UInt8], _ constraints: Set<String>, _ isMove: Bool) -> [String] {
        let names = lists + (isMove ? stacks : [])
        return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n").compactMap { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("<constraint ") || text.hasPrefix("</constraint>")
                || text.hasPrefix("<rect key=\"frame\"")
            {
                return nil
            }
            if names.contains(where: { text.hasPrefix("<\($0)") || text.hasPrefix("</\($0)>") }) { return nil }
            let marks = ["destination=\"", "reference=\""]
            let leads = marks.contains { mark in
                text.range(of: mark).map { constraints.contains(String(text[$0.upperBound...].prefix { $0 != "\"" })) }
                    ?? false
            }
            if leads { return nil }
            let kept = line.replacing(" fixedFrame=\"YES\"", with: "")
            return isMove ? kept.trimmingCharacters(in: .whitespaces) : kept
        }
    }
}
