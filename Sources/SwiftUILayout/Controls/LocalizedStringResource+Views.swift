import KeylineFoundationSupplement

// Texts of resources, which are looked up in the language of the place that shows them. A literal is a `LocalizedStringKey` before
// it is a resource.

extension Text {
    /// The text of a resource in the scene's language, with Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.localized(LocalizedStringKey(resource), table: resource.table))
    }
}

extension Button where Label == Text {
    /// A button with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// A button with a text that is there for something.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text beside a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
}

extension Toggle where Label == Text {
    /// A switch with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// A field with a text that shows while it is empty.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension View {
    /// The title of the bar.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
}
