public import KeylineDeveloperToolsSupport

/// Declares a preview of a controller: `keyline preview --package` draws it.
///
/// Source: UIKit's `Preview(_:traits:_:body:)`.
///
/// - Parameters:
///   - name: What the preview is called; nil for the line on which it stands.
///   - traits: How it wants to be shown.
///   - body: Makes the controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")

/// Declares a preview of a view: `keyline preview --package` draws it.
///
/// - Parameters:
///   - name: What the preview is called; nil for the line on which it stands.
///   - traits: How it wants to be shown.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")

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
