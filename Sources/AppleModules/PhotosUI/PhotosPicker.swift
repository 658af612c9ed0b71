public import Photos
public import SwiftUILayout

/// A picture that a person chose, of which there is none.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The picture's name in the library.
    public let itemIdentifier: String?
    /// A picture by its name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// Its types: none are known.
    public var supportedContentTypes: [String] { [] }
    /// Nothing can be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// The way choosing behaves.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

/// The way pictures are handed over.
public struct PhotosPickerEncoding: Hashable, Sendable {
    /// Encodings of pictures.
    public typealias EncodingDisambiguationPolicy = PhotosPickerEncoding
    private let name: String
    public static let automatic = PhotosPickerEncoding(name: "automatic")
    public static let current = PhotosPickerEncoding(name: "current")
    public static let compatible = PhotosPickerEncoding(name: "compatible")
}

/// A button that lets a person choose pictures. It is drawn; nothing opens.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// A button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for one picture of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for several pictures of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    /// A button with a title for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic
    ) { label = Text(titleKey) }

    /// A button with a title for several pictures.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic
    ) { label = Text(titleKey) }

    /// A button with a title for one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic
    ) { label = Text(title) }
}

extension View {
    /// Lets a person choose one picture. Nothing opens.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic
    ) -> some View { self }

    /// Lets a person choose several pictures. Nothing opens.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic
    ) -> some View { self }
}
