/// What modifiers ask of a preview; whoever shows it follows, the view itself looks the same.
package struct PreviewWishes: Sendable {
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
    fileprivate func completed(by outer: PreviewWishes) -> PreviewWishes {
        PreviewWishes(
            displayName: displayName ?? outer.displayName, layout: layout ?? outer.layout,
            device: device ?? outer.device,
            orientation: orientation ?? outer.orientation, colorScheme: colorScheme ?? outer.colorScheme)
    }
}

/// One of the previews that a `PreviewProvider` shows.
@MainActor
package struct PreviewPart {
    /// What is shown.
    package let view: any View
    /// How it wants to be shown.
    package let wishes: PreviewWishes

    /// The previews in a provider's views: each of several views that follow one another, in groups too, is one.
    ///
    /// What is asked of a group is asked of each of its views that does not ask for something else.
    package static func all(in view: any View) -> [PreviewPart] {
        (view as? any PreviewContainer)?.previewParts ?? [PreviewPart(view: view, wishes: PreviewWishes())]
    }

    /// Light or dark for a whole picture of a view; nil where no view in it says, or several do.
    package static func colorScheme(of view: any View) -> ColorScheme? {
        let parts = all(in: view)
        return parts.count == 1 ? parts[0].wishes.colorScheme : nil
    }
}

/// A view that is several previews, or asks something of its preview.
@MainActor
protocol PreviewContainer {
    /// The previews.
    var previewParts: [PreviewPart] { get }
}

extension TupleView: PreviewContainer {
    @MainActor var previewParts: [PreviewPart] { parts.flatMap { PreviewPart.all(in: $0) } }
}

extension Group: PreviewContainer where Content: View {
    @MainActor var previewParts: [PreviewPart] { PreviewPart.all(in: content) }
}

extension ForEach: PreviewContainer where Content: View {
    @MainActor var previewParts: [PreviewPart] { data.flatMap { PreviewPart.all(in: content($0)) } }
}

/// A modifier around several previews is one of each.
extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.all(in: content).map { PreviewPart(view: modified($0.view), wishes: $0.wishes) }
    }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}

/// A view that asks something of its preview.
nonisolated struct WishingPreview<Content: View>: PrimitiveView, PreviewContainer {
    let content: Content
    let wishes: PreviewWishes

    @MainActor func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context)
    }

    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.all(in: content).map { PreviewPart(view: $0.view, wishes: $0.wishes.completed(by: wishes)) }
    }
}
