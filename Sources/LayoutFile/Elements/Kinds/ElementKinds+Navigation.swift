import SwiftUILayout

extension ElementKinds {
    static let navigation = [
        ElementKind(
            "NavigationStack", "A screen with a navigation bar.", [.content], shorthand: "content"
        ) { arguments in
            NavigationStack { arguments.content() }
        },
        ElementKind(
            "NavigationLink", "A link to another screen.",
            [.title, .systemImage, .image, .label], shorthand: "title", "label"
        ) { arguments in
            NavigationLink {
                EmptyView()
            } label: {
                arguments.labelView() ?? AnyView(EmptyView())
            }
        },
        ElementKind(
            "TabView", "A tab view: the selected screen above a tab bar.",
            [Parameter("selection", .string, "The tag of the selected screen (default: the first)."), .content],
            shorthand: "content"
        ) { arguments in
            guard let selection = arguments.string("selection") else { return TabView { arguments.content() } }
            return TabView(selection: .constant(selection)) { arguments.content() }
        },
        ElementKind(
            "Tab", "A screen of a tab view, with its tab item.",
            [
                .title, .systemImage, .image, .label,
                Parameter("value", .string, "The tag that selects it."), .content,
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
