public import SwiftUILayout

// The buttons and toggles of widgets, which perform an intent.

extension Button {
    /// A button that performs an intent.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    /// A button that performs an intent and is there for something.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try await intent.perform() } }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a text that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(role: nil, intent: intent) { Text(titleKey) }
    }

    /// A button with a text that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(role: nil, intent: intent) { Text(title) }
    }

    /// A button with a text that performs an intent and is there for something.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }
}

extension Button where Label == SwiftUILayout.Label<Text, Image> {
    /// A button with a text and a symbol that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(role: nil, intent: intent) { SwiftUILayout.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
        self.init(role: nil, intent: intent) { SwiftUILayout.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// A toggle that performs an intent, and shows a state until then.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: Binding(get: { isOn }, set: { _ in Task { _ = try await intent.perform() } }), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that performs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    /// A toggle with a text that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
