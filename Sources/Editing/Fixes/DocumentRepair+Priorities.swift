import Foundation
import KeylineLayoutFile
import KeylineScenes

extension DocumentRepair {
    /// Makes the priorities of contents unequal where equal ones leave views open, as Xcode does with 251 and 252.
    ///
    /// A priority stays changed only if fewer views are open with it and nothing else is worse. Layout files keep their priorities.
    ///
    /// - Parameters:
    ///   - start: The version with suggested constraints.
    ///   - before: The document before; views that were open in it may stay open.
    ///   - canvas: Where the views of the scope lie, each in the view around it, in points.
    /// - Returns: The version, with some priorities one higher.
    /// - Throws: What reading and laying out the document throws.
    func yielding(
        _ start: LaidOutVersion, besides before: LaidOutVersion, _ canvas: [String: CGRect]
    ) throws -> LaidOutVersion {
        var best = start
        guard !document.isLayoutFile, best.incomplete.isEmpty else { return best }
        // Each attempt is a layout of the whole document.
        for view in document.order.filter(start.ambiguous.subtracting(before.ambiguous).contains).prefix(8) {
            for priority in ContentPriority.allCases where best.ambiguous.contains(view) {
                let attempt = try version(raising(priority, of: view, in: best.document), canvas)
                if attempt.isMoreDecided(than: best) { best = attempt }
            }
        }
        return best
    }

    private func raising(_ priority: ContentPriority, of view: String, in document: InterfaceDocument) -> [UInt8] {
        guard let element = document.views[view]?.element else { return document.bytes }
        let name = priority.rawValue
        let value = document.markup[element][name].flatMap(Double.init) ?? priority.usual
        guard value < 999 else { return document.bytes }
        var editor = InterfaceEditor(document)
        editor.editMarkup { markup in
            markup.set(
                name, to: ConstraintMarkup.number(value + 1), of: element,
                before: EditedProperty.attributes(after: name))
        }
        return editor.bytes()
    }
}

/// A priority of a view's content, by the name of its attribute.
private enum ContentPriority: String, CaseIterable {
    case horizontalHugging = "horizontalHuggingPriority"
    case verticalHugging = "verticalHuggingPriority"
    case horizontalCompression = "horizontalCompressionResistancePriority"
    case verticalCompression = "verticalCompressionResistancePriority"

    /// The priority of a view whose document says none.
    var usual: Double {
        switch self {
        case .horizontalHugging, .verticalHugging: 250
        case .horizontalCompression, .verticalCompression: 750
        }
    }
}

extension LaidOutVersion {
    /// Whether fewer views are open than in another version, none is open or misplaced besides, and no more constraints conflict.
    fileprivate func isMoreDecided(than other: LaidOutVersion) -> Bool {
        ambiguous.isStrictSubset(of: other.ambiguous) && incomplete.isEmpty && conflicts <= other.conflicts
            && Set(misplaced.keys).isSubset(of: other.misplaced.keys)
    }
}
