public import Foundation

// What a running app presents. The first frame shows none of it; steps do.
extension View {
    /// A view that comes from below.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss: onDismiss, content: content) }

    /// A view that comes from below for an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss: onDismiss, content: content) }

    /// A view over the whole screen.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss: onDismiss, content: content) }

    /// A view over the whole screen for an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss: onDismiss, content: content) }

    /// A view in a bubble; steps show it as a sheet, as phones do.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, content: content) }

    /// A view in a bubble for an item; steps show it as a sheet, as phones do.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, content: content) }

    /// A question.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
    }

    /// A message of an error.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            .alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented, actions: actions(),
            message: EmptyView())
    }

    /// A message of an error, with an explanation.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        asking(
            .alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented, actions: error.map(actions),
            message: error.map(message))
    }

    /// A question with an explanation.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking(.alert, Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// A question.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.alert, title, isPresented, actions: actions(), message: EmptyView())
    }

    /// A question with an explanation.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.alert, title, isPresented, actions: actions(), message: message())
    }

    /// A question.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(.alert, Text(title), isPresented, actions: actions(), message: EmptyView())
    }

    /// A question with an explanation.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(.alert, Text(title), isPresented, actions: actions(), message: message())
    }

    /// A question about data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(.alert, Text(titleKey), isPresented.presenting(data), actions: data.map(actions), message: EmptyView())
    }

    /// A question about data with an explanation.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            .alert, Text(titleKey), isPresented.presenting(data), actions: data.map(actions), message: data.map(message)
        )
    }

    /// A question, by its older form.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return asking(.alert, alert.title, isPresented, actions: alert.actions, message: alert.message)
    }

    /// A question about an item, by its older form.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return asking(.alert, alert?.title, isPresented, actions: alert?.actions, message: alert?.message)
    }

    /// A choice of actions.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
            message: EmptyView())
    }

    /// A choice of actions with an explanation.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
            message: message())
    }

    /// A choice of actions.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        asking(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
            message: EmptyView())
    }

    /// A choice of actions about data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        asking(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented.presenting(data),
            actions: data.map(actions), message: EmptyView())
    }

    /// Actions that a long press shows.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

    /// Actions and a view that a long press shows.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }

    /// Actions that swiping a row shows.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// How high a sheet is.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        layoutValue(key: SheetHeightKey.self, value: detents)
    }

    /// How high a sheet is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { layoutValue(key: SheetHeightKey.self, value: [selection.wrappedValue]) }

    /// Whether a sheet has a mark to drag it by.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// The ground of a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// The ground of a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// What can be done behind a sheet.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// The corners of a sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// What a sheet becomes where there is little room.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// What scrolling in a sheet does.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Whether dragging puts a sheet away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// What a value leads to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationRequestModifier { stack in
                stack.destinations.append { ($0.base as? D).map { AnyView(destination($0)) } }
            })
    }

    /// What a link leads to.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return modifier(
            NavigationRequestModifier { stack in
                guard isPresented.wrappedValue else { return }
                stack.requests.append(
                    .init(
                        view: view, while: { isPresented.wrappedValue }, pop: { isPresented.wrappedValue = false }))
            })
    }

    /// What an item leads to.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationRequestModifier { stack in
                guard let value = item.wrappedValue else { return }
                stack.requests.append(
                    .init(
                        view: AnyView(destination(value)), while: { item.wrappedValue != nil },
                        pop: { item.wrappedValue = nil }))
            })
    }

    /// How a link comes in.
    public func navigationTransition(_ style: NavigationTransition) -> some View { self }

    /// What the view comes out of.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// How older stacks look.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// How split views look.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// The width of a column.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Whether a sheet for the system shows.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
}

extension Binding<Bool> {
    /// True only while there is something to present.
    fileprivate func presenting(_ data: (some Any)?) -> Binding<Bool> {
        let isMissing = data == nil
        return Binding(get: { wrappedValue && !isMissing }, set: { wrappedValue = $0 })
    }
}
