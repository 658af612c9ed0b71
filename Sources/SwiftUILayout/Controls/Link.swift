public import Foundation

/// A text that leads somewhere.
public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL

    /// A link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// The label, like a button's. Its texts lead to the destination in a PDF and in SVG.
    public var body: some View {
        Button(action: {}, label: { label.environment(\.linkTarget, destination.absoluteString) })
            .accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
    }
}

extension Link where Label == Text {
    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A button that shares something.
public struct ShareLink<Label: View>: View {
    private let label: Label

    private init(label: Label) {
        self.label = label
    }

    /// The label, like a button's.
    public var body: some View { Button(action: {}, label: { label }) }
}

/// The title and the picture that a sheet shows for something that is shared.
public struct SharePreview<Image, Icon>: Sendable {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// A title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    /// A title.
    public init(_ title: Text) where Image == Never, Icon == Never {}
    /// A title with a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    /// A title with a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
    /// A title with a picture.
    public init(_ title: Text, image: Image) where Icon == Never {}
    /// A title with an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
    /// A title with an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}
    /// A title with a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    /// A title with a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension ShareLink {
    /// A button with a label that shares something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A button with a label that shares something that a sheet previews.
    public init<Item, P, I>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    /// A button with a label that shares several things.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    /// A button with a label that shares several things that a sheet previews.
    public init<Items: RandomAccessCollection, P, I>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<P, I>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

extension ShareLink where Label == SwiftUILayout.Label<Text, Image> {
    private static func usual() -> Label { SwiftUILayout.Label("Share…", systemImage: "square.and.arrow.up") }

    /// A button that shares something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: Self.usual())
    }

    /// A button that shares something that a sheet previews.
    public init<Item, P, I>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>) {
        self.init(label: Self.usual())
    }

    /// A button that shares several things.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(label: Self.usual())
    }

    /// A button that shares several things that a sheet previews.
    public init<Items: RandomAccessCollection, P, I>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<P, I>
    ) {
        self.init(label: Self.usual())
    }

    /// A button with a text that shares something.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: SwiftUILayout.Label(titleKey, systemImage: "square.and.arrow.up"))
    }

    /// A button with a text that shares something.
    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: SwiftUILayout.Label(title, systemImage: "square.and.arrow.up"))
    }

    /// A button with a text that shares something that a sheet previews.
    public init<Item, P, I>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<P, I>
    ) {
        self.init(label: SwiftUILayout.Label(titleKey, systemImage: "square.and.arrow.up"))
    }

    /// A button with a text that shares something that a sheet previews.
    @_disfavoredOverload
    public init<S: StringProtocol, Item, P, I>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(label: SwiftUILayout.Label(title, systemImage: "square.and.arrow.up"))
    }
}
