public import Foundation

/// Hands data over when it is dragged, dropped, pasted or shared: nobody does, in a picture. Changes no picture.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// What a file would be called.
    open var suggestedName: String?
    private let object: AnyObject?

    /// Hands nothing over.
    public override init() {
        object = nil
    }
    /// Hands an object over.
    public init(object: any NSObjectProtocol) {
        self.object = object as AnyObject
    }
    /// Hands a value over.
    public init(item: Any?, typeIdentifier: String?) {
        object = item as AnyObject?
    }
    /// Hands a file over.
    public convenience init?(contentsOf fileURL: URL) {
        self.init(item: fileURL, typeIdentifier: nil)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// The kinds of data: none is offered.
    open var registeredTypeIdentifiers: [String] { [] }
    /// Whether data of a kind is offered: none is.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Whether an object of a class is offered: the one that the provider was made with.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool { object.map { type(of: $0) == aClass } ?? false }
}

/// What is dragged. Changes no picture.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Who hands the data over.
    public let itemProvider: NSItemProvider
    /// Anything of the app's.
    open var localObject: Any?
    /// Names data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What is dragged or dropped. Changes no picture.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view.
    func location(in view: UIView) -> CGPoint
    /// Whether there is an object of a class.
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag. Changes no picture.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Anything of the app's.
    var localContext: Any? { get set }
}

/// A drop. Changes no picture.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in the app.
    var localDragSession: (any UIDragSession)? { get }
}

/// What would happen at a place. Changes no picture.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What would happen.
    public let operation: UIDropOperation
    /// Proposes something.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// A type whose values can be given to other apps.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that values can be written as.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the value.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A type whose values can be read from what other apps give.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that values can be read from.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Reads a value.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
