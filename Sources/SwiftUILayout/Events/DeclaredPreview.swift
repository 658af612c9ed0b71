/// What modifiers ask of a preview; whoever shows it follows, the view itself looks the same.
package struct PreviewPreferences: Sendable {
    /// The name that lists show.
    package var displayName: String?
    /// The room.
    package var layout: PreviewLayout?
    /// The device.
    package var device: PreviewDevice?
    /// How the device is held.
    package var orientation: InterfaceOrientation?
    /// Light or dark for the whole picture.
    package var colorScheme: ColorScheme?

    /// These, and where they ask for nothing what the view around asks.
    fileprivate func completed(by outer: PreviewPreferences) -> PreviewPreferences {
        PreviewPreferences(
            displayName: displayName ?? outer.displayName, layout: layout ?? outer.layout,
            device: device ?? outer.device,
            orientation: orientation ?? outer.orientation, colorScheme: colorScheme ?? outer.colorScheme)
    }
}

/// One of the previews that a `PreviewProvider` shows.
@MainActor
package struct DeclaredPreview {
    /// What is shown.
    package let view: any View
    /// How it wants to be shown.
    package let preferences: PreviewPreferences

    /// The previews in a provider's views: each of several views that follow one another, in groups too, is one.
    ///
    /// What is asked of a group is asked of each of its views that does not ask for something else.
    package static func all(in view: any View) -> [DeclaredPreview] {
        (view as? any PreviewContainer)?.previewParts ?? [
            DeclaredPreview(view: view, preferences: PreviewPreferences())
        ]
    }

    /// Light or dark for a whole picture of a view; nil where no view in it says, or several do.
    package static func colorScheme(of view: any View) -> ColorScheme? {
        let parts = all(in: view)
        return parts.count == 1 ? parts[0].preferences.colorScheme : nil
    }
}

/// A view that is several previews, or asks something of its preview.
@MainActor
protocol PreviewContainer {
    /// The previews.
    var previewParts: [DeclaredPreview] { get }
}

extension TupleView: PreviewContainer {
    @MainActor var previewParts: [DeclaredPreview] { parts.flatMap { DeclaredPreview.all(in: $0) } }
}

extension Group: PreviewContainer where Content: View {
    @MainActor var previewParts: [DeclaredPreview] { DeclaredPreview.all(in: content) }
}

extension ForEach: PreviewContainer where Content: View {
    @MainActor var previewParts: [DeclaredPreview] { data.flatMap { DeclaredPreview.all(in: content($0)) } }
}

/// A modifier around several previews is one of each.
extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
    @MainActor var previewParts: [DeclaredPreview] {
        DeclaredPreview.all(in: content).map { DeclaredPreview(view: modified($0.view), preferences: $0.preferences) }
    }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}

/// A view that asks something of its preview.
nonisolated struct ConfiguredPreview<Content: View>: PrimitiveView, PreviewContainer {
    let content: Content
    let preferences: PreviewPreferences

    @MainActor func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context)
    }

    @MainActor var previewParts: [DeclaredPreview] {
        DeclaredPreview.all(in: content).map {
            DeclaredPreview(view: $0.view, preferences: $0.preferences.completed(by: preferences))
        }
    }
}
