public import KeylineDeveloperToolsSupport

/// Marks a property wrapper at the beginning of a `#Preview` as one of the view that is previewed.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KeylineMacros", type: "PreviewableMacro")

/// Makes a property of `EnvironmentValues` an entry with the value that it is declared with.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KeylineMacros", type: "EntryMacro")

extension Preview {
    /// Describes a preview of a view; `#Preview` calls it.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, content: .view(body))
    }
}
