public import KeylineDeveloperToolsSupport

// A closure of several statements could make either system's view as far as overloads are told apart: SwiftUI's comes first.
extension Preview {
    /// Describes a preview of a controller; `#Preview` calls it.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits: traits, content: .uiKit(body))
    }

    /// Describes a preview of a view; `#Preview` calls it.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits: traits, content: .uiKit(body))
    }
}
