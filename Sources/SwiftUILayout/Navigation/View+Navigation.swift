extension View {
    func navigation(_ change: @escaping (inout NavigationValues) -> Void) -> some View {
        modifier(NavigationValuesModifier(change: change))
    }

    /// The title of the bar.
    public func navigationTitle(_ title: Text) -> some View { navigation { $0.title = title } }
    /// The title of the bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// The title of the bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title of the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// The title of the bar, by its older name.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// The title of the bar, by its older name.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// The title of the bar, by its older name.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title of the bar and how it stands, by its older name.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }
    /// The title of the bar and how it stands, by its older name.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    /// The title of the bar and how it stands, by its older name.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }
    /// How the title stands.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigation { $0.titleMode = displayMode.mode }
    }
    /// How the title stands.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigation { $0.titleMode = mode.mode }
    }
    /// Whether there is a bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { navigation { $0.isHidden = hidden } }
    /// Whether there is a back button. A stack shows its first view, which has none anyway.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigation { $0.hasBackButton = !hidesBackButton }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
    /// A field to search with, under the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        navigation {
            $0.searchPrompt = prompt ?? Text(verbatim: "")
            $0.search = text
        }
    }
    /// A field to search with, under the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with, under the title.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with that may be open, under the title.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with, under the title; what is proposed while somebody types is not shown.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with, under the title; what is proposed while somebody types is not shown.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    /// The ground of bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.background = AnyShapeStyle(style) }
    }
    /// Whether bars have a ground.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.backgroundVisibility = visibility }
    }
    /// Whether bars have a ground.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.backgroundVisibility = visibility }
    }
    /// Whether bars show.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation {
            if visibility == .hidden, bars.contains(.navigationBar) || bars.isEmpty { $0.isHidden = true }
            if visibility == .hidden, bars.contains(.tabBar) { $0.isTabBarHidden = true }
        }
    }
    /// Whether bars show.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation {
            if visibility == .hidden, bars.contains(.navigationBar) { $0.isHidden = true }
            if visibility == .hidden, bars.contains(.tabBar) { $0.isTabBarHidden = true }
        }
    }
    /// Light or dark bars; Keyline draws them as the screen is.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// What a bar with a title for a menu offers; it does not show.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
