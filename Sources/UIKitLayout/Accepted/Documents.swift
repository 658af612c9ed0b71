public import Foundation
import KeylineScenes

/// A file that an app keeps open. It is read and written when asked, at once. Changes no picture.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// How a document is; raw values are Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// It is open.
        public static let normal: State = []
        /// It is closed.
        public static let closed = State(rawValue: 1)
        /// Others changed it too.
        public static let inConflict = State(rawValue: 2)
        /// It could not be written.
        public static let savingError = State(rawValue: 4)
    }
    /// How a document is written; raw values are Apple's.
    public enum SaveOperation: Int, Hashable, Sendable {
        case forCreating = 0
        case forOverwriting
    }
    /// What changed; raw values are Apple's.
    public enum ChangeKind: Int, Hashable, Sendable {
        case done = 0
        case undone, redone, cleared
    }
    /// Where the file is.
    open private(set) var fileURL: URL
    /// How the document is.
    open private(set) var documentState = State.closed
    /// The name.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// Whether something is to be written.
    open private(set) var hasUnsavedChanges = false
    /// What takes changes back.
    open var undoManager: UndoManager? = UndoManager()

    /// A document that is not open yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// Takes what was read.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// What is written.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// Says that something changed.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
    /// Called when reading or writing failed.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

    /// Reads the file, and says whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try load(fromContents: Data(contentsOf: fileURL), ofType: fileURL.pathExtension) }
        if isRead { documentState = .normal }
        completionHandler?(isRead)
    }

    /// Writes the file, and says whether that went well.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isWritten = attempt {
            guard let data = try contents(forType: url.pathExtension) as? Data else {
                throw CocoaError(.fileWriteUnknown)
            }
            try OutputFile.write([UInt8](data), to: url.path)
        }
        if isWritten {
            fileURL = url
            hasUnsavedChanges = false
            documentState = .normal
        }
        completionHandler?(isWritten)
    }

    /// Writes what changed, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            documentState = .closed
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting) { isWritten in
            if isWritten { self.documentState = .closed }
            completionHandler?(isWritten)
        }
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }
}

/// Looks for words that are spelled wrong: it has no dictionary, and finds none. Changes no picture.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// Looks with no words of one's own.
    public override init() { super.init() }
    /// The languages that it knows: none.
    public nonisolated static var availableLanguages: [String] { [] }
    /// The first word that is spelled wrong: none, which is a range at no place.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// What may be meant instead: nothing.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// How a word may end: anyhow.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// Explains a word; a scene of its own is an empty sheet, since the system draws it. Changes no picture.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    /// Explains a word.
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    /// Creates one from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Whether a word is explained: none is.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
