/// Declares a preview of a view or a controller of either layout system: `keyline preview --package` draws it.
///
/// Apple has one such macro in SwiftUI and two in UIKit. A file with an import of both cannot tell them apart by a closure of several
/// statements, because the compiler looks into those only after it has chosen. Here is one macro for all of them; its expansion calls the
/// initializer that fits.
///
///     #Preview("Large", traits: .sizeThatFitsLayout) {
///         @Previewable @State var isOn = true
///         Toggle("Alarm", isOn: $isOn)
///     }
///
/// Source: SwiftUI's and UIKit's `Preview(_:traits:body:)`.
///
/// - Parameters:
///   - name: The name of the preview; nil for the line on which it is.
///   - traits: The settings of how it is shown.
///   - body: Makes the view or the controller; properties marked `@Previewable` may come first.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "KeylineMacros", type: "PreviewMacro")

/// Takes any statements that a preview may have. Only types are checked through it: views are built by the expansion, with the builder of
/// their own system.
@resultBuilder
public enum PreviewBuilder {
    /// Accepts anything: the expansion finds out whether it is a view.
    public static func buildExpression<Content>(_ content: Content) -> Any { content }
    /// Accepts several views in a row.
    public static func buildBlock(_ content: Any...) -> Any { content }
    /// Accepts `if` without `else`.
    public static func buildOptional(_ content: Any?) -> Any { content as Any }
    /// Accepts the first branch of `if` and `switch`.
    public static func buildEither(first content: Any) -> Any { content }
    /// Accepts the other branches of `if` and `switch`.
    public static func buildEither(second content: Any) -> Any { content }
    /// Accepts `if #available`.
    public static func buildLimitedAvailability(_ content: Any) -> Any { content }
}
