/// A view that leads to another one. In a row of a list it has a mark at the end of the line.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    /// A link with a label to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link with a label to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link that may be active, with a label to a view.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link that may be active, with a label to a view.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link that is active for a value, with a label to a view.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
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
            } else {
                Button(action: {}, label: { label })
            }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link with a label to what a value stands for.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A link with a text to what a value stands for.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        label = Text(titleKey)
    }

    /// A link with a text to what a value stands for.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        label = Text(title)
    }
}

extension NavigationLink where Label == Text {
    /// A link with a text to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// A link with a text to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        label = Text(title)
    }

    /// A link with a text to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        label = Text(titleKey)
    }

    /// A link with a text to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        label = Text(title)
    }
}
