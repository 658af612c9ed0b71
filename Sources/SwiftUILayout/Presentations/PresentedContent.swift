import Foundation

/// Something that is shown over the views of a scene once steps are done.
struct PresentedContent {
    /// The form of a presentation.
    enum Style: Hashable {
        case sheet
        case cover
        case alert
        case dialog
    }

    /// The form of a presentation.
    let style: Style
    /// The view.
    let content: AnyView
    /// The place of the content in the tree, with the environment of the view that presents it.
    let context: _ViewContext
    /// Takes it away.
    let dismiss: @MainActor () -> Void
}

/// Presents something while a condition holds. Before the first step nothing is presented.
struct PresentationModifier: ViewModifier {
    typealias Body = Never
    /// The form and the view; nil while nothing is to be presented.
    let shown: @MainActor () -> (style: PresentedContent.Style, content: AnyView)?
    /// Makes the condition no longer hold.
    let dismiss: @MainActor () -> Void
    /// Called once the presentation is gone.
    var onDismiss: (@MainActor () -> Void)?

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        guard context.scene.takesSteps else { return content._makeNodes(into: &list, in: context) }
        content._makeNodes(into: &list, in: context.child(.content))
        let beside = context.child(.modifier)
        let wasShown = beside.identity.storage.cell("presented") { StateCell(false) }
        if let shown = shown() {
            wasShown.value = true
            let presented = PresentedContent(
                style: shown.style, content: shown.content, context: beside.child(.secondary), dismiss: dismiss)
            context.scene.presentations.append { PresentedLayer.node(presented) }
        } else if wasShown.value {
            wasShown.value = false
            guard let onDismiss else { return }
            var isDone = false
            context.scene.changes.append {
                guard !isDone else { return false }
                isDone = true
                onDismiss()
                return true
            }
        }
    }
}

extension View {
    /// Presents content while a binding is true.
    func presenting<Content: View>(
        _ style: PresentedContent.Style, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var done: (@MainActor () -> Void)?
        if let onDismiss { done = { onDismiss() } }
        let shown: @MainActor () -> (style: PresentedContent.Style, content: AnyView)? = {
            guard isPresented.wrappedValue else { return nil }
            return (style: style, content: AnyView(content()))
        }
        return modifier(
            PresentationModifier(shown: shown, dismiss: { isPresented.wrappedValue = false }, onDismiss: done))
    }

    /// Presents content while a binding has a value.
    func presenting<Item, Content: View>(
        _ style: PresentedContent.Style, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var done: (@MainActor () -> Void)?
        if let onDismiss { done = { onDismiss() } }
        let shown: @MainActor () -> (style: PresentedContent.Style, content: AnyView)? = {
            guard let value = item.wrappedValue else { return nil }
            return (style: style, content: AnyView(content(value)))
        }
        return modifier(PresentationModifier(shown: shown, dismiss: { item.wrappedValue = nil }, onDismiss: done))
    }

    /// Presents a question while a binding is true.
    func asking<Actions: View, Message: View>(
        _ style: PresentedContent.Style, _ title: Text?, _ isPresented: Binding<Bool>, actions: Actions,
        message: Message
    ) -> some View {
        presenting(style, isPresented) {
            QuestionView(isDialog: style == .dialog, title: title, actions: actions, message: message)
        }
    }
}
