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

extension ShareLink {
    /// A button with a label that shares something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}

extension ShareLink where Label == SwiftUILayout.Label<Text, Image> {
    /// A button that shares something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: SwiftUILayout.Label("Share…", systemImage: "square.and.arrow.up"))
    }

    /// A button with a text that shares something.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(label: SwiftUILayout.Label(titleKey, systemImage: "square.and.arrow.up"))
    }
}
