public import Foundation

/// Text with attributes that layout managers set.
///
/// Lines are set when somebody asks for them, so that no change needs to be announced.
@preconcurrency
open class NSTextStorage: NSMutableAttributedString {
    /// What changed; raw values are Apple's.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Creates a text without characters.
    public convenience init() {
        self.init(string: "")
    }

    private nonisolated(unsafe) var managers: [NSLayoutManager] = []
    /// Hears of changes, which nobody makes in a picture. Changes no picture.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// Who sets the text in lines.
    @preconcurrency @MainActor open var layoutManagers: [NSLayoutManager] { managers }

    /// Lets a layout manager set the text.
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// A layout manager no longer sets the text.
    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// What the change was that was announced last.
    open private(set) var editedMask: EditActions = []
    /// Where it was, in UTF-16 code units.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text grew.
    open private(set) var changeInLength = 0

    /// Announces a change, which is processed at once: lines are set anew whenever they are asked for.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask = editedMask
        self.editedRange = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        changeInLength = delta
    }
    /// Ends a change. Changes no picture.
    open func processEditing() {}
    /// Chooses fonts that have every character, which setting lines does by itself. Changes no picture.
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Hears of changes of a text.
@preconcurrency
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before lines are set. Changes no picture.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    /// Called after a change. Changes no picture.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
