public import KeylineDeveloperToolsSupport

/// Surroundings of previews: what it makes once is shared by all previews with a modifier of this type.
///
///     struct SampleStore: PreviewModifier {
///         static func makeSharedContext() async throws -> Store { try await Store.sample() }
///         func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleStore())) { Shelf() }
///
/// Source: SwiftUI's `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What previews share.
    associatedtype Context = Void
    /// The view with its surroundings.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = PreviewModifierContent

    /// Makes what previews share; called once in a program, before the first of them is drawn.
    static func makeSharedContext() async throws -> Context

    /// Puts the view into its surroundings.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - context: What previews share.
    /// - Returns: What is shown.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview that a ``PreviewModifier`` puts into surroundings.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

extension PreviewTrait<Preview.ViewTraits> {
    /// In surroundings. Of several modifiers the first is nearest to the view.
    ///
    /// A view of UIKit's has none: its preview is an error.
    @MainActor @preconcurrency
    public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
        Self(
            trait: .modified,
            modification: PreviewModification(
                prepare: { try await SharedContexts.prepare(Modifier.self) },
                apply: { content in
                    guard let view = content as? any View else { throw PreviewModifierError.noView }
                    guard let context = SharedContexts.context(of: Modifier.self) else {
                        throw PreviewModifierError.unprepared("\(Modifier.self)")
                    }
                    return modifier.body(
                        content: PreviewModifierContent(view: AnyView(erasing: view)), context: context)
                }))
    }
}

/// What previews share, by the type of the modifier that made it.
@MainActor
private enum SharedContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    static func prepare<Modifier: PreviewModifier>(_ type: Modifier.Type) async throws {
        guard made[ObjectIdentifier(type)] == nil else { return }
        made[ObjectIdentifier(type)] = try await type.makeSharedContext()
    }

    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context? {
        // Where nothing is shared there is nothing to wait for.
        made[ObjectIdentifier(type)] as? Modifier.Context ?? () as? Modifier.Context
    }
}

/// Why a modifier of a preview cannot do its work.
enum PreviewModifierError: Error, Equatable, CustomStringConvertible {
    /// The preview is one of UIKit's.
    case noView
    /// What the previews share was not made.
    case unprepared(String)

    var description: String {
        switch self {
        case .noView: "only previews of SwiftUI views have modifiers"
        case .unprepared(let name):
            "the shared context of the previews of \(name) is missing; LinkedPreviews.prepare() creates it"
        }
    }
}
