public import Foundation

// What is dragged, dropped, copied and shared. A still picture shows none of it.

/// A type whose values can be dragged and shared.
public protocol Transferable {
    /// The ways in which values are handed over.
    associatedtype Representation: TransferRepresentation

    /// The ways in which values are handed over.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values are handed over.
public protocol TransferRepresentation<Item>: Sendable {
    /// The kind of value.
    associatedtype Item
}

/// Several ways in which values are handed over.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// Collects ways in which values are handed over.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
    /// A way.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> TransferRepresentations<Item>
    where R.Item == Item { TransferRepresentations() }
    /// Several ways.
    public static func buildBlock(_ parts: TransferRepresentations<Item>...) -> TransferRepresentations<Item> {
        TransferRepresentations()
    }
}

/// A value that another one is handed over as.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
    /// Hands over another value.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    /// Hands over another value, and takes one.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
    /// Says whether it is wanted.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Bytes that a value is handed over as. Types are of `UniformTypeIdentifiers`.
public struct DataRepresentation<Item>: TransferRepresentation {
    /// Takes bytes and hands them over.
    public init<ContentType>(
        contentType: ContentType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// Hands over bytes.
    public init<ContentType>(
        exportedContentType: ContentType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    /// Takes bytes.
    public init<ContentType>(
        importedContentType: ContentType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    /// The name of the file.
    public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// A file that a value is handed over as.
public struct FileRepresentation<Item>: TransferRepresentation {
    /// Takes a file and hands one over.
    public init<ContentType>(
        contentType: ContentType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    /// Hands over a file.
    public init<ContentType>(
        exportedContentType: ContentType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    /// Takes a file.
    public init<ContentType>(
        importedContentType: ContentType,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A value that is coded as it is handed over.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    /// Codes values of a type.
    public init<ContentType>(for itemType: Item.Type = Item.self, contentType: ContentType) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Names a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether it is the original.
    public let isOriginalFile: Bool
}

/// The one who may take a representation.
public enum TransferRepresentationVisibility: Sendable {
    case all, team, group, ownProcess
}

extension String: Transferable {
    /// Text.
    public static var transferRepresentation: some TransferRepresentation<String> { TransferRepresentations() }
}

extension URL: Transferable {
    /// An address.
    public static var transferRepresentation: some TransferRepresentation<URL> { TransferRepresentations() }
}

extension Data: Transferable {
    /// Bytes.
    public static var transferRepresentation: some TransferRepresentation<Data> { TransferRepresentations() }
}

extension AttributedString: Transferable {
    /// Text.
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        TransferRepresentations()
    }
}

extension View {
    /// The effect: what dragging the view gives.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// The effect: what dragging the view gives, and what follows the finger.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// The effect: what dropping something does.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// The effect: what dropping something does.
    public func onDrop<D: DropDelegate>(of supportedContentTypes: [String], delegate: D) -> some View { self }
    /// The effect: what dropping something does. Types are of `UniformTypeIdentifiers`.
    @_disfavoredOverload
    public func onDrop<ContentType, D: DropDelegate>(
        of supportedContentTypes: [ContentType], delegate: D
    ) -> some View { self }
    /// Says what can be copied.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// The effect: what pasting does.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
}

/// Says the things that is dropped and where.
public struct DropInfo {
    /// Where, in points.
    public var location: CGPoint { .zero }
    /// Whether there is something of some types: no.
    public func hasItemsConforming<ContentType>(to contentTypes: [ContentType]) -> Bool { false }
}

/// The effect: what dropping something would do.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
}

/// The effect: what dropping something would do.
public struct DropProposal: Sendable {
    /// Says what it would do.
    public let operation: DropOperation
    /// Proposes something.
    public init(operation: DropOperation) { self.operation = operation }
}

/// Takes the things that is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it can be taken.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes it.
    func performDrop(info: DropInfo) -> Bool
    /// It comes near.
    func dropEntered(info: DropInfo)
    /// It moves.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It goes away.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// It can.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Proposes nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
