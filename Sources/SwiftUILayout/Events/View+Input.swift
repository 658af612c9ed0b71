public import Foundation

// What matters only in a running app. A still picture shows the first frame, in which nothing was touched, moved or presented.
extension View {
    /// Where the focus is.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            NodeModifier { node in
                node.responses.focus = FocusResponse(
                    isFocused: { binding.wrappedValue == value }, gain: { binding.wrappedValue = value }, lose: {})
            })
    }

    /// Whether the view has the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            NodeModifier { node in
                node.responses.focus = FocusResponse(
                    isFocused: { condition.wrappedValue }, gain: { condition.wrappedValue = true },
                    lose: { condition.wrappedValue = false })
            })
    }

    /// Where the focus is at first.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }

    /// Whether the view can have the focus.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    /// What happens when a text is done.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }

    /// What the key says that is pressed last.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Whether what is typed in is kept from forms around.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    /// The keyboard.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Which text is written.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// When letters become capitals.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// When letters become capitals, by an older name.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Whether mistakes are corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Whether mistakes are corrected, by an older name.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Whether text can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// What scrolling does to the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Whether the view scrolls.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Whether indicators show.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Whether indicators flash.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Where scrolling stops.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

    /// Where scrolling stops.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Where the view is scrolled to; a still picture shows its beginning.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }

    /// Where the view is scrolled to at first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

    /// When the view bounces.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Whether the strip at the top of the screen shows; Keyline draws none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Whether the strip at the top of the screen shows; Keyline draws none.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Whether the system shows what lies over the screen; Keyline draws none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// What opening an address does.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// What an activity does.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSObject) -> Void
    ) -> some View { self }

    /// What happens when the view goes.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// Light or dark for the whole presentation; nil for that of the scene.
    ///
    /// The ground of a picture follows where only modifiers and groups stand around.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        ConfiguredPreview(
            content: changing { if let colorScheme { $0.colorScheme = colorScheme } },
            preferences: PreviewPreferences(colorScheme: colorScheme))
    }

    /// The name of the preview among those of a `PreviewProvider`. Modifiers and groups may stand around it, other views may not.
    public func previewDisplayName(_ value: String?) -> some View {
        ConfiguredPreview(content: self, preferences: PreviewPreferences(displayName: value))
    }

    /// The room of the preview, where `previewDisplayName(_:)` may stand.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        ConfiguredPreview(content: self, preferences: PreviewPreferences(layout: value))
    }

    /// The device of the preview, where `previewDisplayName(_:)` may stand.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        ConfiguredPreview(content: self, preferences: PreviewPreferences(device: value))
    }

    /// How the device of the preview is held, where `previewDisplayName(_:)` may stand.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        ConfiguredPreview(content: self, preferences: PreviewPreferences(orientation: value))
    }

    /// The choices of a text that is searched.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    /// Where a text is searched.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }

    /// A completion of the text that is searched.
    public func searchCompletion(_ completion: String) -> some View { self }

    /// A tip for a pointer.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// A tip for a pointer.
    public func help(_ text: Text) -> some View { self }
}
