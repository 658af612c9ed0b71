import SwiftUILayout

extension ElementKinds {
    static let navigation = [
        ElementKind(
            "NavigationStack", "A screen under a bar.", [.content], shorthand: "content"
        ) { arguments in
            NavigationStack { arguments.content() }
        },
        ElementKind(
            "NavigationLink", "What leads to another screen.",
            [.title, .systemImage, .image, .label], shorthand: "title", "label"
        ) { arguments in
            NavigationLink {
                EmptyView()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "TabView", "Screens of which the chosen one shows, over a bar of tabs.",
            [Parameter("selection", .string, "The tag of the screen that shows; otherwise the first."), .content],
            shorthand: "content"
        ) { arguments in
            guard let selection = arguments.string("selection") else { return TabView { arguments.content() } }
            return TabView(selection: .constant(selection)) { arguments.content() }
        },
        ElementKind(
            "Tab", "A screen of a tab view, with what the bar shows for it.",
            [
                .title, .systemImage, .image, .label,
                Parameter("value", .string, "The tag by which it is chosen."), .content,
            ]
        ) { arguments in
            // A tab is one view, whatever stands in it; one that does not show may have nothing in it.
            let views = arguments.views()
            let screen = views.count == 1 ? views[0] : AnyView(VStack { arguments.content() })
            let content = screen.tabItem { arguments.labelView() ?? AnyView(EmptyView()) }
            guard let value = arguments.string("value") else { return content }
            return content.tag(value)
        },
    ]
}
