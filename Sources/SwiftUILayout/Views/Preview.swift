public import KeylineDeveloperToolsSupport

/// Declares a preview of a view: `keyline preview --package` draws it.
///
/// Source: SwiftUI's `Preview(_:traits:_:body:)`.
///
/// - Parameters:
///   - name: What the preview is called; nil for the line on which it stands.
///   - traits: How it wants to be shown.
///   - body: Makes the view; properties marked `@Previewable` may stand at its beginning.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")

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
