import Foundation
import KeylineFiles

/// The edits of a session, with the bytes before and after each.
///
/// Every edit is also in the journal of `keyline undo` (`EditJournal`), so that it can be undone after the session; here are the names of
/// the edits, and the bytes where the user has no folder for a journal.
struct EditorHistory {
    /// An edit.
    struct Edit: Equatable {
        /// The gesture's name, such as `Move`.
        let title: String
        let before: [UInt8]
        let after: [UInt8]
    }

    /// Why a step is not made.
    enum Refusal: Error, Equatable {
        /// There is no edit in this direction.
        case nothing
        /// The document is not as the edit left it.
        case changed(Edit)
    }

    private var edits: [Edit] = []
    private var position = 0

    /// The edit that is undone next.
    var undone: Edit? { position > 0 ? edits[position - 1] : nil }
    /// The edit that is done again next.
    var redone: Edit? { position < edits.count ? edits[position] : nil }

    /// Adds an edit; those that were undone are forgotten.
    mutating func append(_ edit: Edit) {
        edits.removeLast(edits.count - position)
        edits.append(edit)
        // As many as the journal keeps.
        if edits.count > EditJournal.mostEdits { edits.removeFirst() }
        position = edits.count
    }

    /// Goes a step.
    ///
    /// - Parameters:
    ///   - direction: Back or forth.
    ///   - bytes: The present contents of the document.
    /// - Returns: The contents after the step.
    /// - Throws: `Refusal` where there is no such edit, or the contents are not as it left them.
    mutating func step(_ direction: EditJournal.Direction, from bytes: [UInt8]) throws(Refusal) -> [UInt8] {
        guard let edit = direction == .undo ? undone : redone else { throw .nothing }
        guard bytes == (direction == .undo ? edit.after : edit.before) else { throw .changed(edit) }
        position += direction == .undo ? -1 : 1
        return direction == .undo ? edit.before : edit.after
    }
}
