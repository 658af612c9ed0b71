/// A view that leads to another one. In a row of a list it has a mark at the end of the line.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let target: LinkTarget

    private init(_ label: Label, _ target: LinkTarget) {
        self.label = label
        self.target = target
    }

    /// A link with a label to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(AnyView(destination())))
    }

    /// A link with a label to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .view(AnyView(destination)))
    }

    /// A link that may be active, with a label to a view.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), .active(isActive, AnyView(destination())))
    }

    /// A link that may be active, with a label to a view.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label(), .active(isActive, AnyView(destination)))
    }

    /// A link that is active for a value, with a label to a view.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(label(), .active(isActive, AnyView(destination)))
    }

    /// The label, with a mark in a row of a list.
    public var body: some View {
        EnvironmentReader { environment in
            if environment.isInListRow {
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 8)
                    environment.rowBadge?.show().foregroundStyle(.secondary)
                    Image(systemName: "chevron.forward")
                        .font(.footnote.weight(.bold)).imageScale(.small)
                        .foregroundStyle(Color(.tertiaryLabel))
                }
                .opacity(environment.isEnabled ? 1 : 0.5)
                .control("NavigationLink", fillsRow: true).accessibilityControl(.button)
                .onStepTap { target.follow(in: environment.navigationPile) }
                .modifier(
                    NodeModifier { node in
                        node.values[LinkValueKey.self] = target.value
                        node.responses.yieldsToRow =
                            environment.isEditing || environment.splitColumn != nil && target.value != nil
                    }
                )
                .modifier(NavigationRequestModifier { target.request(in: $0) })
            } else {
                Button(action: { target.follow(in: environment.navigationPile) }, label: { label })
                    .modifier(NavigationRequestModifier { target.request(in: $0) })
            }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link with a label to what a value stands for.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label(), .value(value.map { AnyHashable($0) }))
    }

    /// A link with a text to what a value stands for.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
    }

    /// A link with a text to what a value stands for.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(Text(title), .value(value.map { AnyHashable($0) }))
    }
}

extension NavigationLink where Label == Text {
    /// A link with a text to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(Text(titleKey), .view(AnyView(destination())))
    }

    /// A link with a text to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(Text(title), .view(AnyView(destination())))
    }

    /// A link with a text to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(Text(titleKey), .view(AnyView(destination)))
    }

    /// A link with a text to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(Text(title), .view(AnyView(destination)))
    }
}

/// The destination of a link.
enum LinkTarget {
    case view(AnyView)
    case value(AnyHashable?)
    case active(Binding<Bool>, AnyView)

    /// The value that leads on; nil for a link to a view.
    var value: AnyHashable? {
        if case .value(let value) = self { value } else { nil }
    }

    /// Leads on.
    @MainActor func follow(in pile: NavigationPile?) {
        switch self {
        case .view(let view): pile?.push(view)
        case .value(let value): if let value { pile?.push(value) }
        case .active(let isActive, _): isActive.wrappedValue = true
        }
    }

    /// Leads on where a binding says so.
    @MainActor func request(in pile: NavigationPile) {
        guard case .active(let isActive, let view) = self, isActive.wrappedValue else { return }
        pile.requests.append(
            .init(view: view, while: { isActive.wrappedValue }, pop: { isActive.wrappedValue = false }))
    }
}
